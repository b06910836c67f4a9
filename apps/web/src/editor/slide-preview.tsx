import { posterSeconds, type Slide } from '@reelwright/movie';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { MovieThumb } from '../player/movie-thumb.tsx';
import type { ProjectTab } from '../project/project-tab.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { IconButton } from '../ui/icon-button.tsx';
import classes from './slide-preview.module.css';
import { useSlideMovie } from './use-slide-movie.ts';

interface SlidePreviewProps {
  readonly tab: ProjectTab;
  readonly slide: Slide;
  readonly place: number;
}

/** The slide as it will look, drawn by the same hand as the finished video; it plays on demand. */
export function SlidePreview({ tab, slide, place }: SlidePreviewProps) {
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => setPlaying((plays) => !plays);
  useShortcut({ keys: ['Space'], label: 'Play this slide', perform: toggle });
  const movie = useSlideMovie(tab, slide);
  const { width, height } = movie.movie.size;
  return (
    <div className={classes.ground} data-mantine-color-scheme="dark">
      <div className={classes.picture} style={{ '--ratio': width / height }}>
        <MovieThumb
          movie={movie}
          stillSeconds={posterSeconds(movie)}
          isPlaying={isPlaying}
          label={`Slide ${place + 1} as it will look`}
        />
      </div>
      <div className={classes.play}>
        <IconButton
          icon={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
          label={isPlaying ? 'Stop' : 'Play this slide'}
          keys={['Space']}
          variant="default"
          onClick={toggle}
        />
      </div>
    </div>
  );
}
