import type { KeptEntry } from '@reelwright/saving';
import type { DBSchema } from 'idb';
import { browserDatabase } from '../store/browser-shelf.ts';

interface KeptSchema extends DBSchema {
  lines: {
    key: [visit: string, line: number];
    value: { readonly visit: string; readonly line: number; readonly entry: KeptEntry };
  };
}

const database = browserDatabase<KeptSchema>('reelwright-kept-edits', (opened) => {
  opened.createObjectStore('lines', { keyPath: ['visit', 'line'] });
});

const linesOf = (visit: string) => IDBKeyRange.bound([visit, 0], [visit, Number.MAX_SAFE_INTEGER]);

/** One more line about a visit: an edit costs as much to keep as it is large. */
export async function keepLine(visit: string, line: number, entry: KeptEntry): Promise<void> {
  if (entry.kind === 'end') return dropKept(visit);
  const transaction = (await database()).transaction('lines', 'readwrite');
  const { store } = transaction;
  const emptied = entry.kind === 'begin' ? store.delete(linesOf(visit)) : undefined;
  const put = store.put({ visit, line, entry });
  // At once, not when the browser has answered: by then, the page may be gone.
  transaction.commit();
  await Promise.all([emptied, put, transaction.done]);
}

export async function dropKept(visit: string): Promise<void> {
  await (await database()).delete('lines', linesOf(visit));
}

export async function readKeptLines(visit: string): Promise<readonly KeptEntry[]> {
  const lines = await (await database()).getAll('lines', linesOf(visit));
  return lines.map(({ entry }) => entry);
}

/** The visits of which something is kept. */
export async function keptVisits(): Promise<readonly string[]> {
  const keys = await (await database()).getAllKeys('lines');
  return [...new Set(keys.map(([visit]) => visit))];
}
