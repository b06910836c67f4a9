import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findClusterHome } from './cluster-home.ts';
import { clusterUrl, databaseName } from './cluster-url.ts';
import { findServiceUser } from './service-user.ts';

/** The address of the PostgreSQL that `npm start` runs on this data folder, if it does. */
export async function findRunningCluster(dataDir: string): Promise<string | undefined> {
  try {
    const home = await findClusterHome(dataDir, await findServiceUser());
    const pidLines = (await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    const password = (await readFile(join(home, 'password'), 'utf8')).trim();
    process.kill(Number(pidLines[0]), 0);
    return clusterUrl(password, Number(pidLines[3]), databaseName);
  } catch {
    return undefined;
  }
}
