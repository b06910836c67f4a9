import type { WatchData } from '@reelwright/contract';
import { lazy, Suspense } from 'react';
import { VideoPlayer } from '../player/video-player.tsx';
import { onThisOrigin } from './page-data.ts';
import classes from './video-screen.module.css';
import { VideoWait } from './video-wait.tsx';

/** The stage is large, and most videos have a file. */
const LiveMovie = lazy(async () => ({ default: (await import('./live-movie.tsx')).LiveMovie }));

interface VideoScreenProps {
  readonly video: WatchData;
  /** It is all of a page that others frame. */
  readonly fillsFrame?: boolean;
}

/** A video where anybody sees it: the file once there is one, the movie itself until then. */
export function VideoScreen({ video, fillsFrame = false }: VideoScreenProps) {
  const { title, videoUrl, posterUrl, captionsUrl, seconds } = video;
  return (
    <div className={classes.screen} data-mantine-color-scheme="dark">
      {videoUrl ? (
        <VideoPlayer
          src={onThisOrigin(videoUrl)}
          poster={posterUrl ? onThisOrigin(posterUrl) : undefined}
          captions={onThisOrigin(captionsUrl)}
          title={title}
          durationSeconds={seconds}
          fillsFrame={fillsFrame}
          settings={video.player}
        />
      ) : (
        <Suspense fallback={<VideoWait video={video} />}>
          <LiveMovie video={video} fillsFrame={fillsFrame} />
        </Suspense>
      )}
    </div>
  );
}
