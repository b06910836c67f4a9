import type { KeyboardEvent } from 'react';

interface PlayerActions {
  readonly togglePlay: () => void;
  readonly seekTo: (seconds: number) => void;
  readonly position: () => number;
  readonly durationSeconds: number;
  readonly volume: number;
  readonly changeVolume: (volume: number) => void;
  readonly toggleFullScreen: () => void;
}

const STEP_SECONDS = 5;
const FRAME_SECONDS = 1 / 30;
const VOLUME_STEP = 10;

/** The keys people know from other players. */
export function usePlayerKeys(actions: PlayerActions): (event: KeyboardEvent) => void {
  const { seekTo, position, durationSeconds, volume, changeVolume } = actions;
  const keys: Readonly<Record<string, () => void>> = {
    ' ': actions.togglePlay,
    k: actions.togglePlay,
    ArrowLeft: () => seekTo(position() - STEP_SECONDS),
    ArrowRight: () => seekTo(position() + STEP_SECONDS),
    j: () => seekTo(position() - 2 * STEP_SECONDS),
    l: () => seekTo(position() + 2 * STEP_SECONDS),
    ',': () => seekTo(position() - FRAME_SECONDS),
    '.': () => seekTo(position() + FRAME_SECONDS),
    Home: () => seekTo(0),
    End: () => seekTo(durationSeconds),
    ArrowUp: () => changeVolume(volume + VOLUME_STEP),
    ArrowDown: () => changeVolume(volume - VOLUME_STEP),
    m: () => changeVolume(volume > 0 ? 0 : 100),
    f: actions.toggleFullScreen,
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onSlider = event.target instanceof HTMLInputElement;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const digit = /^\d$/.test(key) ? Number(key) : undefined;
    // A slider has arrow keys of its own, and Space on a button presses that button.
    if (onSlider && key.startsWith('Arrow')) return;
    if (key === ' ' && event.target instanceof HTMLButtonElement) return;
    const act = digit === undefined ? keys[key] : () => seekTo((durationSeconds * digit) / 10);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
