import type { Turn } from './turn-of.ts';

/** Room for so much at a time (bytes, connections), of which nobody has all: neither one person nor one address. */
export interface SharedRoom {
  /** Waits for room; whoever got it gives it back (twice does no harm). Fails with the reason of the signal. */
  take(turn: Turn | undefined, amount: number, signal?: AbortSignal): Promise<() => void>;
  /** How many wait. */
  waiting(): number;
}

export interface RoomLimits {
  readonly amount: number;
  /** One thing is let in however large it is. */
  readonly perPerson: number;
  /** Several people may sit behind one address. */
  readonly perAddress: number;
}

interface Waiting {
  readonly turn: Turn | undefined;
  readonly amount: number;
  readonly begin: () => void;
}

export function createSharedRoom(limits: RoomLimits): SharedRoom {
  const used = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let usedInAll = 0;

  const fits = (name: string, amount: number, share: number) => {
    const own = used.get(name) ?? 0;
    return own === 0 || own + amount <= share;
  };
  const hasRoom = ({ turn, amount }: Waiting) =>
    (usedInAll === 0 || usedInAll + amount <= limits.amount) &&
    (!turn ||
      (fits(turn.person, amount, limits.perPerson) &&
        fits(turn.address, amount, limits.perAddress)));

  const count = (turn: Turn | undefined, amount: number) => {
    usedInAll += amount;
    for (const name of new Set(turn && [turn.person, turn.address])) {
      const own = (used.get(name) ?? 0) + amount;
      if (own > 0) used.set(name, own);
      else used.delete(name);
    }
  };

  const serve = () => {
    for (const one of waiting) {
      if (!hasRoom(one)) continue;
      waiting.delete(one);
      count(one.turn, one.amount);
      one.begin();
    }
  };

  return {
    waiting: () => waiting.size,
    take: (turn, amount, signal) =>
      new Promise((resolve, reject) => {
        const giveUp = () => {
          waiting.delete(one);
          reject(signal?.reason);
        };
        if (signal?.aborted) return giveUp();
        let isLeft = false;
        const leave = () => {
          if (isLeft) return;
          isLeft = true;
          count(turn, -amount);
          serve();
        };
        const one: Waiting = {
          turn,
          amount,
          begin: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve(leave);
          },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        waiting.add(one);
        serve();
      }),
  };
}
