import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MoviePlayerProps } from './movie-player-props.ts';
import { createMovieScreen, type MovieScreen } from './movie-screen.ts';
import type { SlideMark } from './seek-bar.tsx';

interface OpenScreen {
  readonly screen: MovieScreen;
  readonly seconds: number;
}

/** How often the bar and the page around are told the time: drawing goes on at its own pace. */
const timeStepSeconds = 0.1;

/** A screen for as long as the component is drawn. It takes a changed movie without stopping. */
export function useMovieScreen(
  props: MoviePlayerProps,
  slides: readonly SlideMark[],
): OpenScreen | undefined {
  const { movie, loop = false } = props;
  const [open, setOpen] = useState<OpenScreen>();
  const create = useEffectEvent((loops: boolean) =>
    createMovieScreen({ movie, loop: loops, slideIndex: props.slideIndex ?? 0 }),
  );
  const begin = useEffectEvent((screen: MovieScreen) => {
    screen.transport.seek(slides[props.slideIndex ?? 0]?.startSeconds ?? 0);
    if (props.autoplay) screen.transport.play();
    props.onReady?.(screen);
  });
  const changed = useEffectEvent((screen: MovieScreen) => props.onReady?.(screen));
  const reportTime = useEffectEvent((seconds: number) => {
    const slide = slides.findLastIndex(({ startSeconds }) => startSeconds <= seconds);
    props.onTime?.(seconds, Math.max(0, slide));
  });
  const reportStop = useEffectEvent((seconds: number) => props.onStopped?.(seconds));

  useEffect(() => {
    const screen = create(loop);
    let reported = Number.NaN;
    setOpen({ screen, seconds: 0 });
    screen.onFrame = (seconds) => {
      const isDue = !(Math.abs(seconds - reported) < timeStepSeconds);
      if (!isDue && screen.transport.state.get().isPlaying) return;
      reported = seconds;
      setOpen({ screen, seconds });
      reportTime(seconds);
    };
    const stopWaiting = screen.state.subscribe(() => {
      if (screen.state.get().stage === 'ready') begin(screen);
    });
    const stopListening = screen.transport.state.subscribe(() => {
      const { hasEnded, seconds } = screen.transport.state.get();
      if (hasEnded) reportStop(seconds);
    });
    return () => {
      stopWaiting();
      stopListening();
      screen.close();
    };
  }, [loop]);

  const screen = open?.screen;
  const shown = useRef(movie);
  useEffect(() => {
    if (!screen || shown.current === movie) return;
    shown.current = movie;
    void screen.change(movie).then(() => changed(screen));
  }, [screen, movie]);
  return open;
}
