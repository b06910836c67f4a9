import { posterSeconds } from '@reelwright/movie';
import { Suspense, useEffect, useState } from 'react';
import { FetchedThumb } from '../../player/fetched-thumb.tsx';
import { useReducedMotion } from '../../theme/use-reduced-motion.ts';
import { previewOfCategory } from '../../video-types/kind-previews.tsx';
import { useMovie } from './calls/use-movie.ts';
import classes from './project-thumbnail.module.css';

interface ProjectThumbnailProps {
  readonly project: { readonly id: number; readonly category: string; readonly frames: number };
  readonly thumbnail: string | null;
  /** A few seconds of its video, as an animated picture, where it has one. */
  readonly preview?: string | undefined;
  /** Whether it moves. */
  readonly isLive?: boolean;
}

/**
 * A project's picture, which moves while it is live: the preview of its video, else the movie itself, drawn
 * as it is. Without a picture, or when that can't be loaded, a drawing of its kind. It decorates.
 */
export function ProjectThumbnail(props: ProjectThumbnailProps) {
  const { project, thumbnail, preview, isLive = false } = props;
  const [broken, setBroken] = useState<string>();
  const isStill = useReducedMotion();
  const moves = isLive && !isStill;
  const picture = moves && preview && preview !== broken ? preview : thumbnail;
  useEffect(() => {
    // What could not be fetched without a connection is tried again with one.
    const retry = () => setBroken(undefined);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <span className={classes.frame}>
      {picture && picture !== broken ? (
        <img
          src={picture}
          alt=""
          className={classes.picture}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      ) : (
        <svg
          viewBox="0 0 160 90"
          preserveAspectRatio="xMidYMid slice"
          className={classes.picture}
          aria-hidden="true"
          focusable="false"
        >
          {previewOfCategory(project.category)}
        </svg>
      )}
      {moves && !preview && project.frames > 0 && <LiveMovie id={project.id} />}
    </span>
  );
}

/** The movie as it is just now, over the still picture, once it is loaded. */
function LiveMovie({ id }: { readonly id: number }) {
  const { data: movie } = useMovie(id);
  if (!movie) return null;
  const { width, height } = movie.movie.size;
  return (
    <span className={classes.movie} style={{ '--ratio': width / height }} aria-hidden="true">
      <Suspense>
        <FetchedThumb movie={movie} stillSeconds={posterSeconds(movie)} isPlaying label="" />
      </Suspense>
    </span>
  );
}
