import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaCredit } from '@reelwright/contract';
import { withWorkFolder } from '../../data-dir/work-folder.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { prepareMedia } from '../../media-tools/prepare/prepare-media.ts';
import type { FileOwner } from '../guest-work/owner-of.ts';
import { hashOfAddress } from '../stored-files/media-target.ts';
import { plainName } from '../stored-files/plain-name.ts';
import { readHead } from '../stored-files/read-head.ts';
import { sniffUpload } from '../stored-files/sniff-type.ts';
import { roomOf } from '../stored-files/store-file.ts';
import { storePrepared } from '../stored-files/store-prepared.ts';
import { findCopy, type StoredFileRow } from '../stored-files/stored-file-repository.ts';
import type { PrepareParts } from '../uploads/prepare-upload.ts';

export interface CopyParts extends PrepareParts {
  readonly fetch: GuardedFetch;
}

const maxBytes = 1024 ** 3;
const timeoutMs = 5 * 60_000;
const accept = [
  'image/',
  'video/',
  'audio/',
  'application/octet-stream',
  'binary/octet-stream',
  'application/ogg',
];

/** Brings in what lies elsewhere, once, as what browsers and the encoder take. Whoever comes second waits for the first. */
export function createCopyMedia(parts: CopyParts) {
  const underWay = new Map<string, Promise<StoredFileRow>>();
  return async (url: string, owner: FileOwner, credit?: MediaCredit): Promise<StoredFileRow> => {
    const sourceHash = hashOfAddress(url);
    const kept = await findCopy(parts.db, sourceHash);
    if (kept && isPrepared(kept)) return kept;
    let copying = underWay.get(sourceHash);
    if (!copying) {
      copying = copyNow(parts, { url, sourceHash, owner, credit }).finally(() =>
        underWay.delete(sourceHash),
      );
      underWay.set(sourceHash, copying);
    }
    return copying;
  };
}

/** One that was only fetched for a preview has not been looked into. */
const isPrepared = ({ thumbKey, seconds }: StoredFileRow) => thumbKey !== null || seconds !== null;

interface Copy {
  readonly url: string;
  readonly sourceHash: string;
  readonly owner: FileOwner;
  readonly credit: MediaCredit | undefined;
}

async function copyNow(parts: CopyParts, { url, sourceHash, owner, credit }: Copy) {
  const { fetch, programs, workFolder } = parts;
  const room = await roomOf(parts.db, owner);
  const reply = await fetch(url, {
    maxBytes: Math.min(maxBytes, room.maxNextBytes),
    timeoutMs,
    accept,
  });
  if (!reply.ok) {
    reply.discard();
    throw new CodedError('address-unreachable');
  }
  return withWorkFolder(workFolder, async (folder) => {
    const file = 'original';
    await pipeline(reply.body, createWriteStream(join(folder, file)));
    const type = sniffUpload(await readHead(join(folder, file)));
    if (!type) throw new CodedError('address-wrong-type', { expected: 'image or video or audio' });
    const prepared = await prepareMedia({ programs, folder, file, type });
    return storePrepared(parts, {
      folder,
      prepared,
      owner,
      name: nameIn(url),
      kind: 'web',
      sourceHash,
      ...(credit && { credit }),
    });
  });
}

function nameIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return plainName(decodeURIComponent(last));
  } catch {
    return plainName(last);
  }
}
