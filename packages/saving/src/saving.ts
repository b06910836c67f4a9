import type { Project, ProjectMeta } from '@reelwright/contract';
import type { Change, Json, JsonObject, JsonSize, ProjectData } from '@reelwright/movie';

/** What goes to the server at once. A repeated request is the same to the letter, its id included. */
export interface SaveRequest {
  readonly kind: 'create' | 'save' | 'patch';
  readonly changeId: string;
  readonly id: number | undefined;
  readonly revision: number;
  /** For a patch. */
  readonly diff: readonly Change[];
  readonly hash: number;
  /** For a whole document. */
  readonly dataJson: string;
  readonly meta: Partial<ProjectMeta>;
  /** What the server has once it took this in. */
  readonly after: Copy;
  readonly afterMeta: ProjectMeta;
  /** The last edit that is part of it. */
  readonly upTo: number;
}

/** The server's copy of the document. Counting its letters is put off until they are needed. */
export interface Copy {
  readonly data: JsonObject;
  readonly size?: JsonSize;
}

/** Where saving stands. */
export type Phase =
  /** The server has everything. */
  | { readonly name: 'saved' }
  /** There are changes; they go out in a moment. */
  | { readonly name: 'waiting' }
  /** There may be changes; they go out when the person asks, or makes another one. */
  | { readonly name: 'held'; readonly message?: string }
  /** The person is asked what to call it. */
  | { readonly name: 'naming' }
  | {
      readonly name: 'sending';
      readonly request: SaveRequest;
      /** How long we paused before, when this is not the first try. */
      readonly pausedMs: number;
    }
  | {
      readonly name: 'retrying';
      readonly request: SaveRequest;
      readonly because: 'offline' | 'trouble' | 'disk-full';
      readonly pauseMs: number;
      readonly message: string;
    }
  /** Goes on once somebody signs in. */
  | { readonly name: 'signed-out'; readonly request: SaveRequest }
  /** Somebody else changed it: the person decides. */
  | { readonly name: 'conflict'; readonly theirs: Project }
  /** It was deleted elsewhere. */
  | { readonly name: 'gone' }
  /** Somebody else signed in: what is here is not theirs to save. */
  | { readonly name: 'closed' };

/** One open project: what the person sees, what the server has, and how far saving is. */
export interface Saving {
  readonly id: number | undefined;
  /** Whose it is; -1 for a guest's, undefined when nobody was signed in yet. */
  readonly memberId: number | undefined;
  readonly data: ProjectData;
  readonly meta: ProjectMeta;
  readonly revision: number;
  readonly savedAt: string | undefined;
  readonly base: Copy;
  readonly baseMeta: ProjectMeta;
  /** The base as the person sees it: defaults filled in. No difference from it, nothing to save. */
  readonly baseline: ProjectData;
  /** Counts edits; the first is 1. */
  readonly edit: number;
  /** The last edit that the server has. */
  readonly savedEdit: number;
  /** How many changes, in the person's eyes, the server does not have. */
  readonly unsaved: number;
  /** Documents sent since the last answer: any of them may have arrived. */
  readonly sent: readonly Json[];
  /** Saves by itself. A guest's project does not: guests have nowhere to save it. */
  readonly savesItself: boolean;
  /** Whether the browser keeps this project's edits already. */
  readonly keeping: Keeping;
  /** Goes up when another document takes this one's place, by other means than an edit. */
  readonly generation: number;
  readonly phase: Phase;
}

interface Keeping {
  readonly isOn: boolean;
  /** The document that kept edits start from, as text, if it is at hand. */
  readonly baseText: string | undefined;
  /** What the page changed by itself since that text was read. */
  readonly adjusted: readonly Change[];
  /** The first edit that is kept. */
  readonly from: number;
}

export function requestOf({ phase }: Saving): SaveRequest | undefined {
  return 'request' in phase ? phase.request : undefined;
}
