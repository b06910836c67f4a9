import { CodedError } from '../errors/coded-error.ts';

/**
 * How much of what people send may be on its way at a time. Large bodies wait outside, unread, until
 * there is room: a dozen of the largest at once would otherwise need more memory than there is.
 */
export interface BodyRoom {
  /** Waits for room; whoever got it gives it back. Fails with `projects-busy` when none comes. */
  take(caller: string, bytes: number): Promise<() => void>;
}

interface RoomLimits {
  readonly bytes: number;
  /** What one caller may have on its way; a single body is let in however large it is. */
  readonly bytesPerCaller: number;
  readonly waitMs: number;
  readonly maxWaiting: number;
}

interface Waiting {
  readonly caller: string;
  readonly bytes: number;
  readonly begin: () => void;
}

export function createBodyRoom(limits: RoomLimits): BodyRoom {
  const usedBy = new Map<string, number>();
  let waiting: Waiting[] = [];
  let used = 0;

  const hasRoom = ({ caller, bytes }: Waiting) => {
    const own = usedBy.get(caller) ?? 0;
    return used + bytes <= limits.bytes && (own === 0 || own + bytes <= limits.bytesPerCaller);
  };
  const add = (caller: string, bytes: number) => {
    used += bytes;
    const own = (usedBy.get(caller) ?? 0) + bytes;
    if (own > 0) usedBy.set(caller, own);
    else usedBy.delete(caller);
  };
  const serve = () => {
    for (const one of waiting) {
      if (!hasRoom(one)) continue;
      waiting = waiting.filter((other) => other !== one);
      add(one.caller, one.bytes);
      one.begin();
    }
  };

  return {
    take: (caller, bytes) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= limits.maxWaiting) return reject(new CodedError('projects-busy'));
        const late = setTimeout(() => {
          waiting = waiting.filter((other) => other !== one);
          reject(new CodedError('projects-busy'));
        }, limits.waitMs);
        let isLeft = false;
        const leave = () => {
          if (isLeft) return;
          isLeft = true;
          add(caller, -bytes);
          serve();
        };
        const one: Waiting = {
          caller,
          bytes,
          begin: () => {
            clearTimeout(late);
            resolve(leave);
          },
        };
        waiting.push(one);
        serve();
      }),
  };
}
