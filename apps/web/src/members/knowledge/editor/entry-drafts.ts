/** What is being written, kept while this page is open: whoever looks something up elsewhere finds it again. */
import type { OwnComparison, OwnEntry, OwnOffer, OwnThing, OwnTopic } from '@reelwright/contract';
import type { EntryKind } from '../kind-names.ts';
import { emptyComparison, emptyOffer, emptyThing, emptyTopic } from './empty-entries.ts';

export interface EntryDraft {
  readonly kind: EntryKind;
  readonly view: 'form' | 'text';
  /** Its form, by kind; those of other kinds keep what was typed before somebody chose another. */
  readonly thing: OwnThing;
  readonly topic: OwnTopic;
  readonly comparison: OwnComparison;
  readonly offer: OwnOffer;
  readonly text: string;
  /** Of an entry that was there before. */
  readonly id?: number;
  readonly revision?: number;
  readonly credit?: OwnEntry['credit'];
  /** It was looked up, and is not kept yet. */
  readonly isFound?: boolean;
  /** A model wrote it by heart. */
  readonly isFromModel?: boolean;
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
  return { kind: 'things', view: 'form', ...withForms({}), text: '', isChanged: false };
}

export function draftOfEntry(entry: OwnEntry): EntryDraft {
  const { id, kind, text, revision, credit, is_from_model: isFromModel } = entry;
  const { thing, topic, comparison, offer } = entry;
  const forms = { thing, topic, comparison, offer };
  const hasForm = Object.values(forms).some((form) => form !== undefined);
  return {
    id,
    kind,
    text,
    revision,
    credit,
    isFromModel,
    ...withForms(forms),
    view: hasForm ? 'form' : 'text',
    isChanged: false,
  };
}

type EntryForms = Pick<EntryDraft, 'thing' | 'topic' | 'comparison' | 'offer'>;

/** All four forms, empty where there is nothing for them. */
function withForms(forms: { readonly [Name in keyof EntryForms]?: EntryForms[Name] | undefined }) {
  return {
    thing: forms.thing ?? emptyThing,
    topic: forms.topic ?? emptyTopic,
    comparison: forms.comparison ?? emptyComparison,
    offer: forms.offer ?? emptyOffer,
  };
}
