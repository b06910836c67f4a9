import type { SyntheticEvent } from 'react';

let playing: HTMLMediaElement | undefined;

/** Spec: only one sound at a time. Whatever begins to play stops what played before. */
export function playAlone(element: HTMLMediaElement): void {
  if (playing && playing !== element) playing.pause();
  playing = element;
}

/** For `onPlay`. Spec: with `multi` a sound neither stops others nor is stopped by them. */
export function useSinglePlay({ multi = false } = {}) {
  return (event: SyntheticEvent<HTMLMediaElement>) => {
    if (!multi) playAlone(event.currentTarget);
    else if (playing === event.currentTarget) playing = undefined;
  };
}
