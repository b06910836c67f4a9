import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queueMail } from '../src/features/mail/mail-service.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { startMailServer } from './test-mail-server.ts';
import { programEnvironment, temporaryFolder } from './test-settings.ts';

let database: TestDatabase;
const workers: ChildProcess[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) {
    if (worker.exitCode !== null || worker.signalCode !== null) continue;
    worker.kill('SIGTERM');
    await once(worker, 'exit');
  }
  await database.close();
});

async function startWorker(smtpUrl: string): Promise<ChildProcess> {
  const worker = fork(new URL('../src/bin/worker.ts', import.meta.url), {
    env: {
      ...programEnvironment(),
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: temporaryFolder(),
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
}

it('does a killed worker’s job on another one, once', async () => {
  const letGo = Promise.withResolvers<void>();
  const mailServer = await startMailServer({ before: () => letGo.promise });
  const first = await startWorker(mailServer.url);
  const queue = await openQueue({
    databaseUrl: database.databaseUrl,
    log: silentLog,
    definitions: jobList,
    works: false,
  });
  await database.db.transaction((transaction) =>
    queueMail(transaction, queue, {
      to: 'ann@example.com',
      template: 'mail-check',
      words: { publicUrl: 'http://localhost:3000' },
    }),
  );
  await expect.poll(() => mailServer.begun()).toBe(1);
  const second = await startWorker(mailServer.url);
  first.kill('SIGKILL');
  letGo.resolve();
  await expect.poll(() => mailServer.received.length, { interval: 100 }).toBe(1);
  // Long enough for a second sending, if there were one.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(mailServer.received).toHaveLength(1);
  expect(second.exitCode).toBeNull();
  await queue.stop();
  await mailServer.close();
}, 120_000);
