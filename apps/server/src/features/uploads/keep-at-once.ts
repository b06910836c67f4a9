import type { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import type { FileOwner } from '../guest-work/owner-of.ts';
import { roomOf } from '../stored-files/store-file.ts';
import type { StoredFileRow } from '../stored-files/stored-file-repository.ts';
import { dropPieces, makeFile, type PrepareParts } from './prepare-upload.ts';
import { beginUpload, receiveBytes } from './receive-upload.ts';
import { deleteUpload, uploadsUnderWay } from './upload-repository.ts';

interface WholeFile {
  readonly name: string;
  readonly stream: Readable;
  readonly claimedBytes: number | undefined;
}

/** Keeps a file that comes in one go, and makes it ready while its sender waits. */
export async function keepAtOnce(
  parts: PrepareParts,
  owner: FileOwner,
  { name, stream, claimedBytes }: WholeFile,
): Promise<StoredFileRow> {
  const { db } = parts;
  const bytes = claimedBytes ?? (await roomLeft(db, owner));
  const upload = await beginUpload(db, owner, { name, bytes }).catch((error: unknown) => {
    stream.destroy();
    throw error;
  });
  try {
    await receiveBytes(parts, owner, { upload, from: 0, stream });
    return await makeFile(parts, upload);
  } finally {
    await dropPieces(parts, upload.id);
    await deleteUpload(db, upload.id);
  }
}

/** For a file that does not say how long it is. */
async function roomLeft(db: Database, owner: FileOwner): Promise<number> {
  const { maxNextBytes } = await roomOf(db, owner);
  const { bytes } = await uploadsUnderWay(db, owner);
  return Math.min(Math.max(1, maxNextBytes - bytes), Number.MAX_SAFE_INTEGER);
}
