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

/** A link once its wizard is there; until then a picture that says so. It moves while pointed at. */
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
          {entry.to ? (
            <Link to={entry.to} className={classes.link ?? ''} onFocus={start} onBlur={stop}>
              {entry.title}
            </Link>
          ) : (
            entry.title
          )}
        </h3>
        <p className={classes.text}>{entry.words}</p>
        {(isMarked || !entry.to) && (
          <ul className={classes.tags}>
            {isMarked && (
              <li className={classes.tag} data-tone="accent">
                Good first video
              </li>
            )}
            {!entry.to && <li className={classes.tag}>Arrives with an update</li>}
          </ul>
        )}
      </div>
    </li>
  );
}
