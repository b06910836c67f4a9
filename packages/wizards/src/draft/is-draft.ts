/** Whether an answer is still what was filled in by itself: a print of its words lies beside it. */
import type { ProjectData } from '@reelwright/movie';
import { fingerprint } from '../keep-edits/fingerprint.ts';
import { valueAt } from '../machine/answers.ts';

export function isDraft(data: ProjectData, path: string): boolean {
  const value = valueAt(data, path);
  return !isBlank(wordsIn(value)) && data.info.drafted?.prints[path] === printOf(value);
}

export function printOf(value: unknown): string {
  return fingerprint(wordsIn(value));
}

/** What steps add to answers while somebody only walks through them. */
const besides = new Set([
  'id',
  'slug',
  'media',
  'audio',
  'objects',
  'keyword',
  'exactSearch',
  'hasMedia',
  'hasVo',
  'frameType',
  'trophy',
]);

/** An answer as far as somebody would say that they wrote it. */
export function wordsIn(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(wordsIn);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key]) => !besides.has(key));
  return Object.fromEntries(
    fields.map(([key, field]) => [key, wordsIn(field)]).filter(([, words]) => !isBlank(words)),
  );
}

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.every(isBlank);
  return typeof value === 'object' && value !== null && Object.values(value).every(isBlank);
}
