import type { WatchData } from '@reelwright/contract';
import { readProjectData } from '@reelwright/movie';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { client } from '../api/client.ts';
import { FinishedVideo } from '../ui/finished-video.tsx';
import { onThisOrigin } from './page-data.ts';
import classes from './video-screen.module.css';

const MoviePlayer = lazy(async () => ({
  default: (await import('../player/movie-player.tsx')).MoviePlayer,
}));

/** A video where anybody sees it: the file once there is one, the movie itself until then. */
export function VideoScreen({ video }: { readonly video: WatchData }) {
  const { title, videoUrl, posterUrl } = video;
  return (
    <div className={classes.screen} data-mantine-color-scheme="dark">
      {videoUrl ? (
        <FinishedVideo
          className={classes.video}
          src={onThisOrigin(videoUrl)}
          poster={posterUrl ? onThisOrigin(posterUrl) : undefined}
          title={title}
        />
      ) : (
        <LiveMovie id={video.id} />
      )}
    </div>
  );
}

function LiveMovie({ id }: { readonly id: number }) {
  const movie = useQuery({
    queryKey: ['movie', id],
    queryFn: async ({ signal }) => {
      const { data_json } = await client.watchLoad({ query: { pid: id } }, { signal });
      return readProjectData(JSON.parse(data_json)).data;
    },
    retry: 1,
    refetchOnWindowFocus: false,
  });
  if (movie.isError) {
    return (
      <p className={classes.notice} role="alert">
        This video could not be loaded. Please reload the page.
      </p>
    );
  }
  const loading = (
    <p className={classes.notice} role="status">
      Loading..
    </p>
  );
  return (
    <Suspense fallback={loading}>
      {movie.data ? <MoviePlayer movie={movie.data} /> : loading}
    </Suspense>
  );
}
