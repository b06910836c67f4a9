import { createStore, type Store } from '../store/create-store.ts';

interface TransportState {
  readonly isPlaying: boolean;
  /** Plays, but stands still until this place can be shown. */
  readonly isWaiting: boolean;
  /** Came to its end by itself; playing again begins at the start. */
  readonly hasEnded: boolean;
  /** Where it was when any of this last changed. */
  readonly seconds: number;
}

interface TransportOptions {
  readonly durationSeconds: number;
  readonly loop: boolean;
  /** Any clock that counts seconds: the sound card's, when there is sound, so that both stay together. */
  readonly now: () => number;
  /** Whether everything for this moment is loaded. */
  readonly canPlayAt?: (seconds: number) => boolean;
}

/** Where in the movie one is: plays, stops and seeks by a clock from outside. */
export interface Transport {
  readonly state: Store<TransportState>;
  position(): number;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** The movie became shorter or longer. Playing goes on. */
  setDuration(seconds: number): void;
  /** To be called with every drawn frame: notices the end, and what is not loaded yet. */
  tick(): void;
}

export function createTransport(options: TransportOptions): Transport {
  const { loop, now, canPlayAt = () => true } = options;
  let { durationSeconds } = options;
  const state = createStore<TransportState>({
    isPlaying: false,
    isWaiting: false,
    hasEnded: false,
    seconds: 0,
  });
  let startedAt = 0;
  const within = (seconds: number) => Math.min(durationSeconds, Math.max(0, seconds));
  const position = () => {
    const { isPlaying, isWaiting, seconds } = state.get();
    return isPlaying && !isWaiting ? within(seconds + now() - startedAt) : seconds;
  };
  const set = (isPlaying: boolean, seconds: number, hasEnded = false) => {
    startedAt = now();
    const at = within(seconds);
    state.set({ isPlaying, isWaiting: isPlaying && !canPlayAt(at), seconds: at, hasEnded });
  };
  return {
    state,
    position,
    play: () => {
      if (state.get().isPlaying || durationSeconds <= 0) return;
      const at = position();
      set(true, at >= durationSeconds ? 0 : at);
    },
    pause: () => {
      if (state.get().isPlaying) set(false, position());
    },
    seek: (seconds) => set(state.get().isPlaying, seconds),
    setDuration: (seconds) => {
      durationSeconds = seconds;
      if (state.get().seconds > seconds) set(state.get().isPlaying, seconds);
    },
    tick: () => {
      const { isPlaying, isWaiting } = state.get();
      if (!isPlaying) return;
      const at = position();
      if (at >= durationSeconds && loop) set(true, 0);
      else if (at >= durationSeconds) set(false, durationSeconds, true);
      else if (isWaiting === canPlayAt(at)) set(true, at);
    },
  };
}
