import { type ProjectData, slideSeconds } from '@reelwright/movie';
import { useMemo } from 'react';
import { useInView } from '../../catalogue/use-in-view.ts';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import classes from './paragraphs.module.css';

/** How far into a slide everything on it is there. */
const fullest = 0.85;

interface ParagraphThumbProps {
  readonly film: ProjectData;
  readonly slide: number;
}

/** A slide of the film as a small picture, drawn once it comes into view. */
export function ParagraphThumb({ film, slide }: ParagraphThumbProps) {
  const [frame, isSeen] = useInView<HTMLSpanElement>();
  const shown = film.frames[slide];
  const movie = useMemo(() => (shown ? { ...film, frames: [shown] } : undefined), [film, shown]);
  const { width, height } = film.movie.size;
  return (
    <span
      ref={frame}
      className={classes.picture}
      style={{ '--ratio': width / height }}
      aria-hidden="true"
    >
      {isSeen && movie && shown && (
        <MovieThumb
          movie={movie}
          stillSeconds={slideSeconds(shown) * fullest}
          isPlaying={false}
          label=""
        />
      )}
    </span>
  );
}
