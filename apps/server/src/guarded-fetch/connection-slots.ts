/** At most `count` exchanges at a time; the others wait their turn, or until they are aborted. */
export interface ConnectionSlots {
  /** Waits for a free slot; the returned function gives it back (calling it twice does no harm). */
  take: (signal: AbortSignal) => Promise<() => void>;
}

export function createConnectionSlots(count: number): ConnectionSlots {
  let free = count;
  const waiting = new Set<() => void>();

  const slot = () => {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      free += 1;
      const [next] = waiting;
      next?.();
    };
  };

  return {
    take(signal) {
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(enter);
          signal.removeEventListener('abort', giveUp);
        };
        const enter = () => {
          leave();
          free -= 1;
          resolve(slot());
        };
        const giveUp = () => {
          leave();
          reject(signal.reason);
        };
        if (signal.aborted) return giveUp();
        if (free > 0) return enter();
        waiting.add(enter);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
