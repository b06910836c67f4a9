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
