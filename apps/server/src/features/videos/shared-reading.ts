import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { listLiveSessionIds } from '../session/session-repository.ts';
import { listVideoStates, type VideoState } from './video-repository.ts';

/** Somebody who follows a video, in a session that may end meanwhile. */
export interface Follower {
  readonly userId: number;
  readonly projectId: number;
  readonly sessionId: string;
}

/** What one look at the database told about everything that is followed. */
interface Reading {
  /** Undefined when the follower's session has ended. */
  stateFor(follower: Follower): VideoState | undefined;
}

const lookMs = 1000;

/**
 * Looks once a second for everybody in this process who follows a video: two queries, however many they are.
 * Nothing is read while nobody follows.
 */
export class SharedReading {
  readonly #db: Database;
  readonly #followers = new Set<Follower>();
  #next: Promise<Reading> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  add(follower: Follower): void {
    this.#followers.add(follower);
  }

  remove(follower: Follower): void {
    this.#followers.delete(follower);
  }

  /** The next look, shared by all who wait for it. */
  next(): Promise<Reading> {
    this.#next ??= sleep(lookMs).then(() => {
      this.#next = undefined;
      return this.#read();
    });
    return this.#next;
  }

  async #read(): Promise<Reading> {
    const followers = [...this.#followers];
    const projectIds = [...new Set(followers.map(({ projectId }) => projectId))];
    if (projectIds.length === 0) return { stateFor: () => undefined };
    const sessionIds = [...new Set(followers.map(({ sessionId }) => sessionId))];
    const states = await listVideoStates(this.#db, projectIds);
    const live = new Set(await listLiveSessionIds(this.#db, sessionIds));
    const stateOf = new Map(states.map((state) => [state.video.projectId, state]));
    return {
      stateFor: ({ userId, projectId, sessionId }) => {
        if (!live.has(sessionId)) return undefined;
        const state = stateOf.get(projectId);
        return state?.video.userId === userId ? state : { video: undefined, render: undefined };
      },
    };
  }
}
