import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log/create-log.ts';
import * as schema from './schema/index.ts';

/** What services and repositories get: the database itself, or a transaction on it. */
export type Database = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | 'query'
>;

/** One process's pool of connections, with its owner's duty to close it. */
export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** How our connections show up in the database's list of them. */
export const applicationName = 'reelwright';

interface ConnectOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly log: Log;
}

/** Opens the pool. It connects lazily, and again by itself after the database was away. */
export function connectDatabase(options: ConnectOptions): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    application_name: applicationName,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // Without a listener, a connection that the database closes while idle would end the process.
  // The error object drags the whole connection along, which no log needs.
  pool.on('error', ({ message }) => {
    options.log.warn({ reason: message }, 'A database connection was lost.');
  });
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    close: () => pool.end(),
  };
}
