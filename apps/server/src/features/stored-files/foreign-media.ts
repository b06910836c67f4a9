import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { FileOwner } from '../guest-work/owner-of.ts';
import { hashOfAddress } from './media-target.ts';
import { type StoredFileParts, storeFile } from './store-file.ts';
import { findCopy, type StoredFileRow } from './stored-file-repository.ts';

/** After this a copy is fetched anew when somebody asks; where that fails, the old one stays. */
const freshMs = 86_400_000;
const maxBytes = 1024 ** 3;
const timeoutMs = 5 * 60_000;
const accept = ['image/', 'video/', 'audio/', 'application/octet-stream', 'binary/octet-stream'];

/** Copies of media on other sites: what the preview shows is what the video is made of. */
export interface ForeignMedia {
  /** The copy of what is at an address, made now if there is none. It counts as the owner's. */
  copyOf(url: string, owner: FileOwner): Promise<StoredFileRow>;
}

export function createForeignMedia(
  parts: StoredFileParts & { readonly fetch: GuardedFetch },
): ForeignMedia {
  const { db, fetch } = parts;
  /** Whoever asks for what is being fetched already waits for that. */
  const underWay = new Map<string, Promise<StoredFileRow>>();

  const bringIn = async (url: string, sourceHash: string, owner: FileOwner) => {
    const reply = await fetch(url, { maxBytes, timeoutMs, accept });
    if (!reply.ok) {
      reply.discard();
      throw new CodedError('address-unreachable');
    }
    const claimedBytes = Number(reply.headers['content-length']) || undefined;
    try {
      return await storeFile(parts, {
        owner,
        kind: 'web' as const,
        content: reply.body,
        claimedBytes,
        sourceHash,
      });
    } catch (error) {
      reply.discard();
      if (!(error instanceof CodedError) || error.code !== 'unsupported-file') throw error;
      throw new CodedError('address-wrong-type', { expected: 'image or video or audio' });
    }
  };

  return {
    copyOf: async (url, owner) => {
      const sourceHash = hashOfAddress(url);
      const kept = await findCopy(db, sourceHash);
      if (kept && Date.now() - (kept.storedAt?.getTime() ?? 0) < freshMs) return kept;
      let fetching = underWay.get(sourceHash);
      if (!fetching) {
        fetching = bringIn(url, sourceHash, owner).finally(() => underWay.delete(sourceHash));
        underWay.set(sourceHash, fetching);
      }
      return kept ? fetching.catch(() => kept) : fetching;
    },
  };
}
