import type { Project, ProjectMeta, SaveReply } from '@reelwright/contract';
import type { Change, ProjectData } from '@reelwright/movie';
import type { SaveRequest } from './saving.ts';

/** Why a request brought no answer of its kind. */
export interface Failure {
  readonly kind: /** Nobody answered. */
    | 'offline'
    /** The server is busy or has trouble: later. */
    | 'trouble'
    /** Nothing can be stored until somebody makes room; later. */
    | 'disk-full'
    /** 'Login required'. */
    | 'login'
    /** There is no such project, for this member. */
    | 'missing'
    /** The server will not take it. */
    | 'refused';
  readonly message: string;
}

/** What happens to an open project. */
export type SavingEvent =
  | {
      readonly type: 'edited';
      readonly data: ProjectData;
      /** How it differs from the document before: the edit knows, so nobody has to find it out again. */
      readonly changes: readonly Change[];
      readonly meta?: ProjectMeta;
      readonly atMs: number;
    }
  /** The page put something right by itself: saved with the next edit, and no reason to save. */
  | { readonly type: 'adjusted'; readonly data: ProjectData }
  /** The person wants it saved now. */
  | { readonly type: 'save' }
  /** The person goes on with a project of its own, under another name; the one before stays as it was saved. */
  | { readonly type: 'save-as'; readonly name: string }
  | { readonly type: 'woke' }
  | { readonly type: 'replied'; readonly changeId: string; readonly reply: SaveReply }
  | { readonly type: 'failed'; readonly changeId: string; readonly failure: Failure }
  /** A hook of the page called the save off. */
  | { readonly type: 'cancelled'; readonly changeId: string }
  | { readonly type: 'online' }
  | { readonly type: 'signed-in'; readonly memberId: number }
  | { readonly type: 'named'; readonly name: string | undefined }
  | { readonly type: 'answered'; readonly answer: 'copy' | 'theirs' }
  /** Another tab saved this project. */
  | { readonly type: 'saved-elsewhere'; readonly revision: number }
  /** The server's copy, asked for because of that, or a restore point that was gone back to. */
  | { readonly type: 'loaded'; readonly project: Project }
  /** Edits of an earlier visit are taken up again. */
  | { readonly type: 'restored'; readonly edits: Restored; readonly atMs: number }
  /** The same, where the project went on without them: they become a project of their own. */
  | { readonly type: 'restored-as-copy'; readonly edits: Restored; readonly atMs: number };

/** Edits that were kept in the browser, put together. */
export interface Restored {
  readonly data: ProjectData;
  readonly meta: ProjectMeta;
  readonly count: number;
  /** A create that went out without an answer: it is repeated, so that there is one project, not two. */
  readonly create:
    | {
        readonly changeId: string;
        readonly data: ProjectData;
        readonly meta: ProjectMeta;
      }
    | undefined;
}

/** What to do about it. */
export type Effect =
  | { readonly type: 'send'; readonly request: SaveRequest }
  /** Ask the server for its copy. */
  | { readonly type: 'load' }
  /** Wake up after a while; an earlier wish is forgotten. */
  | { readonly type: 'wake'; readonly afterMs: number }
  | { readonly type: 'keep'; readonly entry: KeptEntry }
  | { readonly type: 'ask'; readonly question: 'name' | 'sign-in' };

/** A line in the browser's own record of what the server does not have yet. */
export type KeptEntry =
  | {
      readonly kind: 'begin';
      /** The version of documents that wrote the record: its changes fit documents of that version only. */
      readonly version?: number;
      readonly projectId: number | undefined;
      readonly memberId: number | undefined;
      readonly revision: number;
      readonly baseText: string;
      readonly meta: ProjectMeta;
    }
  | {
      readonly kind: 'edit';
      readonly edit: number;
      /** How many changes it is in the person's eyes. */
      readonly count: number;
      readonly changes: readonly Change[];
      readonly meta?: ProjectMeta;
      readonly atMs: number;
    }
  | {
      readonly kind: 'sent';
      readonly upTo: number;
      readonly changeId: string;
      readonly request: SaveRequest['kind'];
    }
  | {
      readonly kind: 'saved';
      readonly upTo: number;
      readonly revision: number;
      readonly projectId: number;
    }
  /** From here on it is a project of its own that was never saved. */
  | { readonly kind: 'parted'; readonly meta: ProjectMeta }
  | { readonly kind: 'owner'; readonly memberId: number }
  /** Nothing is worth keeping any more. */
  | { readonly kind: 'end' };
