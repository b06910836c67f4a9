import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A file on its way, as it outlives the page: itself, and where on the server its pieces go. */
export interface KeptUpload {
  readonly id: string;
  /** Whose it is: another account of this browser must not see it. */
  readonly userId: number;
  readonly file: File;
  readonly address?: string;
  /** Of one that was paused: how far it was. It waits for its person, on the next page too. */
  readonly pausedAtBytes?: number;
}

interface KeptUploadSchema extends DBSchema {
  uploads: { key: string; value: KeptUpload };
}

let opening: Promise<IDBPDatabase<KeptUploadSchema>> | undefined;

function database(): Promise<IDBPDatabase<KeptUploadSchema>> {
  opening ??= openDB<KeptUploadSchema>('reelwright-uploads', 1, {
    upgrade: (opened) => {
      opened.createObjectStore('uploads', { keyPath: 'id' });
    },
  });
  return opening;
}

/** Without room, or in a private window, an upload only lives as long as its page. */
async function ifPossible<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn('Uploads cannot be kept in this browser.', error);
    return undefined;
  }
}

export async function keepUpload(upload: KeptUpload): Promise<void> {
  await ifPossible(async () => (await database()).put('uploads', upload));
}

export async function dropUpload(id: string): Promise<void> {
  await ifPossible(async () => (await database()).delete('uploads', id));
}

export async function readKeptUploads(userId: number): Promise<readonly KeptUpload[]> {
  const all = await ifPossible(async () => (await database()).getAll('uploads'));
  return (all ?? []).filter((upload) => upload.userId === userId);
}
