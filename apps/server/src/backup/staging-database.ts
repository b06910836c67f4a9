import pg from 'pg';
import { StartError } from '../errors/start-error.ts';

/** A database beside the installation's own, which can take its place. */
export interface StagingDatabase {
  readonly databaseUrl: string;
  /** Puts it in the place of the other one, which is gone then: both at one moment, or neither. */
  switchOver(): Promise<void>;
  /** Removes it, if it has not taken the other one's place. */
  discard(): Promise<unknown>;
}

/**
 * A database to restore into: a new one beside the installation's own. Where the database user may not make
 * one, an installation without accounts is used itself: it has nothing to lose.
 */
export async function openStagingDatabase(databaseUrl: string): Promise<StagingDatabase> {
  try {
    return await createStagingDatabase(databaseUrl);
  } catch (error) {
    if (await hasAccounts(databaseUrl)) throw error;
    const clear = () =>
      runOn(
        databaseUrl,
        'drop schema if exists drizzle, pgboss cascade; drop schema public cascade; create schema public',
      );
    await clear();
    return { databaseUrl, switchOver: async () => undefined, discard: clear };
  }
}

async function hasAccounts(databaseUrl: string): Promise<boolean> {
  const [table] = await runOn(databaseUrl, "select to_regclass('public.users') as name");
  if (!table?.name) return false;
  return (await runOn(databaseUrl, 'select 1 from users limit 1')).length > 0;
}

/** Asks a database one thing after the other; the rows of the last. */
async function runOn(databaseUrl: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Makes an empty database on the same server. One that an interrupted restore left behind is removed. */
async function createStagingDatabase(databaseUrl: string): Promise<StagingDatabase> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const [staging, before] = [`${name}_restoring`, `${name}_before_restore`];
  // Neither of the two can be renamed by somebody who is connected to it.
  const run = (...statements: string[]) => runOn(withName(databaseUrl, 'postgres'), ...statements);
  try {
    await run(
      `drop database if exists ${quote(staging)} with (force)`,
      `drop database if exists ${quote(before)} with (force)`,
      `create database ${quote(staging)}`,
    );
  } catch (cause) {
    throw new StartError(
      `a new database cannot be made beside the old one (${(cause as Error).message}); the database user needs the right to create databases`,
      { cause },
    );
  }
  return {
    databaseUrl: withName(databaseUrl, staging),
    async switchOver() {
      await run(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname in (${literal(name)}, ${literal(staging)}) and pid <> pg_backend_pid()`,
        'begin',
        `alter database ${quote(name)} rename to ${quote(before)}`,
        `alter database ${quote(staging)} rename to ${quote(name)}`,
        'commit',
      );
      // Not needed any more; left behind, the next restore removes it.
      await run(`drop database if exists ${quote(before)} with (force)`).catch(() => undefined);
    },
    async discard() {
      await run(`drop database if exists ${quote(staging)} with (force)`).catch(() => undefined);
    },
  };
}

function withName(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

const quote = (name: string) => pg.escapeIdentifier(name);
const literal = (text: string) => pg.escapeLiteral(text);
