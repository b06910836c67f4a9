import type { JsonObject } from '../json.ts';

/**
 * Brings a document from the version before to `to`. It must take any document an earlier version
 * could have saved, keep what it does not know, and never be edited after it was released.
 */
export interface Migration {
  readonly to: number;
  readonly why: string;
  readonly migrate: (data: JsonObject) => JsonObject;
}
