import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../theme/icon.tsx';
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
      <div className={classes.picture}>
        <svg
          viewBox="0 0 160 90"
          preserveAspectRatio="xMidYMid slice"
          className={classes.drawing}
          aria-hidden="true"
          focusable="false"
        >
          {entry.preview}
        </svg>
        {isMarked && (
          <span className={classes.mark}>
            <Icon shape={IconSparkles} sizePx={16} />
            Good first video
          </span>
        )}
      </div>
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
        {!entry.to && <p className={classes.soon}>Arrives with an update</p>}
      </div>
    </li>
  );
}
