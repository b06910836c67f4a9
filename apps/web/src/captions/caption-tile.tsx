import { VisuallyHidden } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useInView } from '../catalogue/use-in-view.ts';
import { MovieThumb } from '../player/movie-thumb.tsx';
import { Icon } from '../theme/icon.tsx';
import choices from '../ui/picture-choices.module.css';
import { useAim } from '../wizard/steps/theme/use-aim.ts';
import classes from './caption-choice.module.css';
import { captionSample, sampleStillSeconds } from './caption-sample.ts';

interface CaptionTileProps {
  readonly film: ProjectData;
  readonly style: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A style of captions with the film's own words; they are said while somebody points at it. */
export function CaptionTile({ film, style, label, isChosen, onChoose }: CaptionTileProps) {
  const { isAimedAt, handlers } = useAim();
  const [place, isSeen] = useInView<HTMLSpanElement>();
  const sample = useMemo(
    () => (isSeen ? captionSample(film, style) : undefined),
    [isSeen, film, style],
  );
  return (
    <button
      type="button"
      className={choices.choice}
      aria-pressed={isChosen}
      onClick={onChoose}
      {...handlers}
    >
      <span ref={place} className={classes.thumb}>
        {sample && (
          <MovieThumb
            movie={sample}
            stillSeconds={sampleStillSeconds}
            isPlaying={isAimedAt}
            label={`${label}, as captions`}
          />
        )}
      </span>
      <span className={classes.name}>
        {label}
        {isChosen && <Icon shape={IconCheck} sizePx={16} />}
      </span>
      {isChosen && <VisuallyHidden>, chosen</VisuallyHidden>}
    </button>
  );
}
