import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { FetchedThumb } from '../../player/fetched-thumb.tsx';
import { Icon } from '../../theme/icon.tsx';
import { fetchedPart, showPartMissing, untilOnline } from '../../ui/fetched-part.tsx';
import type { ChooserEntry, Sample } from './chooser-entries.tsx';
import classes from './chooser-grid.module.css';

const ReviewPopup = fetchedPart(
  async () => (await import('../../wizard/preview/review-popup.tsx')).ReviewPopup,
);

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
  if (!entry.sample) return drawing;
  return (
    <div className={classes.film}>
      {drawing}
      <SamplePicture sample={entry.sample} title={entry.title} isLive={isLive} />
    </div>
  );
}

interface SamplePictureProps {
  readonly sample: Sample;
  readonly title: string;
  readonly isLive: boolean;
}

/** A picture is there in a fraction of the time that the film takes, which is only fetched when somebody wants to see it. */
function SamplePicture({ sample, title, isLive }: SamplePictureProps) {
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const {
    data: film,
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['chooser-film', sample.still],
    queryFn: sample.film,
    // Code that was asked for in vain is not asked for again: pointing at a card does not try without a line.
    enabled: (isLive && navigator.onLine) || isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const hasFailed = isOpen && isError && !isFetching;
  useEffect(() => {
    if (!hasFailed) return;
    showPartMissing();
    setOpen(false);
  }, [hasFailed]);
  return (
    <>
      <img
        src={sample.still}
        alt={`A ${title} video`}
        className={classes.still}
        data-shown={isShown || undefined}
        onLoad={() => setShown(true)}
      />
      {film && isLive && !isOpen && (
        <Suspense>
          <FetchedThumb movie={film} stillSeconds={0} isPlaying label="" />
        </Suspense>
      )}
      <button
        type="button"
        className={classes.demo}
        aria-busy={isOpen && isFetching}
        onClick={() => void untilOnline().then(() => setOpen(true))}
      >
        <Icon shape={IconPlayerPlayFilled} sizePx={16} />
        Watch a sample
      </button>
      {isOpen && film && (
        <Suspense>
          <ReviewPopup film={film} title={`A ${title} video`} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
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
