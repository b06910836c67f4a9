import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log/create-log.ts';
import * as schema from './schema/index.ts';

/** What services and repositories get: the database itself, or a transaction on it. */
export type Database = Pick<
  NodePgDatabase<typeof schema>,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | 'query'
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
  /** How long a question waits for a free connection before it fails. Default 10 s. */
  readonly waitMs?: number;
}

/** Opens the pool. It connects lazily, and again by itself after the database was away. */
export function connectDatabase(options: ConnectOptions): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    application_name: applicationName,
    max: options.poolSize,
    connectionTimeoutMillis: options.waitMs ?? 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // Without a listener, a connection that the database closes would end the process. The pool
  // speaks for those that are idle; one in a transaction, between two questions, only for itself.
  pool.on('error', () => undefined);
  let isClosing = false;
  pool.on('connect', (client) => {
    // The error object drags the whole connection along, which no log needs.
    client.on('error', ({ message }) => {
      if (!isClosing) options.log.warn({ reason: message }, 'A database connection was lost.');
    });
  });
  const db: Database = drizzle(pool, drizzleOptions);
  return {
    db: Object.assign(db, { transaction: createTransaction(pool) }),
    pool,
    close: () => {
      isClosing = true;
      return pool.end();
    },
  };
}

const drizzleOptions = { schema, casing: 'snake_case' } as const;

/**
 * Transactions that give their connection back whatever happens. Drizzle's own keeps it for good
 * when BEGIN fails: after a few crashes of the database none would be left.
 */
function createTransaction(pool: pg.Pool): Database['transaction'] {
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const db = databases.get(client) ?? drizzle(client, drizzleOptions);
      databases.set(client, db);
      return await db.transaction(work, config);
    } finally {
      client.release();
    }
  };
}
