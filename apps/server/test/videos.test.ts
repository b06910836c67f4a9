import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runWorker } from '../src/app/run-worker.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { startMailServer } from './test-mail-server.ts';
import { noLimits, openMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';
import { download, publish, saveProject, tinyMovie, untilMade } from './test-videos.ts';

let database: TestDatabase;
let app: FastifyInstance;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let worker: { close(): Promise<void> };

beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  const DATA_DIR = temporaryFolder();
  app = await createTestServer({ database, settings: { DATA_DIR }, rateLimits: noLimits });
  worker = await runWorker(
    testSettings({ SMTP_URL: mailServer.url, DATA_DIR }),
    database.databaseUrl,
    silentLog,
  );
});
afterAll(async () => {
  await worker.close();
  await app.close();
  await mailServer.close();
  await database.close();
});

it('makes a video', async () => {
  const member = await openMember(app, database);
  const id = await saveProject(member, tinyMovie(2));
  const queued = await publish(member, id);
  console.log(queued);
  const made = await untilMade(member, id);
  console.log(made);
  await download(member, made.video_url);
});
