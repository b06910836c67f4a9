import { useState } from 'react';
import { Link } from 'react-router';
import type { ChooserEntry } from './chooser-entries.tsx';
import classes from './chooser-grid.module.css';

interface ChooserGridProps {
  readonly entries: readonly ChooserEntry[];
  /** Marks the ones to begin with. */
  readonly isNew?: boolean;
  /** One entry, drawn large. */
  readonly large?: boolean;
}

export function ChooserGrid({ entries, isNew = false, large = false }: ChooserGridProps) {
  return (
    <ul className={classes.grid} data-large={large || undefined}>
      {entries.map((entry) => (
        <ChooserCard key={entry.id} entry={entry} isMarked={isNew && entry.isFirst === true} />
      ))}
    </ul>
  );
}

interface ChooserCardProps {
  readonly entry: ChooserEntry;
  readonly isMarked: boolean;
}

/** The way to one kind of video. Its picture moves while it is pointed at. */
function ChooserCard({ entry, isMarked }: ChooserCardProps) {
  const [isLive, setLive] = useState(false);
  const start = () => setLive(true);
  const stop = () => setLive(false);
  return (
    <li
      className={classes.card}
      data-live={isLive || undefined}
      onMouseEnter={start}
      onMouseLeave={stop}
    >
      <svg
        viewBox="0 0 160 90"
        preserveAspectRatio="xMidYMid slice"
        className={classes.drawing}
        aria-hidden="true"
        focusable="false"
      >
        {entry.preview}
      </svg>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <Link to={entry.to} className={classes.link ?? ''} onFocus={start} onBlur={stop}>
            {entry.title}
          </Link>
        </h3>
        <p className={classes.text}>{entry.words}</p>
        {isMarked && <p className={classes.tag}>Good first video</p>}
      </div>
    </li>
  );
}
