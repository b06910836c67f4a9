import { setTimeout as sleep } from 'node:timers/promises';
import type { VideoStatus } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { VideoParts } from './video-parts.ts';
import { readVideoState, toStatus, type VideoState } from './video-status.ts';

const lookMs = 1000;
/** Then the browser asks anew, and shows again who it is. */
const longestMs = 10 * 60_000;
/** Tabs of one person, at one server process. */
const maxStreams = 8;

type ProgressParts = Pick<VideoParts, 'db' | 'storage' | 'publicUrl'>;

/** Tells how far a video is whenever that changes, until it is made. `undefined`: nothing new. */
export class VideoProgress {
  readonly #open = new Map<number, number>();
  readonly #parts: ProgressParts;

  constructor(parts: ProgressParts) {
    this.#parts = parts;
  }

  /** Refuses at once, so that the answer is an error and not a stream. */
  async watch(
    userId: number,
    projectId: number,
    signal: AbortSignal,
  ): Promise<AsyncIterable<VideoStatus | undefined>> {
    const first = await readVideoState(this.#parts, userId, projectId);
    if ((this.#open.get(userId) ?? 0) >= maxStreams) {
      throw new CodedError('too-many-requests', { seconds: 10 });
    }
    return this.#tell(userId, projectId, first, signal);
  }

  async *#tell(
    userId: number,
    projectId: number,
    first: VideoState,
    signal: AbortSignal,
  ): AsyncIterable<VideoStatus | undefined> {
    this.#open.set(userId, (this.#open.get(userId) ?? 0) + 1);
    const endsAt = Date.now() + longestMs;
    let state = first;
    let lastSent = '';
    try {
      while (!signal.aborted) {
        const now = JSON.stringify(state);
        yield now === lastSent ? undefined : await toStatus(this.#parts, projectId, state);
        lastSent = now;
        if (!isUnderWay(state) || Date.now() > endsAt) return;
        await sleep(lookMs, undefined, { signal }).catch(() => undefined);
        if (!signal.aborted) state = await readVideoState(this.#parts, userId, projectId);
      }
    } finally {
      const others = (this.#open.get(userId) ?? 1) - 1;
      if (others === 0) this.#open.delete(userId);
      else this.#open.set(userId, others);
    }
  }
}

function isUnderWay({ video, render }: VideoState): boolean {
  const isOnItsWay = video?.siteState === 'waiting' || video?.siteState === 'uploading';
  return isOnItsWay || (render !== undefined && render.endedAt === null);
}
