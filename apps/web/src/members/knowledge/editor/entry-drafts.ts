/** What is being written, kept while this page is open: whoever looks something up elsewhere finds it again. */
import type { OwnEntry, OwnThing } from '@reelwright/contract';
import type { EntryKind } from '../kind-names.ts';
import { emptyThing } from './example-loaf.ts';

export interface EntryDraft {
  readonly kind: EntryKind;
  readonly view: 'form' | 'text';
  readonly thing: OwnThing;
  readonly text: string;
  /** Of an entry that was there before. */
  readonly id?: number;
  readonly revision?: number;
  readonly credit?: OwnEntry['credit'];
  /** It was looked up, and is not kept yet. */
  readonly isFound?: boolean;
  /** A model wrote it by heart. */
  readonly isUnchecked?: boolean;
  readonly isChanged: boolean;
}

const drafts = new Map<string, EntryDraft>();

export function draftOf(entry: string): EntryDraft | undefined {
  return drafts.get(entry);
}

/** A draft that nothing was changed in is fetched anew the next time. */
export function keepDraft(entry: string, draft: EntryDraft): void {
  if (draft.isChanged) drafts.set(entry, draft);
  else drafts.delete(entry);
}

export function forgetDraft(entry: string): void {
  drafts.delete(entry);
}

/** A new entry that begins with something. */
export function beginDraft(begun: Partial<EntryDraft>): void {
  drafts.set('new', { ...newDraft(), ...begun, isChanged: true });
}

export function newDraft(): EntryDraft {
  return { kind: 'things', view: 'form', thing: emptyThing, text: '', isChanged: false };
}

export function draftOfEntry(entry: OwnEntry): EntryDraft {
  const { id, kind, text, thing, revision, credit } = entry;
  return {
    id,
    kind,
    text,
    revision,
    credit,
    thing: thing ?? emptyThing,
    view: thing ? 'form' : 'text',
    isChanged: false,
  };
}
