import { type RefObject, useEffect, useRef } from 'react';
import type { MovieScreen } from '../../player/movie-screen.ts';
import { useStore } from '../../store/use-store.ts';
import { drawnPopups } from '../../ui/drawn-popups.ts';

/** Two films at once are none: it rests under a dialog, and goes on after it. */
export function useRestUnderPopups(
  screen: RefObject<MovieScreen | undefined>,
  isReady: boolean,
): void {
  const isCovered = useStore(drawnPopups) > 0;
  const wasPlaying = useRef(false);
  useEffect(() => {
    const transport = screen.current?.transport;
    if (!transport || !isReady) return;
    if (isCovered) {
      wasPlaying.current ||= transport.state.get().isPlaying;
      transport.pause();
    } else if (wasPlaying.current) {
      wasPlaying.current = false;
      transport.play();
    }
  }, [screen, isCovered, isReady]);
}
