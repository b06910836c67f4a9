import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/create-log.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { ServiceUser } from './service-user.ts';

/**
 * Ends a server that an earlier, killed run left behind on this cluster, and clears its pid file.
 * Safe only for the holder of the data folder's lock: nobody else can be using the cluster then.
 */
export async function endLeftOverPostgres(
  dataFolder: string,
  binaries: PostgresBinaries,
  user: ServiceUser | undefined,
  log: Log,
): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  const [pidText] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  if (!pidText) return;
  if (await isPostgres(Number(pidText), dataFolder)) {
    log.info('Taking over the database from a run that was ended abruptly.');
    const stop = spawn(binaries.pgCtl, ['stop', '-D', dataFolder, '-m', 'fast', '-w', '-t', '60'], {
      ...user,
      cwd: dataFolder,
      stdio: 'ignore',
    });
    await once(stop, 'close');
  }
  // A number left in the file may by now belong to any other program, and PostgreSQL would then
  // refuse to start. It is not ours: we just looked.
  if (!(await isPostgres(Number(pidText), dataFolder))) await rm(pidFile, { force: true });
}

/** Whether that process runs PostgreSQL on this very folder (where there is no /proc: whether it lives). */
async function isPostgres(pid: number, dataFolder: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.includes(dataFolder);
}
