import { type storedFileCalls, storedMediaPath } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { FeatureHandlers, FileReply } from '../../http/handlers.ts';
import { rateOfPeaks } from '../../media-tools/prepare/waveform.ts';
import { verifyLink } from '../../storage/signed-link.ts';
import { type FileOwner, fileOwnerOf } from '../guest-work/owner-of.ts';
import {
  bytesRemoved,
  listFolders,
  moveFiles,
  removeFiles,
  renameFile,
  renameFolder,
  restoreFiles,
} from './file-desk.ts';
import { fileReply } from './file-reply.ts';
import type { ForeignMedia } from './foreign-media.ts';
import { hashOfAddress, isOpenKey, isWebAddress, keyOfOwn } from './media-target.ts';
import { openFile } from './open-file.ts';
import { findPublisherOf } from './reference-repository.ts';
import { removeStored, roomOf, type StoredFileParts } from './store-file.ts';
import {
  copiedBytesOf,
  findStored,
  isLinkable,
  listUnused,
  listUploads,
  lockUnused,
  sumUnused,
  usesOf,
} from './stored-file-repository.ts';

interface HandlerParts extends StoredFileParts {
  readonly linkSecret: string;
  readonly publicUrl: string;
  readonly foreignMedia: ForeignMedia;
}

/** A copy may be replaced by a newer one under the same address. */
const copyCaching = 'private, max-age=3600';

export function createStoredFileHandlers(
  parts: HandlerParts,
): FeatureHandlers<keyof typeof storedFileCalls> {
  const { db, storage, linkSecret, publicUrl, foreignMedia } = parts;
  return {
    fileList: async ({ query, caller }) => {
      const owner = fileOwnerOf(await caller());
      const { items_start, items_num, type, search, folder, order } = query;
      const page = { start: items_start, most: items_num, type, search, folder, order };
      const { rows, total } = await listUploads(db, owner, page);
      const uses = await usesOf(
        db,
        owner,
        rows.map(({ key }) => key),
      );
      const { usedBytes, maxBytes } = await roomOf(db, owner);
      return {
        results: rows.map((row) => fileReply(row, uses.get(row.key) ?? [])),
        $meta: { items_start, items_num, items_total: total },
        used_bytes: usedBytes,
        max_bytes: maxBytes,
        copied_bytes: await copiedBytesOf(db, owner),
        unused: await sumUnused(db, owner),
        folders: await listFolders(db, owner),
      };
    },
    filesClean: async ({ caller }) => {
      const owner = fileOwnerOf(await caller());
      let [files, bytes] = [0, 0];
      for (const key of await listUnused(db, owner)) {
        await db.transaction(async (transaction) => {
          // A project may have begun to use it a moment ago.
          const file = await lockUnused(transaction, owner, key);
          if (!file) return;
          await removeStored({ db: transaction, storage }, key);
          files += 1;
          bytes += file.bytes;
        });
      }
      return { files, bytes };
    },
    filePeaks: async ({ query }) => {
      const key = keyOfOwn(query.url, publicUrl);
      const file = key && isOpenKey(key) ? await findStored(db, key) : undefined;
      if (!file?.peaksKey) throw new CodedError('not-found');
      const { stream } = await storage.get(file.peaksKey);
      const peaks: number[] = [];
      for await (const chunk of stream as AsyncIterable<Buffer>) peaks.push(...chunk);
      return { per_second: rateOfPeaks(peaks.length, file.seconds ?? 0), peaks };
    },
    fileRename: async ({ body, caller }) => {
      const owner = fileOwnerOf(await caller());
      return done(await renameFile(db, owner, body.id, body.name), 'File renamed');
    },
    filesMove: async ({ body, caller }) => {
      const owner = fileOwnerOf(await caller());
      return done(await moveFiles(db, owner, body.ids, body.folder), 'Files moved');
    },
    folderRename: async ({ body, caller }) => {
      const owner = fileOwnerOf(await caller());
      return done(await renameFolder(db, owner, body.from, body.to), 'Folder renamed');
    },
    filesRemove: async ({ body, caller }) => {
      const owner = fileOwnerOf(await caller());
      const ids = [...(body.ids ?? []), ...(body.id === undefined ? [] : [body.id])];
      return done(
        await removeFiles(db, owner, ids),
        ids.length === 1 ? 'File removed' : 'Files removed',
      );
    },
    filesRestore: async ({ body, caller }) => {
      const owner = fileOwnerOf(await caller());
      const restored = await db.transaction(async (transaction) => {
        const room = await roomOf(transaction, owner);
        const bytes = await bytesRemoved(transaction, owner, body.ids);
        // Something else may have taken the room meanwhile.
        if (room.usedBytes + bytes > (room.maxBytes ?? Number.POSITIVE_INFINITY)) room.check(bytes);
        return restoreFiles(transaction, owner, body.ids);
      });
      return done(restored, 'Files are back');
    },
    storedMedia: async ({ params, header, signal }) => {
      const key = params['*'];
      if (!isOpenKey(key)) throw new CodedError('not-found');
      return openFile(storage, { key, header, signal });
    },
    foreignMedia: async ({ query, caller, header, signal }) => {
      const { url } = query;
      if (url.startsWith(`${publicUrl}/`)) return ownAddress(url, publicUrl);
      if (!isWebAddress(url)) throw new CodedError('address-invalid');
      const owner = await payerFor(await caller(), url);
      if (!owner) throw new CodedError('not-found');
      const { key } = await foreignMedia.copyOf(url, owner);
      const file = await openFile(storage, { key, header, signal });
      return { ...file, headers: { ...file.headers, 'cache-control': copyCaching } };
    },
    file: async ({ params, query, header, signal }) => {
      const { key, downloadName } = verifyLink({ key: params['*'], ...query }, linkSecret);
      // A link that was given away ends with the project and the account it leads into.
      if (!(await isLinkable(db, key))) throw new CodedError('link-expired');
      return openFile(storage, { key, downloadName, header, signal });
    },
  };

  /**
   * Whose room a copy takes. Strangers may only have what a published video shows; it is then for
   * whoever published it. Otherwise anybody could read the web through this server.
   */
  async function payerFor(caller: Caller, url: string): Promise<FileOwner | undefined> {
    if (caller.kind !== 'nobody') return fileOwnerOf(caller);
    const userId = await findPublisherOf(db, hashOfAddress(url));
    return userId === undefined ? undefined : { userId };
  }
}

/** What nobody has, or somebody else, cannot be changed. */
function done(files: number, msg: string): { type: 'msg'; msg: string } {
  if (files === 0) throw new CodedError('not-found');
  return { type: 'msg', msg };
}

/** An address of ours, under whichever name people came here. */
function ownAddress(url: string, publicUrl: string): FileReply {
  const key = keyOfOwn(url, publicUrl);
  const path = url.slice(publicUrl.length);
  const location = key && isOpenKey(key) ? `${storedMediaPath}${key}` : path;
  // Two slashes would lead to another site.
  if (location.startsWith('//')) throw new CodedError('not-found');
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: undefined };
}
