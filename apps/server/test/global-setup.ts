import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  }
}

/** One real PostgreSQL for all tests, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-test-'));
  // The database's own user must be able to pass through.
  await chmod(folder, 0o711);
  const log = pino({ level: 'silent' });
  const cluster = await startEmbeddedCluster({
    dataDir: join(folder, 'data'),
    log,
    serverSettings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  });
  const client = new pg.Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  await client.query('create database template_for_tests');
  await client.end();
  const templateUrl = cluster.databaseUrl.replace(/\/\w+$/, '/template_for_tests');
  await migrateDatabase(templateUrl);
  const queue = await openQueue({
    databaseUrl: templateUrl,
    log,
    definitions: jobList,
    works: false,
  });
  await queue.stop();
  project.provide('clusterUrl', cluster.databaseUrl);
  project.provide('testFolder', folder);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
