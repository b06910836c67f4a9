import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { PreparedMedia } from '../../media-tools/prepare/prepared-media.ts';
import { newStorageKey } from '../../storage/storage-key.ts';
import { type StoredFileParts, storeFile } from './store-file.ts';
import {
  type FileDetails,
  type FileOwner,
  noteFile,
  noteStored,
  type StoredFileRow,
} from './stored-file-repository.ts';

interface NewPrepared {
  readonly folder: string;
  readonly prepared: PreparedMedia;
  readonly owner: FileOwner;
  readonly name: string;
  readonly whenStored?: (transaction: Database, row: StoredFileRow) => Promise<void>;
}

/** Keeps a file that was made ready for its owner, with its small picture and its waveform. */
export async function storePrepared(
  parts: StoredFileParts,
  { folder, prepared, owner, name, whenStored }: NewPrepared,
): Promise<StoredFileRow> {
  const details = await storePreviews(parts, { folder, prepared, owner });
  return storeFile(parts, {
    ...{ owner, kind: 'upload' as const, name, details },
    content: createReadStream(join(folder, prepared.file)),
    ...(whenStored && { whenStored }),
  });
}

/** Keeps the small picture and the waveform of a file, and says what is known of it. */
export async function storePreviews(
  { db, storage }: StoredFileParts,
  { folder, prepared, owner }: Pick<NewPrepared, 'folder' | 'prepared' | 'owner'>,
): Promise<FileDetails> {
  const put = async (content: Uint8Array, ending: string, contentType: string) => {
    const key = newStorageKey('previews', ending);
    await noteFile(db, { key, kind: 'preview', type: contentType, ...owner });
    await storage.put(key, content, { contentType });
    await noteStored(db, key, { bytes: content.length });
    return key;
  };
  const { widthPx, heightPx, seconds, thumbFile, peaks } = prepared;
  const thumbKey =
    thumbFile && (await put(await readFile(join(folder, thumbFile)), 'webp', 'image/webp'));
  const peaksKey = peaks && (await put(peaks, 'bin', 'application/octet-stream'));
  return {
    ...(widthPx && heightPx && { widthPx, heightPx }),
    ...(seconds !== undefined && { seconds }),
    ...(thumbKey && { thumbKey }),
    ...(peaksKey && { peaksKey }),
  };
}
