import { useState } from 'react';
import { MovieThumb } from '../player/movie-thumb.tsx';
import type { CatalogueEntry } from './catalogue-entry.ts';
import classes from './catalogue-tile.module.css';
import { useInView } from './use-in-view.ts';

interface CatalogueTileProps {
  readonly entry: CatalogueEntry;
  /** Where one of many is chosen: whether it is this one. */
  readonly isChosen?: boolean;
  readonly onChoose?: () => void;
  /** Whether it is pointed at or has the focus. */
  readonly onPoint?: (isOn: boolean) => void;
}

/** One entry: its picture, which plays while it is pointed at or has the focus, and its name. */
export function CatalogueTile({ entry, isChosen, onChoose, onPoint }: CatalogueTileProps) {
  const [isPlaying, setPlaying] = useState(false);
  const point = (isOn: boolean) => {
    setPlaying(isOn);
    onPoint?.(isOn);
  };
  const [element, isSeen] = useInView<HTMLButtonElement>();
  return (
    <button
      ref={element}
      type="button"
      className={classes.tile}
      data-entry={entry.id}
      aria-pressed={isChosen ?? isPlaying}
      data-chosen={isChosen || undefined}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && point(true)}
      onBlur={() => point(false)}
      onClick={onChoose ?? (() => setPlaying((plays) => !plays))}
    >
      <span className={classes.picture}>
        {isSeen && (
          <MovieThumb
            movie={entry.movie}
            stillSeconds={entry.stillSeconds}
            isPlaying={isPlaying}
            label={`${entry.label}, an example`}
          />
        )}
      </span>
      <span className={classes.name}>{entry.label}</span>
    </button>
  );
}
