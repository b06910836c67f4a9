import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import S3rver from 's3rver';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../src/app/open-storage.ts';
import { connectDatabase } from '../src/db/database.ts';
import { queueMail } from '../src/features/mail/mail-service.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { findFreePort } from '../src/postgres/find-free-port.ts';
import { readSecret } from '../src/secrets/read-secret.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import { signLink } from '../src/storage/signed-link.ts';
import { newStorageKey } from '../src/storage/storage-key.ts';
import { startDebianPostgres } from './debian-postgres.ts';
import { silentLog } from './test-database.ts';
import { startMailServer } from './test-mail-server.ts';
import { isReady } from './test-product.ts';
import { temporaryFolder } from './test-settings.ts';

async function startPart(
  part: 'api' | 'worker',
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = fork(new URL(`../src/bin/${part}.ts`, import.meta.url), {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const [message] = await once(child, 'message');
  expect(message).toBe('ready');
  return child;
}

it('runs as a cluster: an operator’s PostgreSQL, a bucket, one api and two workers that do each job once', async () => {
  const postgres = await startDebianPostgres();
  onTestFinished(() => postgres.stop());
  const bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'videos' }],
  });
  const { port: s3Port } = await bucketServer.run();
  onTestFinished(async () => {
    bucketServer.httpServer.closeAllConnections();
    await bucketServer.close();
  });
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const environment = {
    DATABASE_URL: postgres.url,
    PORT: String(await findFreePort()),
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_BUCKET: 'videos',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: mailServer.url,
  };

  // All at once, on an empty database: they must not trip over each other's migrations.
  const parts = await Promise.all([
    startPart('api', { ...environment, DATA_DIR: temporaryFolder() }),
    startPart('worker', { ...environment, DATA_DIR: temporaryFolder() }),
    startPart('worker', { ...environment, DATA_DIR: temporaryFolder() }),
  ]);
  const address = `http://127.0.0.1:${environment.PORT}`;
  expect(await isReady(address)).toBe(true);

  const database = connectDatabase({ databaseUrl: postgres.url, poolSize: 4, log: silentLog });
  const queue = await openQueue({
    databaseUrl: postgres.url,
    log: silentLog,
    definitions: jobList,
    works: false,
  });
  const recipients = Array.from({ length: 40 }, (_, index) => `person${index}@example.com`);
  for (const to of recipients) {
    await database.db.transaction((transaction) =>
      queueMail(transaction, queue, { to, template: 'mail-check', words: { publicUrl: address } }),
    );
  }
  const reached = () => mailServer.received.flatMap(({ to }) => to).sort();
  await expect.poll(reached).toHaveLength(recipients.length);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(reached()).toEqual([...recipients].sort());

  const settings = readSettings({ ...environment, DATA_DIR: temporaryFolder() });
  const secret = await readSecret(database.db, 'link-signing');
  const storage = await openStorage(settings, secret);
  const key = newStorageKey('uploads', 'png');
  await storage.put(key, Buffer.from('a picture'), { contentType: 'image/png' });
  const link = signLink({ key, expiresAtSeconds: Math.ceil(Date.now() / 1000) + 60 }, secret);
  const reply = await fetch(`${address}${link}`, { headers: { range: 'bytes=2-' } });
  expect(reply.status).toBe(206);
  expect(await reply.text()).toBe('picture');

  await queue.stop();
  await storage.close();
  await database.close();
  expect(parts.map(({ exitCode }) => exitCode)).toEqual([null, null, null]);
}, 180_000);
