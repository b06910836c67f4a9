/** Recordings that the server does not have yet, in the browser: a cut line or a closed page loses none. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface Take {
  readonly id: string;
  /** Whose it is: another account of this browser must not see it. */
  readonly userId: number;
  readonly projectId: number | undefined;
  /** The line, or the slide of a narration. */
  readonly lineKey: string;
  readonly spoken: string;
  readonly sound: Blob;
  /** The part in which somebody speaks. */
  readonly startTime: number;
  readonly endTime: number;
  /** Recorded over a slide in the editor, whatever is written on it. */
  readonly isNarration?: boolean;
}

interface TakesSchema extends DBSchema {
  takes: { key: string; value: Take };
}

let opening: Promise<IDBPDatabase<TakesSchema>> | undefined;

function database(): Promise<IDBPDatabase<TakesSchema>> {
  opening ??= openDB<TakesSchema>('reelwright-takes', 1, {
    upgrade: (opened) => {
      opened.createObjectStore('takes', { keyPath: 'id' });
    },
  });
  return opening;
}

/** Without room, or in a private window, a recording only lives as long as its page. */
async function ifPossible<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn('Recordings cannot be kept in this browser.', error);
    return undefined;
  }
}

export async function keepTake(take: Take): Promise<void> {
  await ifPossible(async () => (await database()).put('takes', take));
}

export async function dropTake(id: string): Promise<void> {
  await ifPossible(async () => (await database()).delete('takes', id));
}

export async function readTakes(
  userId: number,
  projectId: number | undefined,
  { isNarration = false } = {},
): Promise<readonly Take[]> {
  const all = await ifPossible(async () => (await database()).getAll('takes'));
  return (all ?? []).filter(
    (take) =>
      take.userId === userId &&
      take.projectId === projectId &&
      (take.isNarration ?? false) === isNarration,
  );
}
