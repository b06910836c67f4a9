import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import { Icon } from '../../theme/icon.tsx';
import { ReviewPopup } from '../../wizard/preview/review-popup.tsx';
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

interface CardPictureProps {
  readonly entry: ChooserEntry;
  readonly isLive: boolean;
}

/** A film that was made this way, moving while it is pointed at; a drawing where there is none yet. */
function CardPicture({ entry, isLive }: CardPictureProps) {
  const { data: film } = useQuery({
    queryKey: ['chooser-film', entry.id],
    queryFn: () => entry.film?.() ?? null,
    enabled: entry.film !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [isOpen, setOpen] = useState(false);
  const drawing = (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      className={classes.drawing}
      aria-hidden="true"
      focusable="false"
    >
      {entry.preview}
    </svg>
  );
  if (film && film.frames.length > 0) {
    return (
      <div className={classes.film}>
        {drawing}
        <MovieThumb
          movie={film}
          stillSeconds={stillSeconds}
          isPlaying={isLive && !isOpen}
          label={`A ${entry.title} video`}
        />
        <button type="button" className={classes.demo} onClick={() => setOpen(true)}>
          <Icon shape={IconPlayerPlayFilled} sizePx={16} />
          Watch a sample
        </button>
        {isOpen && <ReviewPopup film={film} onClose={() => setOpen(false)} />}
      </div>
    );
  }
  return drawing;
}

/** Everything of the first slide is there by then. */
const stillSeconds = 1.8;

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
      <CardPicture entry={entry} isLive={isLive} />
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
