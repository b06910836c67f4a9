// The file system below the disk storage: durable writes, and no step through a symbolic link.
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, opendir, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CodedError } from '../errors/coded-error.ts';
import { isMissing } from './file-system-error.ts';

/** Opens for reading; fails with `not-found` when it is missing, no plain file, or behind a link. */
export async function openFile(path: string): Promise<FileHandle> {
  try {
    await assertNoLinks(dirname(path));
    const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  throw new CodedError('not-found');
}

/** Writes a new file and returns once its bytes are on the disk itself, not just on their way; unless it is fleeting. */
export async function writeNewFile(
  path: string,
  content: string | AsyncIterable<Uint8Array>,
  { isFleeting = false }: { readonly isFleeting?: boolean } = {},
): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    if (typeof content === 'string') await handle.writeFile(content);
    else await writeGathered(handle, content);
    if (!isFleeting) await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Files come over the line in crumbs, and every write is a trip to another thread: they are gathered, and written
 * while the next ones arrive.
 */
const gathered = { bytes: 1024 * 1024, crumbs: 500 };

async function writeGathered(
  handle: FileHandle,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  let crumbs: Uint8Array[] = [];
  let bytes = 0;
  const flush = async () => {
    await writing;
    writing = writeCrumbs(handle, crumbs, bytes);
    // It is waited for before the next write; until then nobody needs to hear that it failed.
    writing.catch(() => undefined);
    crumbs = [];
    bytes = 0;
  };
  for await (const crumb of content) {
    crumbs.push(crumb);
    bytes += crumb.length;
    if (bytes >= gathered.bytes || crumbs.length >= gathered.crumbs) await flush();
  }
  await flush();
  await writing;
}

async function writeCrumbs(
  handle: FileHandle,
  crumbs: readonly Uint8Array[],
  bytes: number,
): Promise<void> {
  if (bytes === 0) return;
  const { bytesWritten } = await handle.writev(crumbs);
  // A system may take less than it was given, which is rare enough to copy the rest.
  if (bytesWritten < bytes) await handle.writeFile(Buffer.concat(crumbs).subarray(bytesWritten));
}

/** Removes a file that may be gone already. */
export async function removeFile(path: string): Promise<void> {
  try {
    await assertNoLinks(dirname(path));
    await rm(path, { force: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Makes one folder if it is missing, in a folder that exists. */
export async function ensureFolder(path: string): Promise<void> {
  const made = await mkdir(path).then(
    () => true,
    (error) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  if (!(await lstat(path)).isDirectory()) {
    throw new Error(`${path} must be a real folder: files are never stored through a link.`);
  }
  if (made) await syncFolder(dirname(path));
}

/** Makes renames in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows has no such thing: it cannot open folders, and writes their entries by itself.
  if (process.platform === 'win32') return;
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The names in a folder, a few at a time; none when the folder is missing or behind a link. */
export async function* namesIn(path: string, kind: 'file' | 'folder'): AsyncGenerator<string> {
  try {
    await assertNoLinks(path);
    for await (const entry of await opendir(path)) {
      if (kind === 'file' ? entry.isFile() : entry.isDirectory()) yield entry.name;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Removes files nobody has written to for a while: left behind by a process that was killed. */
export async function sweepFolder(path: string, olderThanMs: number): Promise<void> {
  for await (const name of namesIn(path, 'file')) {
    const file = join(path, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > olderThanMs) await rm(file, { force: true });
  }
}

/** Fails like a missing file. Paths here are built from a real root, so each is its own real path. */
async function assertNoLinks(folder: string): Promise<void> {
  if ((await realpath(folder)) !== folder) {
    throw Object.assign(new Error(`${folder} leads through a link`), { code: 'ELOOP' });
  }
}
