import { holdDataDir } from '../data-dir/open-data-dir.ts';
import { connectDatabase, type DatabaseConnection } from '../db/database.ts';
import { createLog, type Log } from '../log/create-log.ts';
import { startEmbeddedCluster } from '../postgres/embedded-cluster.ts';
import { findRunningCluster } from '../postgres/find-running-cluster.ts';
import type { Settings } from '../settings/read-settings.ts';
import { checkDatabase } from './database-access.ts';

interface Installation {
  readonly databaseUrl: string;
  readonly database: DatabaseConnection;
  readonly log: Log;
}

/**
 * Gives a command the installation's database: the set one, that of a running `npm start`, or the one
 * in the data folder, started just for the command. `alone` insists on nobody else using the folder.
 */
export async function withInstallation<T>(
  settings: Settings,
  options: { readonly alone: boolean },
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const log = createLog('command', { ...settings, LOG_LEVEL: 'warn' });
  const shared =
    settings.DATABASE_URL ??
    (options.alone ? undefined : await findRunningCluster(settings.DATA_DIR));
  const held = shared && !options.alone ? undefined : holdDataDir(settings.DATA_DIR);
  const cluster = shared
    ? undefined
    : await startEmbeddedCluster({ dataDir: settings.DATA_DIR, log });
  try {
    const databaseUrl = shared ?? cluster?.databaseUrl ?? '';
    await checkDatabase(databaseUrl);
    const database = connectDatabase({ databaseUrl, poolSize: 4, log });
    try {
      return await work({ databaseUrl, database, log });
    } finally {
      await database.close();
    }
  } finally {
    await cluster?.stop();
    held?.release();
  }
}
