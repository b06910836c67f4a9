import type { ProjectData } from '@reelwright/movie';
import { memo } from 'react';
import { useInView } from '../../catalogue/use-in-view.ts';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import classes from './film-thumb.module.css';
import { momentOf } from './slide-of.ts';

interface FilmThumbProps {
  readonly film: ProjectData | undefined;
  /** The slide, or what it was made of. */
  readonly of: string;
}

/** A moment of the film as a small picture, drawn once it comes into view: a film has forty slides. It decorates. */
export const FilmThumb = memo(function FilmThumb({ film, of }: FilmThumbProps) {
  const [frame, isSeen] = useInView<HTMLSpanElement>();
  const moment = film && momentOf(film, of);
  return (
    <span ref={frame} className={classes.thumb} aria-hidden="true">
      {isSeen && film && moment && (
        <MovieThumb movie={film} stillSeconds={moment.rest} isPlaying={false} label="" />
      )}
    </span>
  );
});
