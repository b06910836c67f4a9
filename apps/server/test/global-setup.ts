import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../src/db/migrate.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { startEmbeddedCluster } from '../src/postgres/embedded-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    testFolder: string;
    /** A data folder whose database is set up, migrated and not running: to be copied. */
    installedDataDir: string;
  }
}

const log = pino({ level: 'silent' });
const serverSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // With a database for every test file, it would start one process after the other for tables that are soon gone.
  'autovacuum=off',
];

/** One real PostgreSQL for all tests, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-test-'));
  // The database's own user must be able to pass through.
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  const installedDataDir = join(folder, 'installed');
  await installDatabase(dataDir);
  await promisify(execFile)('cp', ['-a', dataDir, installedDataDir]);
  const cluster = await startEmbeddedCluster({ dataDir, log, serverSettings });
  const client = new pg.Client({
    connectionString: `${cluster.databaseUrl.replace(/\/\w+$/, '/postgres')}`,
  });
  await client.connect();
  await client.query('create database template_for_tests template reelwright');
  await client.end();
  project.provide('clusterUrl', cluster.databaseUrl);
  project.provide('testFolder', folder);
  project.provide('installedDataDir', installedDataDir);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The database as the first start of the product leaves it. */
async function installDatabase(dataDir: string): Promise<void> {
  const cluster = await startEmbeddedCluster({ dataDir, log, serverSettings });
  const { databaseUrl } = cluster;
  await migrateDatabase(databaseUrl);
  const queue = await openQueue({ databaseUrl, log, definitions: jobList, works: false });
  await queue.stop();
  await cluster.stop();
}
