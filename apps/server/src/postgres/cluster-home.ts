import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canReach, type ServiceUser } from './service-user.ts';

/** Where root keeps what the service user must reach when DATA_DIR itself is closed to it. */
export const sharedHome = '/var/lib/reelwright';

/**
 * The folder that holds one database cluster (`data/`) and its password. It lies in DATA_DIR; only
 * where the service user cannot enter DATA_DIR does it lie elsewhere, and a note in DATA_DIR says so.
 */
export async function findClusterHome(
  dataDir: string,
  user: ServiceUser | undefined,
): Promise<string> {
  const inside = join(dataDir, 'postgres');
  const note = join(dataDir, 'postgres-is-elsewhere');
  const elsewhere = await readFile(note, 'utf8').catch(() => undefined);
  if (elsewhere) return elsewhere.trim();
  if (!user || (await exists(inside)) || (await canReach(user, dataDir))) return inside;
  const chosen = join(sharedHome, `postgres-${randomBytes(8).toString('hex')}`);
  await writeFile(note, `${chosen}\n`);
  return chosen;
}

/** Fills a new home by `fill` and moves it into place whole, so a killed first start leaves no half cluster. */
export async function createClusterHome(
  home: string,
  user: ServiceUser | undefined,
  fill: (temporaryHome: string) => Promise<void>,
): Promise<void> {
  const temporary = `${home}.new`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(dirname(home), { recursive: true, mode: 0o711 });
  await mkdir(temporary, { mode: 0o700 });
  if (user) await chown(temporary, user.uid, user.gid);
  await fill(temporary);
  await rename(temporary, home);
}

/** Hands a file with a secret to the service user, and to nobody else. */
export async function writeSecretFile(
  file: string,
  text: string,
  user: ServiceUser | undefined,
): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  if (user) await chown(file, user.uid, user.gid);
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
