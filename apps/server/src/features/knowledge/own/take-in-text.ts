import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import type { KnowledgeKind } from '../../../knowledge-files/knowledge-kind.ts';
import {
  type EntryProblem,
  problemsOfEntry,
  readOwnEntry,
} from '../../../knowledge-files/read-own-entry.ts';
import {
  type EntryText,
  kindOfEntry,
  splitEntries,
} from '../../../knowledge-files/split-entries.ts';
import { missingPictures } from '../../../providers/knowledge/own-knowledge.ts';
import { countOwn, findOwnByName, putOwn } from './own-knowledge-repository.ts';

/** So that a mistake, such as a wrong file, does not fill the database or the memory of every process. */
export const maxOwnEntries = 2000;
const maxEntryLetters = 20_000;
/** Whoever took a wrong file needs no more of them to see it. */
export const maxProblemsOfFile = 200;
/** So long it reads in one go: others are answered in between. */
const readingMs = 20;

interface TakenIn {
  /** How many entries were written. */
  readonly taken: number;
  readonly problems: readonly EntryProblem[];
}

/**
 * Takes in the entries of a text: what can be read is kept, the rest is named by its line.
 * @param file where it lies in DATA_DIR/knowledge: entries that are the same there as last time are left as they are here
 */
export async function takeInText(
  db: Database,
  text: string,
  { file, kind: given }: { readonly file?: string; readonly kind?: KnowledgeKind } = {},
): Promise<TakenIn> {
  const { entries, strayLine } = splitEntries(text);
  const problems: EntryProblem[] = [];
  if (strayLine !== undefined) {
    problems.push({ line: strayLine, sentence: 'An entry begins with # and its name.' });
  }
  let room = maxOwnEntries - (await countOwn(db));
  let taken = 0;
  let begun = performance.now();
  for (const entry of entries) {
    if (performance.now() - begun > readingMs) {
      await setImmediate();
      begun = performance.now();
    }
    const kind = given ?? kindOfEntry(entry.text);
    const wrong = problemsOf(kind, entry);
    problems.push(...wrong);
    if (problems.length >= maxProblemsOfFile) {
      const sentence = 'The rest was not read. Please correct what is above it first.';
      problems.push({ line: entry.line, sentence });
      break;
    }
    if (wrong.length > 0) continue;
    const untold = maxProblemsOfFile - 1 - problems.length;
    problems.push(...(await pictureProblems(kind, entry)).slice(0, untold));
    const fileHash = file ? createHash('sha256').update(entry.text).digest('hex') : null;
    const before = await findOwnByName(db, kind, entry.name);
    if (before && fileHash && before.fileHash === fileHash) continue;
    if (!before && room-- <= 0) {
      const sentence = `There is room for ${maxOwnEntries} entries, and it is full.`;
      problems.push({ line: entry.line, sentence });
      break;
    }
    await putOwn(db, { kind, name: entry.name, text: entry.text, file: file ?? null, fileHash });
    taken += 1;
  }
  return { taken, problems };
}

function problemsOf(kind: KnowledgeKind, entry: EntryText): readonly EntryProblem[] {
  if (entry.text.length > maxEntryLetters) {
    return [{ line: entry.line, sentence: `${entry.name} is too long for one entry.` }];
  }
  return problemsOfEntry(kind, entry.text).map((problem) => ({
    ...problem,
    line: problem.line + entry.line - 1,
  }));
}

/** The entry is used all the same, without these pictures. */
async function pictureProblems(
  kind: KnowledgeKind,
  { text, line, name }: EntryText,
): Promise<readonly EntryProblem[]> {
  const read = readOwnEntry(kind, text);
  if ('problem' in read) return [];
  const missing = await missingPictures(read.own);
  return missing.map((picture) => ({
    line: lineOf(text, picture) + line - 1,
    sentence: noPicture(picture, name),
  }));
}

function noPicture(picture: string, name: string): string {
  return `We have no picture called “${picture}”, so ${name} is shown without it.`;
}

/** Where a word stands in an entry, counted from 1. */
export function lineOf(text: string, word: string): number {
  const at = text.split('\n').findIndex((line) => line.includes(word));
  return Math.max(at, 0) + 1;
}
