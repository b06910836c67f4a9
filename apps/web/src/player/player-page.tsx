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

/** How often a movie that is being worked on is looked at for what was saved. */
const updateMs = 2000;

/** Spec: what guests see in place of a preview. Their drafts are not saved, so there is nothing to load. */
const guestMessage = 'Save your project to enable preview';

/** /player.html: one movie, as large as the window. */
export function PlayerPage({ query }: { readonly query: PlayerQuery }) {
  const { pid, preview, loop, autoplay, update, scale, slideIndex } = query;
  const screen = useRef<MovieScreen>(undefined);
  const project = useQuery({
    queryKey: ['movie', pid],
    enabled: pid !== undefined,
    retry: false,
    refetchOnWindowFocus: update,
    refetchInterval: update && updateMs,
    queryFn: async ({ signal }) => {
      try {
        const { data_json } = await client.watchLoad({ query: { pid: pid ?? 0 } }, { signal });
        return readProjectData(JSON.parse(data_json)).data;
      } catch (error) {
        if (preview && (await isGuest(signal))) throw new Error(guestMessage, { cause: error });
        throw error;
      }
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

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.fullscreenElement) tellHost({ type: 'escape' });
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);

  if (pid === undefined) return <Notice>{preview ? guestMessage : 'No video was chosen.'}</Notice>;
  // A movie that plays already goes on when looking for changes fails.
  if (project.error && !project.data) return <Notice>{errorMessage(project.error)}</Notice>;
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
        ownsPage
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

async function isGuest(signal: AbortSignal): Promise<boolean> {
  const { user } = await client.userInfo({}, { signal });
  return user === null;
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
