import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withWorkFolder } from '../../data-dir/work-folder.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import { prepareMedia } from '../../media-tools/prepare/prepare-media.ts';
import { fileOwnerOfRow } from '../guest-work/owner-of.ts';
import { readHead } from '../stored-files/read-head.ts';
import { sniffUpload } from '../stored-files/sniff-type.ts';
import { removeStored, type StoredFileParts } from '../stored-files/store-file.ts';
import { storePrepared } from '../stored-files/store-prepared.ts';
import type { StoredFileRow } from '../stored-files/stored-file-repository.ts';
import { codeForUnknown } from './code-for-unknown.ts';
import {
  findUploadRow,
  forgetPieces,
  listPieces,
  lockUploadRow,
  type UploadRow,
  updateUpload,
} from './upload-repository.ts';

export interface PrepareParts extends StoredFileParts {
  readonly programs: MediaPrograms;
  readonly workFolder: string;
}

const progressEveryMs = 500;

/** A job may run twice at once, when a worker was taken for dead: only the first file counts. */
class AlreadyMade extends Error {}

/** Turns what has arrived into a file of its owner, or says why not. Doing it twice does no harm. */
export async function prepareUpload(
  parts: PrepareParts,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = parts;
  const upload = await findUploadRow(db, id);
  if (upload?.state !== 'preparing') return;
  try {
    await makeFile(parts, upload, signal);
  } catch (error) {
    if (error instanceof AlreadyMade) return;
    if (!(error instanceof CodedError) || error.status >= 500) throw error;
    // Whoever was quicker may have made the file, and removed the pieces under our hands.
    if ((await findUploadRow(db, id))?.state !== 'preparing') return;
    await updateUpload(db, id, { state: 'failed', problem: error.message });
  }
  await dropPieces(parts, id);
}

/** Removes what arrived; what cannot be removed now goes with the next sweep. */
export async function dropPieces(parts: StoredFileParts, id: string): Promise<void> {
  for (const key of await forgetPieces(parts.db, id)) await removeStored(parts, key);
}

/** The file that the pieces of an upload make. */
export async function makeFile(
  parts: PrepareParts,
  upload: UploadRow,
  signal?: AbortSignal,
): Promise<StoredFileRow> {
  return withWorkFolder(parts.workFolder, (folder) => make(parts, upload, folder, signal));
}

async function make(
  parts: PrepareParts,
  upload: UploadRow,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<StoredFileRow> {
  const { programs } = parts;
  const file = 'original';
  await assemble(parts, upload, join(folder, file), signal);
  const { size } = await stat(join(folder, file));
  if (upload.state === 'preparing' && size !== upload.bytes) throw partsLost();
  const type = sniffUpload(await readHead(join(folder, file)));
  if (size === 0) throw new CodedError('file-empty');
  if (!type) throw new CodedError(codeForUnknown(upload.name));
  const prepared = await prepareMedia({
    programs,
    folder,
    file,
    type,
    onProgress: tellProgress(parts, upload.id),
    ...(signal && { signal }),
  });
  return storePrepared(parts, {
    folder,
    prepared,
    owner: fileOwnerOfRow(upload),
    name: upload.name,
    whenStored: async (transaction, { key }) => {
      const now = await lockUploadRow(transaction, upload.id);
      if (now?.state === 'ready') throw new AlreadyMade();
      await updateUpload(transaction, upload.id, { state: 'ready', percent: 100, fileKey: key });
    },
  });
}

const partsLost = () =>
  new CodedError('invalid-input', {
    problem: 'A part of this file was lost on our side. Please send it again.',
  });

async function assemble(
  { db, storage }: PrepareParts,
  upload: UploadRow,
  path: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const keys = await listPieces(db, upload.id);
  async function* pieces() {
    for (const key of keys) {
      const piece = await storage.get(key).catch((error: unknown) => {
        throw error instanceof CodedError && error.code === 'not-found' ? partsLost() : error;
      });
      yield* piece.stream;
    }
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path), { ...(signal && { signal }) });
}

function tellProgress({ db }: PrepareParts, id: string): (percent: number) => void {
  let reportedAtMs = 0;
  return (percent) => {
    if (Date.now() - reportedAtMs < progressEveryMs) return;
    reportedAtMs = Date.now();
    // What is only shown must not end what is being made.
    updateUpload(db, id, { percent }).catch(() => undefined);
  };
}
