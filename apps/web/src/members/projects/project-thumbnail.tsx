import { useState } from 'react';
import { previewOfCategory } from '../../video-types/kind-previews.tsx';
import classes from './project-thumbnail.module.css';

interface ProjectThumbnailProps {
  readonly category: string;
  readonly thumbnail: string | null;
}

/** A project's picture; without one, or when it can't be loaded, a drawing of its kind. It decorates. */
export function ProjectThumbnail({ category, thumbnail }: ProjectThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={classes.frame}>
      {thumbnail && thumbnail !== broken ? (
        <img
          src={thumbnail}
          alt=""
          className={classes.picture}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(thumbnail)}
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
