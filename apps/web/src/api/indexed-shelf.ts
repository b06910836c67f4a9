import type { KeptReply, ReplyShelf } from './reply-cache.ts';

const NAME = 'reelwright-replies';
const STORE = 'replies';
const BY_AGE = 'by-age';

let opening: Promise<IDBDatabase> | undefined;

/** Replies in the browser's own database, which holds more than its cookies do. */
export const indexedShelf: ReplyShelf = {
  read: (key) => run<KeptReply | undefined>('readonly', (store) => store.get(key)),
  write: async (kept) => void (await run('readwrite', (store) => store.put(kept))),
  keysByAge: async () => {
    const keys = await run('readonly', (store) => store.index(BY_AGE).getAllKeys());
    return keys.map(String);
  },
  remove: async (keys) => {
    for (const key of keys) await run('readwrite', (store) => store.delete(key));
  },
};

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opening ??= open();
  const database = await opening;
  return settled(ask(database.transaction(STORE, mode).objectStore(STORE)));
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => {
    const store = asked.result.createObjectStore(STORE, { keyPath: 'key' });
    store.createIndex(BY_AGE, 'savedAtMs');
  };
  return settled(asked);
}

function settled<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
