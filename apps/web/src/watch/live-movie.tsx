import type { WatchData } from '@reelwright/contract';
import { readProjectData, watermarkedWithinPlan } from '@reelwright/movie';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { MoviePlayer } from '../player/movie-player.tsx';
import { onThisOrigin } from './page-data.ts';
import classes from './video-screen.module.css';
import { VideoWait } from './video-wait.tsx';

interface LiveMovieProps {
  readonly video: WatchData;
  readonly fillsFrame: boolean;
}

/** Movies with our watermark are those of plans without one of their own. */
const ofFreePlans = { defaultWatermark: true, customWatermark: false, customSize: false };

/** A published movie of which there is no file yet: drawn here, with the watermark that the file will have. */
export function LiveMovie({ video, fillsFrame }: LiveMovieProps) {
  const { id, watermark, posterUrl } = video;
  const movie = useQuery({
    queryKey: ['movie', id],
    queryFn: async ({ signal }) => {
      const { data_json } = await client.watchLoad({ query: { pid: id } }, { signal });
      const { data } = readProjectData(JSON.parse(data_json));
      return watermark ? watermarkedWithinPlan(data, ofFreePlans) : data;
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
  if (!movie.data) return <VideoWait video={video} />;
  return (
    <MoviePlayer
      movie={movie.data}
      ownsPage={fillsFrame}
      barOver={fillsFrame}
      {...(posterUrl && { poster: onThisOrigin(posterUrl) })}
    />
  );
}
