import { movieSeconds, readProjectData } from '@reelwright/movie';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { listenToHost, tellHost } from './host-messages.ts';
import { MoviePlayer } from './movie-player.tsx';
import type { MovieScreen } from './movie-screen.ts';
import classes from './player-page.module.css';
import type { PlayerQuery } from './player-query.ts';

/** /player.html: one movie, as large as the window. */
export function PlayerPage({ query }: { readonly query: PlayerQuery }) {
  const { pid, preview, loop, autoplay, scale, slideIndex } = query;
  const screen = useRef<MovieScreen>(undefined);
  const project = useQuery({
    queryKey: ['movie', pid],
    enabled: pid !== undefined,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const { data_json } = await client.watchLoad({ query: { pid: pid ?? 0 } }, { signal });
      return readProjectData(JSON.parse(data_json)).data;
    },
  });
  const { refetch } = project;
  useEffect(
    () =>
      listenToHost((message) => {
        const transport = screen.current?.transport;
        if (message.type === 'update') void refetch();
        else if (message.type === 'seek') transport?.seek(message.seconds);
        else if (message.type === 'play') transport?.play();
        else transport?.pause();
      }),
    [refetch],
  );

  if (pid === undefined) return <Notice>No video was chosen.</Notice>;
  if (project.error) return <Notice>{errorMessage(project.error)}</Notice>;
  if (!project.data) return <Notice quiet>Loading..</Notice>;
  if (project.data.frames.length === 0) {
    return <Notice>This video has no slides yet.</Notice>;
  }
  return (
    <div className={classes.page}>
      <MoviePlayer
        movie={project.data}
        loop={loop}
        autoplay={autoplay}
        slideIndex={slideIndex}
        tellsProblems={preview}
        {...(scale !== undefined && { scale })}
        onReady={(opened) => {
          screen.current = opened;
          tellHost({ type: 'ready', duration: movieSeconds(project.data) });
        }}
        onTime={(seconds, slide) => tellHost({ type: 'time', seconds, slide })}
        onStopped={(seconds) => tellHost({ type: 'stopped', seconds })}
      />
    </div>
  );
}

function Notice({
  children,
  quiet = false,
}: {
  readonly children: string;
  readonly quiet?: boolean;
}) {
  return (
    <div className={classes.page} data-mantine-color-scheme="dark">
      <p className={classes.notice} role={quiet ? 'status' : 'alert'}>
        {children}
      </p>
    </div>
  );
}
