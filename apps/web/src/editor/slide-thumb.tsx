import { useDebouncedValue } from '@mantine/hooks';
import { posterSeconds, type Slide } from '@reelwright/movie';
import { useInView } from '../catalogue/use-in-view.ts';
import { MovieThumb } from '../player/movie-thumb.tsx';
import type { ProjectTab } from '../project/project-tab.ts';
import { useLocalPictures } from './media/local-pictures.ts';
import classes from './slide-thumb.module.css';
import { useSlideMovie } from './use-slide-movie.ts';

interface SlideThumbProps {
  readonly tab: ProjectTab;
  readonly slide: Slide;
}

/** It follows when somebody has stopped typing or moving things: the stage comes first. */
const settledMs = 250;

/** A slide as a small picture, drawn once it comes into view. Its card says in words what it is. */
export function SlideThumb({ tab, slide }: SlideThumbProps) {
  const [frame, isSeen] = useInView<HTMLSpanElement>();
  const [movie] = useDebouncedValue(useLocalPictures(useSlideMovie(tab, slide)), settledMs);
  const { width, height } = movie.movie.size;
  return (
    <span
      ref={frame}
      className={classes.thumb}
      style={{ '--ratio': width / height }}
      aria-hidden="true"
    >
      <span className={classes.picture}>
        {isSeen && (
          <MovieThumb
            movie={movie}
            stillSeconds={posterSeconds(movie)}
            isPlaying={false}
            label=""
          />
        )}
      </span>
    </span>
  );
}
