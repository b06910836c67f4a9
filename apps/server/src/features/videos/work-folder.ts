import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that nothing was put into for this long belonged to a worker that was killed. */
const leftBehindMs = 6 * 3600 * 1000;

/** Gives a job a folder of its own, and removes it whatever happens. */
export async function withWorkFolder<T>(
  parent: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(parent, { recursive: true });
  await sweepLeftBehind(parent);
  const folder = await mkdtemp(join(parent, 'video-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sweepLeftBehind(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftBehindMs) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
