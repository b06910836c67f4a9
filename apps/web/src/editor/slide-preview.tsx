import { type ProjectData, type Slide, slideSeconds } from '@reelwright/movie';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { MovieThumb } from '../player/movie-thumb.tsx';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { IconButton } from '../ui/icon-button.tsx';
import classes from './slide-preview.module.css';

interface SlidePreviewProps {
  readonly movie: ProjectData;
  readonly slide: Slide;
  readonly place: number;
}

/** The moment of a slide at which what comes in has come. */
const STILL_SHARE = 0.6;

/** The slide as it will look, drawn by the same hand as the finished video; it plays on demand. */
export function SlidePreview({ movie, slide, place }: SlidePreviewProps) {
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => setPlaying((plays) => !plays);
  useShortcut({ keys: ['Space'], label: 'Play this slide', perform: toggle });
  const { movie: settings, watermark } = movie;
  const alone = useMemo(
    () => ({ ...movie, movie: settings, watermark, frames: [slide] }),
    [movie, settings, watermark, slide],
  );
  return (
    <div className={classes.ground} data-mantine-color-scheme="dark">
      <div
        className={classes.picture}
        style={{ '--ratio': settings.size.width / settings.size.height }}
      >
        <MovieThumb
          movie={alone}
          stillSeconds={slideSeconds(slide) * STILL_SHARE}
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
