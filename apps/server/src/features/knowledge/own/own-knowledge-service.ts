import type { ownKnowledgeCalls } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { CodedError } from '../../../errors/coded-error.ts';
import { type KnowledgeKind, knowledgeKinds } from '../../../knowledge-files/knowledge-kind.ts';
import { lineOfPart, partOfEntry } from '../../../knowledge-files/part-of-entry.ts';
import { readKnowledgeFiles } from '../../../knowledge-files/read-knowledge-files.ts';
import {
  type EntryProblem,
  maxProblems,
  type OwnEntry,
  problemsOfEntry,
  readOwnEntry,
} from '../../../knowledge-files/read-own-entry.ts';
import { splitEntries } from '../../../knowledge-files/split-entries.ts';
import { type TextProblem, unspeakableTexts } from '../../../knowledge-files/unspeakable-texts.ts';
import { missingPictures } from '../../../providers/knowledge/own-knowledge.ts';
import { textOfWritten, type Written } from './entry-form.ts';
import {
  changeOwn,
  countOwn,
  findOwnByName,
  type OwnRow,
  putOwn,
} from './own-knowledge-repository.ts';
import { lineOf, maxOwnEntries } from './take-in-text.ts';

export interface CheckedEntry {
  readonly kind: KnowledgeKind;
  readonly name: string;
  readonly text: string;
  readonly own?: OwnEntry;
  readonly problems: readonly EntryProblem[];
}

/** An entry as text, read, and what is wrong with it. Pictures that we do not have are named before they are missed. */
export async function checkEntry(written: Written): Promise<CheckedEntry> {
  const { kind, text } = textOfWritten(written);
  const name = splitEntries(text).entries[0]?.name ?? '';
  const read = readOwnEntry(kind, text);
  if ('problem' in read) return { kind, name, text, problems: problemsOfEntry(kind, text) };
  const missing = await missingPictures(read.own);
  const unknown = missing.map((picture) => ({
    text: picture,
    sentence: `We have no picture called “${picture}”. Please take it out, or choose another one.`,
  }));
  const wrong: readonly TextProblem[] = [...unspeakableTexts(read.own), ...unknown];
  const problems = wrong.slice(0, maxProblems).map((problem) => {
    const line = problem.part
      ? lineOfPart(kind, text, problem.part)
      : lineOf(text, problem.text ?? '');
    const part = partOfEntry(kind, text, line);
    return { line, sentence: problem.sentence, ...(part && { part }) };
  });
  return { kind, name, text, own: read.own, problems };
}

interface SaveRequest {
  readonly id?: number | undefined;
  readonly revision?: number | undefined;
  readonly credit?: OwnRow['credit'] | undefined;
  readonly is_from_model?: boolean | undefined;
}

type SaveReply = z.input<typeof ownKnowledgeCalls.ownEntrySave.reply>;

/** Keeps an entry that can be read; otherwise says what is wrong with it. */
export async function saveEntry(
  db: Database,
  entry: CheckedEntry,
  { id, revision = 0, credit = null, is_from_model: isFromModel = false }: SaveRequest,
): Promise<SaveReply> {
  const { kind, name, text } = entry;
  const refused = (sentence: string): SaveReply => ({ problems: [{ line: 1, sentence }] });
  if (entry.problems.length > 0) return { problems: [...entry.problems] };
  const namesake = await findOwnByName(db, kind, name);
  if (namesake && namesake.id !== id) {
    return refused(
      `You already have an entry called ${namesake.name}. Please correct that one, or choose another name.`,
    );
  }
  if (id === undefined) {
    if ((await countOwn(db)) >= maxOwnEntries) {
      return refused(
        `There is room for ${maxOwnEntries} entries, and it is full. Please delete some.`,
      );
    }
    return { id: await putOwn(db, { kind, name, text, credit, isFromModel }), problems: [] };
  }
  if (await changeOwn(db, id, revision, { name, text })) return { id, problems: [] };
  return refused(
    'This entry was changed or deleted in the meantime. Please copy your text, and open it again.',
  );
}

/** An entry that ships, as it is written. */
export async function findShippedText(
  kind: KnowledgeKind,
  name: string,
  nth: number,
): Promise<string> {
  const entries = await readKnowledgeFiles(kind, (text) => splitEntries(text).entries);
  const found = entries.filter((entry) => entry.name === name)[nth];
  if (!found) throw new CodedError('not-found');
  return found.text;
}

/**
 * Copies what ships under a name, to be corrected. An own entry is used instead of everything that ships under its name,
 * so a topic that is a thing as well is copied as both.
 */
export async function copyShipped(
  db: Database,
  asked: { readonly kind: KnowledgeKind; readonly name: string; readonly nth: number },
): Promise<number> {
  const { kind, name, nth } = asked;
  const wanted = await findShippedText(kind, name, nth);
  const others: { kind: KnowledgeKind; text: string }[] = [];
  for (const other of knowledgeKinds.filter(
    (each) => each !== kind && joined.has(each) && joined.has(kind),
  )) {
    const entries = await readKnowledgeFiles(other, (text) => splitEntries(text).entries);
    const same = entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
    if (same) others.push({ kind: other, text: same.text });
  }
  return db.transaction(async (transaction) => {
    for (const other of others) {
      if (!(await findOwnByName(transaction, other.kind, name))) {
        await putOwn(transaction, { ...other, name });
      }
    }
    const before = await findOwnByName(transaction, kind, name);
    return before?.id ?? putOwn(transaction, { kind, name, text: wanted });
  });
}

/** What is called the same among these stands on the shelf as one. */
const joined: ReadonlySet<KnowledgeKind> = new Set(['things', 'topics']);

/** '7 points, 2 questions' */
export function describeEntry(own: OwnEntry): string {
  switch (own.kind) {
    case 'things':
      return counts([own.entry.points, 'point'], [own.entry.questions, 'question']);
    case 'topics':
      return counts(
        [own.entry.lists, 'list'],
        [own.entry.lists.flatMap(({ items }) => items), 'item'],
        [own.entry.quiz, 'question'],
      );
    case 'comparisons':
      return `${own.entry.products.map(({ name }) => name).join(', ')}: ${formatCount(own.entry.features.length, 'check')}`;
    case 'offers':
      return counts([own.entry.benefits ?? [], 'benefit'], [own.entry.questions ?? [], 'question']);
    default:
      return own satisfies never;
  }
}

function counts(...parts: readonly (readonly [readonly unknown[], string])[]): string {
  return parts
    .filter(([items]) => items.length > 0)
    .map(([items, noun]) => formatCount(items.length, noun))
    .join(', ');
}
