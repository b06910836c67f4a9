import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { findRunningCluster } from '../postgres/find-running-cluster.ts';
import type { Settings } from '../settings/read-settings.ts';

/** The database of a process that does not start one itself: the set one, or that of a running `npm start`. */
export async function findDatabaseUrl(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<string> {
  const url = settings.DATABASE_URL ?? (await findRunningCluster(settings.DATA_DIR));
  if (url) return url;
  throw new StartError(
    'There is no database to use. Please set DATABASE_URL, or run `npm start`, which brings its own.',
  );
}

/** Fails with one clear sentence when the database cannot be used. */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(rows[0]?.version) < 150_000) {
      throw new StartError('The database is too old. Reelwright needs PostgreSQL 15 or newer.');
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const { hostname, port } = new URL(databaseUrl);
    throw new StartError(
      `The database at ${hostname}:${port || 5432} cannot be used: ${reasonOf(cause)}. ` +
        'Please check that it is running and that DATABASE_URL is right.',
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors[0]) return reasonOf(cause.errors[0]);
  return cause instanceof Error && cause.message ? cause.message : String(cause);
}
