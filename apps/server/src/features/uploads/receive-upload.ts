import { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { newStorageKey } from '../../storage/storage-key.ts';
import type { FileOwner } from '../guest-work/owner-of.ts';
import { roomKeptMinutes } from '../stored-files/address-room.ts';
import { plainName } from '../stored-files/plain-name.ts';
import { sniffedBytes, sniffUpload } from '../stored-files/sniff-type.ts';
import { removeStored, roomOf, type StoredFileParts } from '../stored-files/store-file.ts';
import { noteFile } from '../stored-files/stored-file-repository.ts';
import { codeForUnknown } from './code-for-unknown.ts';
import { readIncoming } from './read-incoming.ts';
import {
  addPiece,
  deleteUpload,
  insertUpload,
  type UploadRow,
  updateUpload,
  uploadsUnderWay,
} from './upload-repository.ts';

/** A killed server loses no more than this of what was sent. */
const pieceBytes = 8 * 1024 * 1024;
/** More than this nobody sends at the same time; a guest had 600 open. */
export const maxUploadsOpen = 100;

/** Begins a file. Its size is held to the plan before anything is sent, with everything else that was announced. */
export async function beginUpload(
  db: Database,
  owner: FileOwner,
  { name, bytes }: { readonly name: string; readonly bytes: number },
): Promise<UploadRow> {
  return db.transaction(async (transaction) => {
    const room = await roomOf(transaction, owner);
    const underWay = await uploadsUnderWay(transaction, owner);
    if (underWay.receiving >= maxUploadsOpen) {
      throw new CodedError('uploads-full', { limit: String(maxUploadsOpen) });
    }
    room.check(bytes, underWay.bytes);
    return insertUpload(transaction, owner, { name: plainName(name), bytes });
  });
}

/** The room of a file that rested for long was given to others; whoever goes on with it needs some again. */
async function claimRoomAgain(db: Database, owner: FileOwner, upload: UploadRow): Promise<void> {
  const restedMs = Date.now() - upload.updatedAt.getTime();
  if (restedMs < (roomKeptMinutes - 10) * 60_000) return;
  await db.transaction(async (transaction) => {
    const room = await roomOf(transaction, owner);
    room.check(upload.bytes, (await uploadsUnderWay(transaction, owner, upload.id)).bytes);
    await updateUpload(transaction, upload.id, {});
  });
}

/**
 * Takes the next bytes of a file. What has arrived stays, also when the line is cut: the sender asks
 * how far it came, and goes on from there.
 */
export async function receiveBytes(
  parts: StoredFileParts,
  owner: FileOwner,
  { upload, from, stream }: { upload: UploadRow; from: number; stream: Readable },
): Promise<number> {
  if (from !== upload.receivedBytes || upload.state !== 'receiving') {
    stream.destroy();
    throw new CodedError('upload-moved');
  }
  const incoming = readIncoming(stream);
  let at = from;
  try {
    await claimRoomAgain(parts.db, owner, upload);
    if (from === 0) await lookAt(parts.db, upload, await incoming.peek(sniffedBytes));
    while ((await incoming.peek(1)).length > 0) {
      const most = Math.min(pieceBytes, upload.bytes - at);
      if (most === 0) {
        throw new CodedError('invalid-input', { problem: 'More was sent than was announced.' });
      }
      at += await keepPiece(parts, owner, {
        uploadId: upload.id,
        startByte: at,
        content: incoming.take(most),
      });
    }
  } catch (error) {
    stream.destroy();
    throw error;
  }
  if (incoming.problem() && at < upload.bytes) throw incoming.problem();
  return at;
}

/** Nobody should send a whole film before they hear that it is none. */
async function lookAt(db: Database, upload: UploadRow, head: Buffer): Promise<void> {
  if (head.length === 0 || sniffUpload(head.subarray(0, sniffedBytes))) return;
  await deleteUpload(db, upload.id);
  throw new CodedError(codeForUnknown(upload.name));
}

/**
 * Stores bytes while they arrive, as a piece of a file. They count once all of them are written. The disk is not
 * waited for: after a power cut the file is too short when it is put together, and has to be sent again.
 */
async function keepPiece(
  parts: StoredFileParts,
  owner: FileOwner,
  piece: { uploadId: string; startByte: number; content: AsyncIterable<Buffer> },
): Promise<number> {
  const { db, storage } = parts;
  const { uploadId, startByte, content } = piece;
  const key = newStorageKey('pieces', 'part');
  const contentType = 'application/octet-stream';
  // Written down while the bytes arrive. They end only then, so that nothing ever lies in storage that no list has.
  const noted = noteFile(db, { key, kind: 'piece', type: contentType, ...owner });
  noted.catch(() => undefined);
  const body = Readable.from(endingAfter(content, noted));
  const { size } = await storage.put(key, body, { contentType, isFleeting: true });
  if (await addPiece(db, { uploadId, startByte, key, bytes: size })) return size;
  await removeStored(parts, key);
  throw new CodedError('upload-moved');
}

async function* endingAfter(content: AsyncIterable<Buffer>, work: Promise<unknown>) {
  yield* content;
  await work;
}
