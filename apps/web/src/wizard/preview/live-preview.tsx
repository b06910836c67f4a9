import { Button } from '@mantine/core';
import { type ProjectData, slideSeconds } from '@reelwright/movie';
import { filmOf, furthestIndex } from '@reelwright/wizards/machine';
import { IconMovie, IconPencil, IconPlayerPlayFilled } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatClock } from '../../player/format-clock.ts';
import { MoviePlayer } from '../../player/movie-player.tsx';
import type { MovieScreen } from '../../player/movie-screen.ts';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { useReducedMotion } from '../../theme/use-reduced-motion.ts';
import { draftState } from '../draft/draft-state.ts';
import { useOpenEditor } from '../draft/use-open-editor.ts';
import { SizeSwitch } from '../size/size-switch.tsx';
import { useWizard } from '../wizard-model.ts';
import classes from './live-preview.module.css';
import { ReviewPopup } from './review-popup.tsx';
import { momentOf } from './slide-of.ts';
import { useRestUnderPopups } from './use-rest-under-popups.ts';

/** What the person works on: the slide that was made of it is shown. */
export interface Shown {
  /** The id of a line, of an item, or of a slide. */
  readonly id: string | undefined;
  /** A film that plays goes there too, is left alone, or goes there and rests. */
  readonly whilePlaying: 'follow' | 'stay' | 'rest';
}

interface LivePreviewProps {
  readonly film: ProjectData | undefined;
  readonly shown: Shown;
  /** It plays as soon as it can: for whoever came with a keyword. */
  readonly autoplay: boolean;
  /** All there is room for, also on a phone: nothing is worked on beside it. */
  readonly isLarge: boolean;
}

/** The film beside the form. It takes every change while it plays, and shows what is being worked on. */
export const LivePreview = memo(function LivePreview(props: LivePreviewProps) {
  const { film, shown, autoplay } = props;
  const [isOpen, setOpen] = useState(false);
  /** What was paused stays so, although there may be no film for a moment in between. */
  const [mayPlay, setMayPlay] = useState(autoplay);
  const isMini = !props.isLarge;
  if (!film || film.frames.length === 0) return <NoFilm isMini={isMini} />;
  const { width, height } = film.movie.size;
  return (
    <div className={classes.preview} data-mini={isMini || undefined}>
      <div className={classes.ground}>
        <div className={classes.film} style={{ '--ratio': width / height }}>
          <Film film={film} shown={shown} autoplay={mayPlay} onPlaying={setMayPlay} />
        </div>
        {/* On phones the film is a small picture; pressing it opens it. */}
        <button type="button" className={classes.open} onClick={() => setOpen(true)}>
          <Icon shape={IconPlayerPlayFilled} />
          Play your video
        </button>
      </div>
      {isOpen && <ReviewPopup film={film} onClose={() => setOpen(false)} />}
    </div>
  );
});

/** What will come: the wizard's example, softly, until there is something of one's own to show. */
function NoFilm({ isMini }: { readonly isMini: boolean }) {
  const { wizard, data } = useWizard();
  const isStill = useReducedMotion();
  // While a film of one's own is on its way, the line is left to that.
  const isComing = useStore(draftState).activity !== undefined;
  const { width, height } = data.movie.size;
  const sample = useMemo(() => {
    const answers = wizard.sampleAnswers();
    const { movie } = answers;
    return filmOf(wizard, {
      ...answers,
      movie: { ...movie, size: { ...movie.size, width, height } },
    });
  }, [wizard, width, height]);
  return (
    <div className={classes.preview} data-mini={isMini || undefined}>
      <div className={classes.empty} style={{ '--ratio': width / height }}>
        {/* A picture is there at once; what it is made of takes a moment. */}
        <img className={classes.still} src={`/library/samples/${wizard.id}.webp`} alt="" />
        <div className={classes.example}>
          <MovieThumb
            movie={sample}
            stillSeconds={exampleSeconds}
            isPlaying={!isStill && !isComing}
            label={`An example of a ${wizard.title} video`}
          />
        </div>
        <p className={classes.promise}>
          <Icon shape={IconMovie} />
          {isComing
            ? 'Your video is on its way. Until then, this is an example.'
            : 'This is an example. Your video plays here as soon as there is something to show.'}
        </p>
      </div>
    </div>
  );
}

/** Everything of the first slide is there by then. */
const exampleSeconds = 1.6;
/** Guests have nothing saved that the editor could open. */
function EditButton() {
  const { isGuest, data } = useWizard();
  const openEditor = useOpenEditor();
  if (isGuest || furthestIndex(data) === 0) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.edit ?? ''}
      leftSection={<Icon shape={IconPencil} sizePx={16} />}
      onClick={() => void openEditor()}
    >
      Edit in the full editor
    </Button>
  );
}

interface FilmProps {
  readonly film: ProjectData;
  readonly shown: Shown;
  readonly autoplay: boolean;
  /** Told when it begins to play, and when it is paused. */
  readonly onPlaying: (plays: boolean) => void;
}

function Film({ film, shown, autoplay, onPlaying }: FilmProps) {
  const screen = useRef<MovieScreen>(undefined);
  const [place, setPlace] = useState({ slide: 0, seconds: 0 });
  const moment = shown.id === undefined ? undefined : momentOf(film, shown.id);
  /** Shown once already. A slide may only be made a moment after it is wished for. */
  const followed = useRef<Shown>(undefined);
  /** While it rests, a moment at which everything has come in; while it plays, from the beginning of it. */
  const showMoment = useEffectEvent((wanted: Shown, rest: number) => {
    const transport = screen.current?.transport;
    if (!moment || !transport) return;
    const isNew = followed.current !== wanted;
    if (isNew && wanted.whilePlaying === 'rest') transport.pause();
    if (!transport.state.get().isPlaying) transport.seek(rest);
    else if (isNew && wanted.whilePlaying === 'follow') transport.seek(moment.start);
    followed.current = wanted;
  });
  const [isReady, setReady] = useState(false);
  const ready = useCallback(
    (opened: MovieScreen) => {
      setReady(true);
      if (screen.current === opened) return;
      screen.current = opened;
      const { state } = opened.transport;
      state.subscribe(() => onPlaying(state.get().isPlaying));
    },
    [onPlaying],
  );
  useRestUnderPopups(screen, isReady);
  // Also when the film changes around it: what is being worked on stays in sight.
  const rest = moment?.rest;
  useEffect(() => {
    if (isReady && rest !== undefined) showMoment(shown, rest);
  }, [isReady, shown, rest]);
  const slides = film.frames.length;
  return (
    <>
      <div className={classes.player}>
        <MoviePlayer
          movie={film}
          loop
          autoplay={autoplay}
          onReady={ready}
          onTime={(seconds, slide) => setPlace({ slide, seconds })}
          tellsProblems
        />
      </div>
      <div className={classes.below}>
        <p className={classes.place}>
          Slide {Math.min(place.slide + 1, slides)} of {slides} ·{' '}
          {formatClock(film.frames.reduce((sum, slide) => sum + slideSeconds(slide), 0))}
        </p>
        <EditButton />
        <SizeSwitch small />
      </div>
    </>
  );
}
