import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { KeptCredit } from '../../db/schema/index.ts';
import type { PreparedMedia } from '../../media-tools/prepare/prepared-media.ts';
import { newStorageKey } from '../../storage/storage-key.ts';
import type { FileOwner } from '../guest-work/owner-of.ts';
import { type StoredFileParts, storeFile } from './store-file.ts';
import {
  type FileDetails,
  noteFile,
  noteStored,
  type StoredFileRow,
} from './stored-file-repository.ts';

interface NewPrepared {
  readonly folder: string;
  readonly prepared: PreparedMedia;
  readonly owner: FileOwner;
  readonly name: string;
  /** A file of the owner's own unless told. */
  readonly kind?: 'upload' | 'web';
  /** For a copy from another site. */
  readonly sourceHash?: string;
  readonly credit?: KeptCredit;
  readonly whenStored?: (transaction: Database, row: StoredFileRow) => Promise<void>;
}

/** Keeps a file that was made ready for its owner, with its small picture and its waveform. */
export async function storePrepared(
  parts: StoredFileParts,
  file: NewPrepared,
): Promise<StoredFileRow> {
  const { folder, prepared, owner, name, kind = 'upload', sourceHash, credit, whenStored } = file;
  const previews = await storePreviews(parts, file);
  const details = { ...previews, ...(credit && { credit }) };
  return storeFile(parts, {
    owner,
    kind,
    name,
    details,
    content: createReadStream(join(folder, prepared.file)),
    ...(sourceHash && { sourceHash }),
    ...(whenStored && { whenStored }),
  });
}

/** Keeps the small picture and the waveform of a file, and says what is known of it. */
async function storePreviews(
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
  const { widthPx, heightPx, seconds, thumbFile, peaks, tags } = prepared;
  const thumbKey =
    thumbFile && (await put(await readFile(join(folder, thumbFile)), 'webp', 'image/webp'));
  const peaksKey = peaks && (await put(peaks, 'bin', 'application/octet-stream'));
  return {
    ...(widthPx && heightPx && { widthPx, heightPx }),
    ...(seconds !== undefined && { seconds }),
    ...(thumbKey && { thumbKey }),
    ...(peaksKey && { peaksKey }),
    ...(tags && { tags }),
  };
}
