import { PassThrough, pipeline, Readable } from 'node:stream';
import { formatLimit, limitTable, planOf } from '@reelwright/plans';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type StoredFileKind, storedFiles } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Storage } from '../../storage/storage.ts';
import { newStorageKey } from '../../storage/storage-key.ts';
import type { FileOwner } from '../guest-work/owner-of.ts';
import { bytesOfOtherGuests, guestRoomsAtOneAddress } from './address-room.ts';
import { endingOf, sniffedBytes, sniffType } from './sniff-type.ts';
import {
  bytesOf,
  type FileDetails,
  forgetFile,
  holdOwner,
  noteFile,
  noteStored,
  releaseFiles,
  type StoredFileRow,
} from './stored-file-repository.ts';

export interface StoredFileParts {
  readonly db: Database;
  readonly storage: Storage;
}

interface NewFile {
  readonly owner: FileOwner;
  readonly kind: Extract<StoredFileKind, 'upload' | 'web'>;
  readonly content: Readable | Uint8Array;
  readonly name?: string;
  /** How long it will be, where that is known. */
  readonly claimedBytes?: number | undefined;
  /** For a copy from another site: the hash of its address. It takes the place of an older copy. */
  readonly sourceHash?: string;
  /** What is known about it besides. */
  readonly details?: FileDetails;
  /** Part of the same transaction: it is there, and this has happened, or neither. */
  readonly whenStored?: (transaction: Database, row: StoredFileRow) => Promise<void>;
}

const megabyte = 1_000_000;
const folders = { upload: 'uploads', web: 'web' } as const;

/**
 * Keeps a file for somebody, under a key that nobody can guess. It is streamed into storage, held to
 * the owner's plan on the way; what it is goes by its content.
 */
export async function storeFile(parts: StoredFileParts, file: NewFile): Promise<StoredFileRow> {
  const { db, storage } = parts;
  const { owner, kind, sourceHash } = file;
  const room = await roomOf(db, owner);
  room.check(file.claimedBytes ?? 0);
  const { head, content } = await readHead(file.content);
  const type = sniffType(head);
  if (!type) {
    content.destroy();
    throw new CodedError('unsupported-file');
  }
  const key = newStorageKey(folders[kind], endingOf(type));
  await noteFile(db, { key, kind, type, name: file.name ?? '', ...owner });
  try {
    const { size } = await put(storage, key, content, type, room);
    return await db.transaction(async (transaction) => {
      // Two files that come at once must not both get the last room.
      (await roomOf(transaction, owner)).check(size);
      if (sourceHash) await releaseCopy(transaction, sourceHash);
      const row = await noteStored(transaction, key, {
        bytes: size,
        type,
        ...(sourceHash && { sourceHash }),
        ...file.details,
      });
      if (!row) throw new Error('The file was swept up while it was stored.');
      await file.whenStored?.(transaction, row);
      return row;
    });
  } catch (error) {
    content.destroy();
    // What cannot be removed now is removed by the sweep.
    await removeStored(parts, key).catch(() => undefined);
    throw error;
  }
}

/** Removes a file from storage and from the list. */
export async function removeStored({ db, storage }: StoredFileParts, key: string): Promise<void> {
  await storage.delete(key);
  await forgetFile(db, key);
}

async function releaseCopy(db: Database, sourceHash: string): Promise<void> {
  const [older] = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(eq(storedFiles.sourceHash, sourceHash))
    .for('update');
  if (older) await releaseFiles(db, [older.key]);
}

/** How much the owner's plan leaves: for one file, and in all. */
export async function roomOf(db: Database, owner: FileOwner) {
  const plan = await holdOwner(db, owner);
  const { tier, limits } = planOf(
    { plan: null, planUntil: null, ...plan, guest: !('userId' in owner) },
    new Date(),
  );
  const usedBytes = await bytesOf(db, owner);
  const othersBytes = 'userId' in owner ? 0 : await bytesOfOtherGuests(db, owner.sessionId);
  const inBytes = (megabytes: number | null) => megabytes && megabytes * megabyte;
  const [maxFileBytes, maxBytes] = [
    inBytes(limits.maxUploadMegabytes),
    inBytes(limits.storageMegabytes),
  ];
  const left = maxBytes === null ? Number.POSITIVE_INFINITY : Math.max(0, maxBytes - usedBytes);
  const leftAtAddress = Math.max(
    0,
    (maxBytes ?? Number.POSITIVE_INFINITY) * guestRoomsAtOneAddress - usedBytes - othersBytes,
  );
  return {
    usedBytes,
    maxBytes,
    /** The most that one more file may have. */
    maxNextBytes: Math.min(left, leftAtAddress, maxFileBytes ?? Number.POSITIVE_INFINITY),
    /** `waitingBytes`: what else is on its way, and will need room too. */
    check(bytes: number, waitingBytes = 0): void {
      if (maxFileBytes !== null && bytes > maxFileBytes) {
        throw new CodedError('too-large', {
          limit: formatLimit(limitTable.maxUploadMegabytes, tier),
        });
      }
      if (bytes + waitingBytes > left || left === 0) {
        throw new CodedError('files-full', {
          limit: formatLimit(limitTable.storageMegabytes, tier),
        });
      }
      if (bytes + waitingBytes > leftAtAddress) throw new CodedError('guest-files-full');
    },
  };
}

async function put(
  storage: Storage,
  key: string,
  content: Readable,
  contentType: string,
  room: Awaited<ReturnType<typeof roomOf>>,
): Promise<{ size: number }> {
  const { maxNextBytes } = room;
  try {
    return await storage.put(key, content, {
      contentType,
      ...(Number.isFinite(maxNextBytes) && { maxBytes: maxNextBytes }),
    });
  } catch (error) {
    // In the words of whichever limit it was.
    if (error instanceof CodedError && error.code === 'too-large') room.check(maxNextBytes + 1);
    throw error;
  }
}

/** The beginning of a file, and all of it. */
async function readHead(
  given: Readable | Uint8Array,
): Promise<{ head: Buffer; content: Readable }> {
  if (given instanceof Uint8Array) {
    return {
      head: Buffer.from(given.subarray(0, sniffedBytes)),
      content: Readable.from([Buffer.from(given)]),
    };
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of given.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= sniffedBytes) break;
  }
  const content = new PassThrough();
  for (const chunk of chunks) content.write(chunk);
  if (given.readableEnded) content.end();
  else pipeline(given, content, () => undefined);
  return { head: Buffer.concat(chunks).subarray(0, sniffedBytes), content };
}
