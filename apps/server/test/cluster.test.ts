import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import S3rver from 's3rver';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../src/app/open-storage.ts';
import { connectDatabase } from '../src/db/database.ts';
import { queueMail } from '../src/features/mail/mail-service.ts';
import { noteFile } from '../src/features/stored-files/stored-file-repository.ts';
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
import { openMember } from './test-projects.ts';
import { programEnvironment, temporaryFolder } from './test-settings.ts';
import { publish, saveProject, tinyMovie, untilMade } from './test-videos.ts';

async function startPart(
  part: 'api' | 'worker',
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = fork(new URL(`../src/bin/${part}.ts`, import.meta.url), {
    env: { ...programEnvironment(), LOG_LEVEL: 'warn', ...env },
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

it('runs as a cluster: an operator’s PostgreSQL, a bucket, one api and three workers that do each job once and share a video', async () => {
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
  const storage = await openStorage(settings);
  const key = newStorageKey('uploads', 'png');
  await noteFile(database.db, { key, kind: 'web' });
  await storage.put(key, Buffer.from('a picture'), { contentType: 'image/png' });
  const link = signLink(
    { key, expiresAtSeconds: Math.ceil(Date.now() / 1000) + 60 },
    await readSecret(database.db, 'link-signing'),
  );
  const reply = await fetch(`${address}${link}`, { headers: { range: 'bytes=2-' } });
  expect(reply.status).toBe(206);
  expect(await reply.text()).toBe('picture');

  const testDatabase = { ...database, databaseUrl: postgres.url };
  const member = await openMember(callsTo(address), testDatabase);
  const size = { width: 640, height: 360, custom: true };
  const projectId = await saveProject(member, tinyMovie(6, { seconds: 2, size }));
  await publish(member, projectId);
  const made = await untilMade(member, projectId);
  expect(made).toMatchObject({ status: 'pass', seconds: 12, problems: [] });
  // Through the server, so that the link ends with its project.
  expect(new URL(made.video_url ?? '').port).toBe(environment.PORT);
  const file = await fetch(made.video_url ?? '');
  expect((await file.arrayBuffer()).byteLength).toBe(made.bytes);
  const mails = () => mailServer.received.filter(({ to }) => to.includes(member.email));
  await expect.poll(() => mails().length).toBe(1);
  // A worker has one helper at a time, so those that overlap were on different ones.
  const together = await database.pool.query(
    `select 1 from pgboss.job a join pgboss.job b on a.id < b.id and a.name = b.name
       and a.started_on < b.completed_on and b.started_on < a.completed_on
     where a.name = 'draw-video'`,
  );
  expect(together.rowCount).toBeGreaterThan(0);

  await queue.stop();
  await storage.close();
  await database.close();
  expect(parts.map(({ exitCode }) => exitCode)).toEqual([null, null, null, null]);
}, 240_000);

/** Calls a server of another process as tests call their own. */
function callsTo(address: string): FastifyInstance {
  const inject = async (call: {
    readonly method?: string;
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly payload?: object;
  }) => {
    const reply = await fetch(`${address}${call.url}`, {
      method: call.method ?? 'GET',
      headers: { ...call.headers, 'content-type': 'application/json' },
      ...(call.payload && { body: JSON.stringify(call.payload) }),
    });
    const body = await reply.text();
    return { statusCode: reply.status, body, json: () => JSON.parse(body) };
  };
  return { inject } as unknown as FastifyInstance;
}
