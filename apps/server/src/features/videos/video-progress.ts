import type { VideoStatus } from '@reelwright/contract';
import { untilAborted } from '../../abort/until-aborted.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { type Follower, SharedReading } from './shared-reading.ts';
import type { VideoParts } from './video-parts.ts';
import type { VideoState } from './video-repository.ts';
import { readVideoState, toStatus } from './video-status.ts';

/** Then the browser asks anew, and shows again who it is. */
const longestMs = 10 * 60_000;
/** Tabs of one person, at one server process. */
const maxStreams = 8;

type ProgressParts = Pick<VideoParts, 'db' | 'linkSecret' | 'publicUrl'>;

/** Tells how far a video is whenever that changes, until it is made. `undefined`: nothing new. */
export class VideoProgress {
  readonly #open = new Map<number, number>();
  readonly #parts: ProgressParts;
  readonly #reading: SharedReading;

  constructor(parts: ProgressParts) {
    this.#parts = parts;
    this.#reading = new SharedReading(parts.db);
  }

  /** Refuses at once, so that the answer is an error and not a stream. */
  async watch(
    follower: Follower,
    signal: AbortSignal,
  ): Promise<AsyncIterable<VideoStatus | undefined>> {
    const { userId, projectId } = follower;
    const first = await readVideoState(this.#parts, userId, projectId);
    if ((this.#open.get(userId) ?? 0) >= maxStreams) {
      throw new CodedError('too-many-requests', { seconds: 10 });
    }
    return this.#tell(follower, first, signal);
  }

  async *#tell(
    follower: Follower,
    first: VideoState,
    signal: AbortSignal,
  ): AsyncIterable<VideoStatus | undefined> {
    const { userId, projectId } = follower;
    this.#open.set(userId, (this.#open.get(userId) ?? 0) + 1);
    this.#reading.add(follower);
    const endsAt = Date.now() + longestMs;
    let state: VideoState | undefined = first;
    let lastSent = '';
    try {
      // Without a state, the session has ended: the browser asks anew and is told.
      while (state && !signal.aborted) {
        const now = JSON.stringify(state);
        yield now === lastSent ? undefined : await toStatus(this.#parts, projectId, state);
        lastSent = now;
        if (!isUnderWay(state) || Date.now() > endsAt) return;
        state = await this.#nextState(follower, signal);
      }
    } finally {
      this.#reading.remove(follower);
      const others = (this.#open.get(userId) ?? 1) - 1;
      if (others === 0) this.#open.delete(userId);
      else this.#open.set(userId, others);
    }
  }

  async #nextState(follower: Follower, signal: AbortSignal): Promise<VideoState | undefined> {
    try {
      const reading = await untilAborted(this.#reading.next(), signal);
      return reading.stateFor(follower);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }
}

function isUnderWay({ video, render }: VideoState): boolean {
  const isOnItsWay = video?.siteState === 'waiting' || video?.siteState === 'uploading';
  return isOnItsWay || (render !== undefined && render.endedAt === null);
}
