import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage } from '../src/app/open-storage.ts';
import { createForeignMedia } from '../src/features/stored-files/foreign-media.ts';
import { createPlanVideoHandler } from '../src/features/videos/plan-video-handler.ts';
import { drawVideoJob, planVideoJob } from '../src/features/videos/render-jobs.ts';
import { guardedFetch } from '../src/guarded-fetch/guarded-fetch.ts';
import { handleJob } from '../src/jobs/define-job.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { createArtStore } from '../src/library/built-in/art-store.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { noLimits, openMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';
import { publish, saveProject, tinyMovie } from './test-videos.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database, rateLimits: noLimits });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('draws everybody’s first video before anybody’s second', async () => {
  const [busy, other] = [await openMember(app, database), await openMember(app, database)];
  const names = new Map<number, string>();
  for (const [member, name] of [
    [busy, 'first of the busy one'],
    [busy, 'second of the busy one'],
    [busy, 'third of the busy one'],
    [other, 'first of the other'],
  ] as const) {
    const id = await saveProject(member, tinyMovie(2));
    await publish(member, id);
    names.set(id, name);
  }

  const settings = testSettings({ DATA_DIR: temporaryFolder() });
  // One at a time, so that there is an order to look at.
  const job = { ...drawVideoJob, concurrency: 1 };
  const definitions = [planVideoJob, job] as never;
  const { databaseUrl } = database;
  const queue = await openQueue({ databaseUrl, log: silentLog, definitions, works: true });
  const storage = await openStorage(settings);
  const parts = {
    ...{ db: database.db, queue, storage, publicUrl: settings.PUBLIC_URL },
    foreignMedia: createForeignMedia({ db: database.db, storage, fetch: guardedFetch }),
    art: createArtStore(temporaryFolder()),
    programs: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
    workFolder: temporaryFolder(),
    stopping: new AbortController().signal,
  };
  const planned = async () =>
    (await database.pool.query('select distinct render_id from render_segments')).rowCount;
  const taken: string[] = [];
  await queue.work([
    createPlanVideoHandler(parts),
    handleJob({
      job,
      run: async ({ renderId, helper }) => {
        // Whoever comes first waits until all are in the queue.
        await expect.poll(planned, { timeout: 60_000 }).toBe(4);
        const { rows } = await database.pool.query(
          'select project_id::int as id from renders where id = $1',
          [renderId],
        );
        taken.push(`${names.get(rows[0]?.id)}, helper ${helper}`);
      },
    }),
  ]);
  await expect.poll(() => taken.length, { timeout: 60_000 }).toBe(8);
  // The very first was taken before there was a choice.
  expect(taken.slice(1, 4)).toEqual(
    [
      'first of the busy one, helper 0',
      'first of the other, helper 0',
      'second of the busy one, helper 0',
      'third of the busy one, helper 0',
    ].filter((name) => name !== taken[0]),
  );
  expect(taken.slice(4).every((name) => name.endsWith('helper 1'))).toBe(true);
  await queue.stop();
  await parts.storage.close();
});
