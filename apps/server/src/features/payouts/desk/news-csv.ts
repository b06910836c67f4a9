import { csvOf } from '../../../words/csv-of.ts';
import type { listNewsReaders } from './desk-repository.ts';

type NewsReader = Awaited<ReturnType<typeof listNewsReaders>>[number];

const columns: readonly (readonly [string, (reader: NewsReader) => string])[] = [
  ['email', ({ email }) => email],
  ['name', ({ name }) => name],
  ['username', ({ username }) => username],
];

/** Whom the owner may send news of the program, as a table that mail programs read. */
export function newsCsv(readers: readonly NewsReader[]): string {
  return csvOf(readers, columns);
}
