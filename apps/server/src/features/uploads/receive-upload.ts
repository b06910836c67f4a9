import type { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { newStorageKey } from '../../storage/storage-key.ts';
import { sniffedBytes, sniffUpload } from '../stored-files/sniff-type.ts';
import { removeStored, roomOf, type StoredFileParts } from '../stored-files/store-file.ts';
import { type FileOwner, noteFile, noteStored } from '../stored-files/stored-file-repository.ts';
import {
  addPiece,
  deleteUpload,
  insertUpload,
  receivedBytesOf,
  type UploadRow,
} from './upload-repository.ts';

/** This much is held in memory while it arrives; a killed server loses no more than that. */
const pieceBytes = 8 * 1024 * 1024;
const maxName = 255;

/** Begins a file. Its size is held to the plan before anything is sent. */
export async function beginUpload(
  db: Database,
  owner: FileOwner,
  { name, bytes }: { readonly name: string; readonly bytes: number },
): Promise<UploadRow> {
  return db.transaction(async (transaction) => {
    const room = await roomOf(transaction, owner);
    const onTheirWay = await receivedBytesOf(transaction, owner);
    room.check(bytes, onTheirWay);
    return insertUpload(transaction, owner, { name: plainName(name), bytes });
  });
}

/** Only the name: whatever folders and control characters were sent with it. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, maxName);
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
  let at = from;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let looked = from > 0;
  const lookAt = async (head: Buffer) => {
    looked = true;
    if (sniffUpload(head.subarray(0, sniffedBytes))) return;
    await deleteUpload(parts.db, upload.id);
    throw new CodedError('unsupported-file');
  };
  const keep = async () => {
    if (waitingBytes === 0) return;
    const content = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    if (!looked) await lookAt(content);
    await keepPiece(parts, owner, { uploadId: upload.id, startByte: at, content });
    at += content.length;
  };
  let broken: unknown;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (at + waitingBytes > upload.bytes) {
        throw new CodedError('invalid-input', { problem: 'More was sent than was announced.' });
      }
      // Nobody should send a whole film before they hear that it is none.
      if (!looked && waitingBytes >= sniffedBytes) await lookAt(Buffer.concat(waiting));
      if (waitingBytes >= pieceBytes) await keep();
    }
  } catch (error) {
    broken = error;
  }
  if (broken instanceof CodedError) {
    stream.destroy();
    throw broken;
  }
  await keep();
  if (broken && at < upload.bytes) throw broken;
  return at;
}

async function keepPiece(
  parts: StoredFileParts,
  owner: FileOwner,
  piece: { uploadId: string; startByte: number; content: Buffer },
): Promise<void> {
  const { db, storage } = parts;
  const { uploadId, startByte, content } = piece;
  const key = newStorageKey('pieces', 'part');
  const contentType = 'application/octet-stream';
  await noteFile(db, { key, kind: 'piece', type: contentType, ...owner });
  await storage.put(key, content, { contentType });
  await noteStored(db, key, { bytes: content.length });
  if (await addPiece(db, { uploadId, startByte, key, bytes: content.length })) return;
  await removeStored(parts, key);
  throw new CodedError('upload-moved');
}
