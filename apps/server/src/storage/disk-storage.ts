import { randomUUID } from 'node:crypto';
import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, mkdir, readFile, realpath, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { BodyReader } from './body-reader.ts';
import { resolveRange } from './byte-range.ts';
import { assertContentType, contentTypeOfKey } from './content-type.ts';
import {
  ensureFolder,
  namesIn,
  openFile,
  removeFile,
  sweepFolder,
  syncFolder,
  writeNewFile,
} from './disk-folder.ts';
import { explainWriteFailure, isMissing } from './file-system-error.ts';
import type { Storage, StoredFile } from './storage.ts';
import { assertStorageKey, assertStoragePrefix, isStorageKey } from './storage-key.ts';

export interface DiskStorageOptions {
  readonly root: string;
}

const TEMP_FOLDER = '.tmp';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Files in a folder, plain and under their own names, so that an operator can look at them and copy
 * them. The content type follows from the key's extension; only a file of another type gets a
 * `.type` file beside it (a type for every file would double their number for nothing).
 */
export async function createDiskStorage(setup: DiskStorageOptions): Promise<Storage> {
  await mkdir(setup.root, { recursive: true, mode: 0o700 });
  const root = await realpath(setup.root);
  // Inside the root, because a rename is atomic only within one file system.
  const tempFolder = join(root, TEMP_FOLDER);
  await ensureFolder(tempFolder);
  await sweepFolder(tempFolder, DAY_MS);
  const sweeping = setInterval(() => {
    // What fails now is tried again tomorrow; it costs space, not safety.
    sweepFolder(tempFolder, DAY_MS).catch(() => {});
  }, DAY_MS).unref();

  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(root, ...key.split('/'));
  };
  const open = async (key: string) => {
    const path = pathOf(key);
    const handle = await openFile(path);
    try {
      return { handle, file: await describe(handle, path, key) };
    } catch (error) {
      await handle.close();
      throw error;
    }
  };

  return {
    async put(key, body, options) {
      const { contentType, signal, isFleeting = false } = options;
      const reader = new BodyReader(body, options);
      const temp = join(tempFolder, randomUUID());
      try {
        const path = pathOf(key);
        assertContentType(contentType);
        await writeNewFile(temp, reader.read(), { isFleeting });
        await ensureFolder(dirname(dirname(path)));
        await ensureFolder(dirname(path));
        signal?.throwIfAborted();
        const isUsualType = contentType === contentTypeOfKey(key);
        if (!isUsualType) await writeType(path, contentType, tempFolder);
        await rename(temp, path);
        if (isUsualType) await removeFile(typePathOf(path));
        if (!isFleeting) await syncFolder(dirname(path));
        return { size: reader.size };
      } catch (error) {
        reader.destroy();
        await removeFile(temp);
        throw signal?.aborted ? signal.reason : explainWriteFailure(error, root);
      }
    },

    async head(key) {
      const { handle, file } = await open(key);
      await handle.close();
      return file;
    },

    async get(key, { range: requested, signal } = {}) {
      const { handle, file } = await open(key);
      try {
        const range = requested && resolveRange(requested, file.size);
        const stream = handle.createReadStream(range ?? {});
        if (signal) addAbortSignal(signal, stream);
        return { ...file, stream, ...(range ? { range } : {}) };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async delete(key) {
      const path = pathOf(key);
      await removeFile(path);
      await removeFile(typePathOf(path));
    },

    async *list(prefix) {
      assertStoragePrefix(prefix);
      const [folder, shelf] = prefix.split('/');
      for await (const folderName of folder ? [folder] : namesIn(root, 'folder')) {
        const folderPath = join(root, folderName);
        for await (const shelfName of shelf ? [shelf] : namesIn(folderPath, 'folder')) {
          for await (const name of namesIn(join(folderPath, shelfName), 'file')) {
            const key = `${folderName}/${shelfName}/${name}`;
            if (isStorageKey(key)) yield key;
          }
        }
      }
    },

    async close() {
      clearInterval(sweeping);
    },
  };
}

function typePathOf(path: string): string {
  return `${path}.type`;
}

/** Just before the file itself, so that a new file never shows without its type. */
async function writeType(path: string, contentType: string, tempFolder: string): Promise<void> {
  const temp = join(tempFolder, randomUUID());
  await writeNewFile(temp, contentType);
  await rename(temp, typePathOf(path));
}

async function describe(handle: FileHandle, path: string, key: string): Promise<StoredFile> {
  const stats: BigIntStats = await handle.stat({ bigint: true });
  const flag = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
  const contentType = await readFile(typePathOf(path), { encoding: 'utf8', flag }).catch(
    (error) => {
      if (isMissing(error)) return contentTypeOfKey(key);
      throw error;
    },
  );
  return {
    size: Number(stats.size),
    contentType,
    // A new file under the same key has another inode, even within one tick of the clock.
    etag: `"${stats.ino.toString(36)}-${stats.mtimeNs.toString(36)}-${stats.size.toString(36)}"`,
    lastModified: stats.mtime,
  };
}
