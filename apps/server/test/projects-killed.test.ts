import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createServer } from '../src/app/create-server.ts';
import { connectDatabase, type Database } from '../src/db/database.ts';
import { Documents } from '../src/features/projects/documents.ts';
import { startEmbeddedCluster } from '../src/postgres/embedded-cluster.ts';
import { findFreePort } from '../src/postgres/find-free-port.ts';
import { rateLimitTable } from '../src/rate-limit/rate-limit-table.ts';
import { installedDataDir } from './installed-data-dir.ts';
import { ProjectWriter, sendTo } from './project-writer.ts';
import { timesToTry } from './soak.ts';
import { createTestDatabase, silentLog } from './test-database.ts';
import { isReady, waitFor } from './test-product.ts';
import { noLimits } from './test-projects.ts';
import { signUp } from './test-server.ts';
import { programEnvironment, temporaryFolder, testSettings } from './test-settings.ts';

const apiKills = timesToTry(2, 30);
const databaseKills = timesToTry(3, 120);

/** After a few saves, however slow the machine is today, and in any part of the next one. */
async function whenToKill(writers: readonly ProjectWriter[]): Promise<void> {
  const answered = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const enough = answered() + 1 + Math.random() * 10;
  await waitFor(() => answered() >= enough, 180_000);
  await sleep(Math.random() * 40);
}

/** Whatever is still kept of what was acknowledged is exactly that. */
async function checkHistory(db: Database, writers: readonly ProjectWriter[]): Promise<void> {
  for (const { id, acknowledged } of writers) {
    let kept = 0;
    for (const [revision, data] of acknowledged) {
      const text = await new Documents().textAt(db, id, revision);
      if (text === undefined) continue;
      kept += 1;
      expect(JSON.parse(text)).toEqual(data);
    }
    expect(kept).toBeGreaterThan(0);
  }
}

it(
  `loses nothing that was acknowledged when the server is killed ${apiKills} times while saving`,
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const { cookie } = await signUp(database, { email: 'ann@example.com' });
    const writers = [new ProjectWriter(), new ProjectWriter(), new ProjectWriter()];
    const startApi = async () => {
      const port = await findFreePort();
      const child = fork(new URL('../src/bin/api.ts', import.meta.url), {
        env: {
          ...programEnvironment(),
          DATABASE_URL: database.databaseUrl,
          DATA_DIR: temporaryFolder(),
          PORT: String(port),
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      onTestFinished(() => end(child));
      await once(child, 'message');
      return { child, send: sendTo(`http://127.0.0.1:${port}`, cookie) };
    };
    // The next one starts while the one before is at work, as on a second machine.
    let next = startApi();
    for (let kill = 0; kill < apiKills; kill += 1) {
      const { child, send } = await next;
      next = startApi();
      for (const writer of writers) await writer.check(send);
      const killed = new AbortController();
      const writing = writers.map((writer) => writer.run(send, killed.signal));
      await whenToKill(writers);
      await end(child);
      killed.abort();
      await Promise.all(writing);
    }
    const { send } = await next;
    for (const writer of writers) {
      await writer.check(send);
      await writer.step(send);
      await writer.check(send);
    }
    await checkHistory(database.db, writers);
  },
  // Beside all other tests, starting a server may take a minute.
  240_000 + apiKills * 30_000,
);

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it(
  `loses nothing that was acknowledged when PostgreSQL is killed ${databaseKills} times while saving`,
  async () => {
    const dataDir = await installedDataDir();
    const cluster = await startEmbeddedCluster({ dataDir, log: silentLog });
    onTestFinished(() => cluster.stop());
    const { databaseUrl } = cluster;
    const own = connectDatabase({ databaseUrl, poolSize: 2, log: silentLog });
    onTestFinished(() => own.close());
    const { cookie } = await signUp({ ...own, databaseUrl }, { email: 'ann@example.com' });
    const app = await createServer({
      settings: testSettings(),
      databaseUrl,
      log: silentLog,
      // A thousand saves in some minutes are more than people make.
      rateLimits: { ...rateLimitTable, ...noLimits },
    });
    onTestFinished(() => app.close());
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const send = sendTo(address, cookie);
    const writers = [new ProjectWriter(), new ProjectWriter(), new ProjectWriter()];
    for (let kill = 0; kill < databaseKills; kill += 1) {
      await waitFor(() => isReady(address), 180_000);
      const { postmaster, backend } = await processesOf(own.pool);
      for (const writer of writers) await writer.check(send);
      const killed = new AbortController();
      const writing = writers.map((writer) => writer.run(send, killed.signal));
      await whenToKill(writers);
      process.kill(kill % 8 === 0 ? postmaster : backend, 'SIGKILL');
      killed.abort();
      await Promise.all(writing);
    }
    await waitFor(() => isReady(address), 180_000);
    for (const writer of writers) {
      await writer.check(send);
      await writer.step(send);
      await writer.check(send);
    }
    await checkHistory(own.db, writers);
  },
  120_000 + databaseKills * 30_000,
);

/**
 * The process that all others of PostgreSQL come from, and one of those. Without the first, all end;
 * without any of the others, all are thrown out and everything is recovered from the log.
 */
async function processesOf(pool: pg.Pool): Promise<{ postmaster: number; backend: number }> {
  // Connections that were thrown out are noticed when they are asked.
  const backend = await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
      return rows[0]?.pid ?? 0;
    },
    { timeout: 60_000 },
  );
  const status = readFileSync(`/proc/${backend}/status`, 'utf8');
  return { postmaster: Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]), backend };
}
