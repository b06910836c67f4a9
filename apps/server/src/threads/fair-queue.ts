/**
 * Lets so many things happen at a time, and those who wait in turn: one of each account before a second
 * of any, so that whoever has fifty lines spoken does not keep others from their first.
 */
export interface FairQueue {
  /** Waits for a turn, takes it, and gives it back when the work is done. */
  run<T>(account: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export class TooManyWaiting extends Error {}

interface QueueLimits {
  readonly atOnce: number;
  /** How many of one account may run. Default: as many as there are. */
  readonly atOncePerAccount?: number;
  /** How many of one account may wait. */
  readonly waitingPerAccount: number;
  readonly waitingInAll: number;
}

export function createFairQueue(limits: QueueLimits): FairQueue {
  /** Accounts in the order in which they are served next; whoever was served goes to the end. */
  const waiting = new Map<string, (() => void)[]>();
  const runningOf = new Map<string, number>();
  const maxOfOne = limits.atOncePerAccount ?? limits.atOnce;
  let running = 0;
  let inAll = 0;

  const count = (account: string, step: 1 | -1) => {
    const now = (runningOf.get(account) ?? 0) + step;
    running += step;
    if (now > 0) runningOf.set(account, now);
    else runningOf.delete(account);
  };

  const leave = (account: string, begin: () => void) => {
    const queue = waiting.get(account) ?? [];
    const place = queue.indexOf(begin);
    if (place < 0) return;
    queue.splice(place, 1);
    inAll -= 1;
    if (queue.length === 0) waiting.delete(account);
  };

  const serveNext = () => {
    if (running >= limits.atOnce) return;
    const next = [...waiting].find(([account]) => (runningOf.get(account) ?? 0) < maxOfOne);
    if (!next) return;
    const [account, queue] = next;
    const begin = queue.shift();
    inAll -= 1;
    waiting.delete(account);
    if (queue.length > 0) waiting.set(account, queue);
    count(account, 1);
    begin?.();
  };

  const takeTurn = (account: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const queue = waiting.get(account) ?? [];
      if (queue.length >= limits.waitingPerAccount || inAll >= limits.waitingInAll) {
        reject(new TooManyWaiting('Too many are waiting already.'));
        return;
      }
      const onAbort = () => {
        leave(account, begin);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.push(begin);
      waiting.set(account, queue);
      inAll += 1;
      serveNext();
    });

  return {
    async run(account, work, signal) {
      signal?.throwIfAborted();
      await takeTurn(account, signal);
      try {
        return await work();
      } finally {
        count(account, -1);
        serveNext();
      }
    },
  };
}
