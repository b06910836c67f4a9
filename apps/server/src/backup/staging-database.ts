import pg from 'pg';
import { StartError } from '../errors/start-error.ts';

/** A database beside the installation's own, which can take its place. */
export interface StagingDatabase {
  readonly databaseUrl: string;
  /** Puts it in the place of the other one, which is gone then: both at one moment, or neither. */
  switchOver(): Promise<void>;
  /** Removes it, if it has not taken the other one's place. */
  discard(): Promise<void>;
}

/** Makes an empty database on the same server. One that an interrupted restore left behind is removed. */
export async function createStagingDatabase(databaseUrl: string): Promise<StagingDatabase> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const [staging, before] = [`${name}_restoring`, `${name}_before_restore`];
  // Neither of the two can be renamed by somebody who is connected to it.
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: withName(databaseUrl, 'postgres') });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
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
    discard: () =>
      run(`drop database if exists ${quote(staging)} with (force)`).catch(() => undefined),
  };
}

function withName(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

const quote = (name: string) => pg.escapeIdentifier(name);
const literal = (text: string) => pg.escapeLiteral(text);
