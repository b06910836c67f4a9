import { Button } from '@mantine/core';
import { type ProjectData, slideSeconds } from '@reelwright/movie';
import { furthestIndex } from '@reelwright/wizards/machine';
import { IconPencil } from '@tabler/icons-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatClock } from '../../player/format-clock.ts';
import { MoviePlayer } from '../../player/movie-player.tsx';
import type { MovieScreen } from '../../player/movie-screen.ts';
import { Icon } from '../../theme/icon.tsx';
import { useOpenEditor } from '../draft/use-open-editor.ts';
import { SizeSwitch } from '../size/size-switch.tsx';
import { useWizard } from '../wizard-model.ts';
import classes from './live-preview.module.css';
import type { Shown } from './shown.ts';
import { momentOf } from './slide-of.ts';
import { useRestUnderPopups } from './use-rest-under-popups.ts';

/** Guests have nothing saved that the editor could open; the last step has a button of its own. */
function EditButton() {
  const { isGuest, data, step } = useWizard();
  const openEditor = useOpenEditor();
  if (isGuest || furthestIndex(data) === 0 || step.id === 'publish') return null;
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

interface LiveFilmProps {
  readonly film: ProjectData;
  readonly shown: Shown;
  readonly autoplay: boolean;
  /** Told when it begins to play, and when it is paused. */
  readonly onPlaying: (plays: boolean) => void;
}

/** The film, playing, with where it is below it. */
export function LiveFilm({ film, shown, autoplay, onPlaying }: LiveFilmProps) {
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
