import type { VideoStatus } from '@reelwright/contract';
import { movieSeconds, type ProjectData, posterSeconds, slideSeconds } from '@reelwright/movie';
import { MovieThumb } from '../player/movie-thumb.tsx';
import { VideoPlayer } from '../player/video-player.tsx';
import { useReducedMotion } from '../theme/use-reduced-motion.ts';
import { publicFile } from './public-file.ts';
import classes from './video-preview.module.css';

interface VideoPreviewProps {
  readonly title: string;
  readonly video: VideoStatus;
  readonly movie: ProjectData | undefined;
}

/** The finished video, or the movie as it is: while it is made, the slide that is being drawn. */
export function VideoPreview({ title, video, movie }: VideoPreviewProps) {
  const isStill = useReducedMotion();
  const size = movie?.movie.size ?? { width: 16, height: 9 };
  const isMade = video.status === 'processing' || video.status === 'pending';
  return (
    <div className={classes.ground} data-mantine-color-scheme="dark">
      {video.status === 'pass' && video.video_url ? (
        <div className={classes.video}>
          <VideoPlayer
            key={video.video_url}
            src={publicFile(video.proj_id, 'video.mp4', video.video_url)}
            poster={
              video.poster_url
                ? publicFile(video.proj_id, 'poster.jpg', video.poster_url)
                : undefined
            }
            captions={publicFile(video.proj_id, 'captions.vtt', video.video_url)}
            title={title}
            durationSeconds={movie ? movieSeconds(movie) : null}
            barOver
          />
        </div>
      ) : (
        movie && (
          <div className={classes.movie} style={{ '--ratio': size.width / size.height }}>
            <MovieThumb
              movie={movie}
              stillSeconds={isMade ? momentOf(movie, video.slide) : posterSeconds(movie)}
              isPlaying={!isMade && !isStill}
              label={isMade ? 'The slide that is being drawn' : `“${title}” as it will look`}
            />
          </div>
        )
      )}
    </div>
  );
}

/** A moment of a slide (counted from 1) at which what comes in has come. */
function momentOf(movie: ProjectData, slide: number | null): number {
  const place = Math.min(Math.max(1, slide ?? 1), movie.frames.length) - 1;
  const current = movie.frames[place];
  if (!current) return 0;
  const before = movieSeconds({ frames: movie.frames.slice(0, place) });
  return before + slideSeconds(current) * 0.6;
}
