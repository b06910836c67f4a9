import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { listLiveSessionIds } from '../session/session-repository.ts';
import { listLatestRenders } from './render-repository.ts';
import { listWatchedVideos } from './video-repository.ts';
import type { VideoState } from './video-status.ts';

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
 * Looks once a second for everybody in this process who follows a video: three queries, however many they are.
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
    // Renders before videos, as in readVideoState.
    const renders = await listLatestRenders(this.#db, projectIds);
    const videos = await listWatchedVideos(this.#db, projectIds);
    const live = new Set(await listLiveSessionIds(this.#db, sessionIds));
    const renderOf = new Map(renders.map((render) => [render.projectId, render]));
    const videoOf = new Map(videos.map((video) => [video.projectId, video]));
    return {
      stateFor: ({ userId, projectId, sessionId }) => {
        if (!live.has(sessionId)) return undefined;
        const video = videoOf.get(projectId);
        return video?.userId === userId
          ? { video, render: renderOf.get(projectId) }
          : { video: undefined, render: undefined };
      },
    };
  }
}
