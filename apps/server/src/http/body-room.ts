import { CodedError } from '../errors/coded-error.ts';
import { createSharedRoom, type RoomLimits } from '../turns/shared-room.ts';
import type { Turn } from '../turns/turn-of.ts';

/**
 * How much of what people send may be on its way at a time. Large bodies wait outside, unread, until
 * there is room: a dozen of the largest at once would otherwise need more memory than there is.
 */
export interface BodyRoom {
  /** Waits for room; whoever got it gives it back. Fails with `projects-busy` when none comes. */
  take(turn: Turn, bytes: number): Promise<() => void>;
}

interface BodyRoomLimits extends RoomLimits {
  readonly waitMs: number;
  readonly maxWaiting: number;
}

export function createBodyRoom(limits: BodyRoomLimits): BodyRoom {
  const room = createSharedRoom(limits);
  return {
    async take(turn, bytes) {
      if (room.waiting() >= limits.maxWaiting) throw new CodedError('projects-busy');
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new CodedError('projects-busy')), limits.waitMs);
      return room.take(turn, bytes, late.signal).finally(() => clearTimeout(timer));
    },
  };
}
