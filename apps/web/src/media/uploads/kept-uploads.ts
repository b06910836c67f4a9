import { browserShelf } from '../../store/browser-shelf.ts';

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

const shelf = browserShelf<KeptUpload>({
  name: 'reelwright-uploads',
  store: 'uploads',
  what: 'Uploads',
});

export const keepUpload = shelf.keep;
export const dropUpload = shelf.drop;

export async function readKeptUploads(userId: number): Promise<readonly KeptUpload[]> {
  const all = await shelf.all();
  return all.filter((upload) => upload.userId === userId);
}
