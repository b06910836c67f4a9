import type { WatchData } from '@reelwright/contract';
import { lazy, type RefObject, Suspense } from 'react';
import { type PlayPlace, VideoPlayer } from '../player/video-player.tsx';
import { useLead } from './lead/use-lead.tsx';
import { onThisOrigin } from './page-data.ts';
import classes from './video-screen.module.css';
import { VideoWait } from './video-wait.tsx';

/** The stage is large, and most videos have a file. */
const LiveMovie = lazy(async () => ({ default: (await import('./live-movie.tsx')).LiveMovie }));

interface VideoScreenProps {
  readonly video: WatchData;
  /** It is all of a page that others frame. */
  readonly fillsFrame?: boolean;
  /** Kept by whoever shows the film in one format after the other. */
  readonly place?: RefObject<PlayPlace>;
}

/** A video where anybody sees it: the file once there is one, the movie itself until then. */
export function VideoScreen({ video, fillsFrame = false, place }: VideoScreenProps) {
  const { title, videoUrl, posterUrl, captionsUrl, seconds } = video;
  const lead = useLead(video, fillsFrame ? 'embed' : 'watch');
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
          holds={lead.holds}
          cover={lead.cover}
          {...(place && { place })}
        />
      ) : (
        <Suspense fallback={<VideoWait video={video} />}>
          <LiveMovie video={video} fillsFrame={fillsFrame} lead={lead} />
        </Suspense>
      )}
    </div>
  );
}
