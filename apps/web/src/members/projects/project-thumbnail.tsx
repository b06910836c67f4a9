import { useState } from 'react';
import { prefersReducedMotion } from '../../theme/use-reduced-motion.ts';
import { previewOfCategory } from '../../video-types/kind-previews.tsx';
import classes from './project-thumbnail.module.css';

interface ProjectThumbnailProps {
  readonly category: string;
  readonly thumbnail: string | null;
  /** Shown instead while the row is pointed at. */
  readonly moving?: string | undefined;
}

/** A project's picture; without one, or when it can't be loaded, a drawing of its kind. It decorates. */
export function ProjectThumbnail({ category, thumbnail, moving }: ProjectThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  const picture = moving && moving !== broken && !prefersReducedMotion() ? moving : thumbnail;
  return (
    <div className={classes.frame}>
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
          {previewOfCategory(category)}
        </svg>
      )}
    </div>
  );
}
