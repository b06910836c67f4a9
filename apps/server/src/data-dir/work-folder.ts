import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Whoever works in a folder says so this often, … */
const signOfLifeMs = 60_000;
/** … so one that was silent for this long belonged to a worker that was killed. */
const leftBehindMs = 20 * 60_000;
const sweepEveryMs = 10 * 60_000;

/** Gives a job a folder of its own, and removes it whatever happens. */
export async function withWorkFolder<T>(
  parent: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(parent, { recursive: true });
  return withNewFolder(join(parent, 'video-'), async (folder) => {
    const living = setInterval(() => {
      utimes(folder, new Date(), new Date()).catch(() => undefined);
    }, signOfLifeMs).unref();
    try {
      return await work(folder);
    } finally {
      clearInterval(living);
    }
  });
}

/** A folder whose name begins like this, for as long as the work takes; for short work in the system's own place. */
export async function withNewFolder<T>(
  beginning: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(beginning);
  try {
    return await work(folder);
  } finally {
    // What was stopped a moment ago may write its last file while we remove them.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Removes what killed workers left behind: now, and every ten minutes until this one stops. */
export function sweepWorkFolders(parent: string, stopping: AbortSignal): void {
  // What cannot be removed now is tried again; it costs space, not safety.
  const sweep = () => void removeLeftBehind(parent).catch(() => undefined);
  const sweeping = setInterval(sweep, sweepEveryMs).unref();
  stopping.addEventListener('abort', () => clearInterval(sweeping), { once: true });
  sweep();
}

export async function removeLeftBehind(parent: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && now - found.mtimeMs > leftBehindMs) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
