import { useEffect, useEffectEvent, useState } from 'react';
import type { MoviePlayerProps } from './movie-player-props.ts';
import { createMovieScreen, type MovieScreen } from './movie-screen.ts';
import type { SlideMark } from './seek-bar.tsx';

interface OpenScreen {
  readonly id: number;
  readonly screen: MovieScreen;
  readonly seconds: number;
}

/** How often the bar and the page around are told the time: drawing goes on at its own pace. */
const TELLING_SECONDS = 0.1;
let screens = 0;

/** A screen for the movie, for as long as the component is drawn. A changed movie gets a new one, at the same second. */
export function useMovieScreen(
  props: MoviePlayerProps,
  slides: readonly SlideMark[],
): OpenScreen | undefined {
  const { movie, loop = false } = props;
  const [open, setOpen] = useState<OpenScreen>();
  const begin = useEffectEvent((screen: MovieScreen, before: OpenScreen | undefined) => {
    const first = slides[props.slideIndex ?? 0]?.startSeconds ?? 0;
    screen.transport.seek(before?.seconds ?? first);
    if (before ? before.screen.transport.state.get().isPlaying : props.autoplay) {
      screen.transport.play();
    }
    props.onReady?.(screen);
  });
  const tellTime = useEffectEvent((seconds: number) => {
    props.onTime?.(
      seconds,
      Math.max(
        0,
        slides.findLastIndex((slide) => slide.startSeconds <= seconds),
      ),
    );
  });
  const tellStopped = useEffectEvent((seconds: number) => props.onStopped?.(seconds));
  const previous = useEffectEvent(() => open);

  useEffect(() => {
    const before = previous();
    const screen = createMovieScreen({ movie, loop });
    screens += 1;
    const id = screens;
    let told = Number.NaN;
    setOpen({ id, screen, seconds: before?.seconds ?? 0 });
    screen.onFrame = (seconds) => {
      const isDue = !(Math.abs(seconds - told) < TELLING_SECONDS);
      if (!isDue && screen.transport.state.get().isPlaying) return;
      told = seconds;
      setOpen({ id, screen, seconds });
      tellTime(seconds);
    };
    const stopWaiting = screen.state.subscribe(() => {
      if (screen.state.get().stage === 'ready') begin(screen, before);
    });
    const stopListening = screen.transport.state.subscribe(() => {
      const { hasEnded, seconds } = screen.transport.state.get();
      if (hasEnded) tellStopped(seconds);
    });
    return () => {
      stopWaiting();
      stopListening();
      screen.close();
    };
  }, [movie, loop]);
  return open;
}
