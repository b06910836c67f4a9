import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../errors/start-error.ts';

/** The data folder, held for us alone until `release`, or until this process ends in any way. */
interface HeldDataDir {
  release(): void;
}

/**
 * Makes the data folder and locks it. Node offers no file locks, but SQLite does: its exclusive lock
 * belongs to this process in the kernel, so even `kill -9` frees it, with no stale file to guess about.
 */
export function holdDataDir(dataDir: string): HeldDataDir {
  try {
    // The database's own user passes through here on its way to its folder; it need not see the rest.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    const lock = new DatabaseSync(join(dataDir, 'in-use.lock'), { timeout: 0 });
    try {
      lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    } catch (cause) {
      lock.close();
      throw new StartError(alreadyInUse(dataDir), { cause });
    }
    writeFileSync(join(dataDir, 'in-use.pid'), `${process.pid}\n`);
    return { release: () => lock.close() };
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${(cause as Error).message}). ` +
        'Please give this user the right to write there, or choose another folder with DATA_DIR.',
      { cause },
    );
  }
}

function alreadyInUse(dataDir: string): string {
  let holder = '';
  try {
    holder = ` (process ${readFileSync(join(dataDir, 'in-use.pid'), 'utf8').trim()})`;
  } catch {
    // The number is only a courtesy.
  }
  return (
    `Another Reelwright${holder} is already running on the data folder ${dataDir}. ` +
    'Please stop it first, or choose another folder with DATA_DIR (and another PORT).'
  );
}
