import type { Project, SaveReply } from '@reelwright/contract';
import type { requestBody } from '../request-body.ts';

export type SaveCall = ReturnType<typeof requestBody>;

/** The server as the tabs of the simulation see it: a model of it, or the real one. */
export interface SaveServer {
  readonly handle: (call: SaveCall) => Promise<SaveReply>;
  readonly load: (id: number) => Promise<Project>;
  /** Every document a project ever had, by revision. */
  readonly past: (id: number) => Promise<ReadonlyMap<number, string>>;
  readonly ids: () => Promise<readonly number[]>;
  /** Ends it and starts it again, where that means something. */
  readonly restart?: () => Promise<void>;
}
