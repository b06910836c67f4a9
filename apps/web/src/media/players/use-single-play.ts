import type { SyntheticEvent } from 'react';

let playing: HTMLMediaElement | undefined;

/** Spec: only one sound at a time. Whatever begins to play stops what played before. */
export function playAlone(element: HTMLMediaElement): void {
  if (playing && playing !== element) playing.pause();
  playing = element;
}

/** For `onPlay`. */
export function useSinglePlay() {
  return (event: SyntheticEvent<HTMLMediaElement>) => playAlone(event.currentTarget);
}

/** Spec: volume is 0 to 100; what is above 1 is taken for percent. Undefined for what is no volume at all. */
export function volumeOf(given: number): number | undefined {
  const share = given > 1 ? given / 100 : given;
  return Number.isFinite(share) && share >= 0 && share <= 1 ? share : undefined;
}
