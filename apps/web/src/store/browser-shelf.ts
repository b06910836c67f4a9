import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database of this browser, opened when it is first asked for. */
export function browserDatabase<Schema extends DBSchema | unknown = unknown>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  return () => {
    opening ??= openDB<Schema>(name, 1, { upgrade: create });
    return opening;
  };
}

interface BrowserShelf<Entry> {
  keep(entry: Entry): Promise<void>;
  drop(id: string): Promise<void>;
  all(): Promise<readonly Entry[]>;
}

/**
 * What outlives its page, by id. Without room, or in a private window, nothing is kept, and nothing fails.
 * @param what for the console: 'Recordings'
 */
export function browserShelf<Entry extends { readonly id: string }>(shelf: {
  readonly name: string;
  readonly store: string;
  readonly what: string;
}): BrowserShelf<Entry> {
  const database = browserDatabase(shelf.name, (opened) => {
    opened.createObjectStore(shelf.store, { keyPath: 'id' });
  });
  const ifPossible = async <Value>(
    work: (opened: IDBPDatabase) => Promise<Value>,
  ): Promise<Value | undefined> => {
    try {
      return await work(await database());
    } catch (error) {
      console.warn(`${shelf.what} cannot be kept in this browser.`, error);
      return undefined;
    }
  };
  return {
    keep: async (entry) => void (await ifPossible((opened) => opened.put(shelf.store, entry))),
    drop: async (id) => void (await ifPossible((opened) => opened.delete(shelf.store, id))),
    all: async () => (await ifPossible((opened) => opened.getAll(shelf.store))) ?? [],
  };
}
