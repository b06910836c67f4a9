import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../src/db/database.ts';

export const silentLog = pino({ level: 'silent' });

export interface TestDatabase extends DatabaseConnection {
  readonly databaseUrl: string;
}

/** A migrated database of one's own, or one with nothing in it; closing it drops it. */
export async function createTestDatabase(
  template: 'template_for_tests' | 'template0' = 'template_for_tests',
): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(clusterUrl, `create database ${name} template ${template}`);
  const databaseUrl = clusterUrl.replace(/\/\w+$/, `/${name}`);
  const connection = connectDatabase({
    databaseUrl,
    poolSize: 5,
    log: silentLog,
    // Some tests ask ten thousand questions at once, on a machine that is busy with others.
    waitMs: 120_000,
  });
  return {
    ...connection,
    databaseUrl,
    async close() {
      await connection.close();
      await onCluster(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onCluster(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
