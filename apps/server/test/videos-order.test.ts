import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage } from '../src/app/open-storage.ts';
import { createForeignMedia } from '../src/features/stored-files/foreign-media.ts';
import { noteFile, noteStored } from '../src/features/stored-files/stored-file-repository.ts';
import { enqueueFinish } from '../src/features/videos/enqueue-helpers.ts';
import { createPlanVideoHandler } from '../src/features/videos/plan-video-handler.ts';
import { drawVideoJob, finishVideoJob, planVideoJob } from '../src/features/videos/render-jobs.ts';
import { segmentFile } from '../src/features/videos/video-files.ts';
import { guardedFetch } from '../src/guarded-fetch/guarded-fetch.ts';
import { handleJob } from '../src/jobs/define-job.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { createArtStore } from '../src/library/built-in/art-store.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { noLimits, openMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';
import { publish, saveProject, statusOf, tinyMovie } from './test-videos.ts';

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

/** Three videos of somebody busy, then the first one of somebody else: what they are called, by project. */
async function publishFour(): Promise<Map<number, string>> {
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
  return names;
}

const firstWord = (text: string) => text.split(' ')[0] ?? '';

it('draws everybody’s first video before anybody’s second, and again what lacks a picture', async () => {
  const names = await publishFour();
  const settings = testSettings({ DATA_DIR: temporaryFolder() });
  // One at a time, so that there is an order to look at.
  const job = { ...drawVideoJob, concurrency: 1 };
  const definitions = [planVideoJob, job] as never;
  const { databaseUrl } = database;
  const queue = await openQueue({ databaseUrl, log: silentLog, definitions, works: true });
  const storage = await openStorage(settings);
  const parts = {
    db: database.db,
    queue,
    storage,
    publicUrl: settings.PUBLIC_URL,
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
  expect(taken.slice(0, 4).toSorted()).toEqual([
    'first of the busy one, helper 0',
    'first of the other, helper 0',
    'second of the busy one, helper 0',
    'third of the busy one, helper 0',
  ]);
  // The very first was taken before there was a choice. Whose first video comes first is chance.
  const turns = taken
    .slice(1, 4)
    .map((name) => ['first', 'second', 'third'].indexOf(firstWord(name)));
  expect(turns).toEqual(turns.toSorted());
  expect(taken.slice(4).every((name) => name.endsWith('helper 1'))).toBe(true);

  // The same two slides again, kept from before: one whole, one drawn without a picture that may be there by now.
  const { rows: pieces } = await database.pool.query(
    'select distinct key, position from render_segments order by position',
  );
  for (const { key, position } of pieces) {
    const file = segmentFile(key);
    await noteFile(database.db, { key: file, kind: 'segment' });
    const url = 'https://example.com/gone.png';
    await noteStored(database.db, file, {
      bytes: 1,
      problems: position === 0 ? [{ kind: 'missing-picture', url }] : [],
    });
  }
  const member = await openMember(app, database);
  await publish(member, await saveProject(member, tinyMovie(2)));
  await expect.poll(planned).toBe(5);
  const kept = await database.pool.query(
    `select position, reused from render_segments where render_id = (
       select id from renders order by created_at desc limit 1) order by position`,
  );
  expect(kept.rows).toEqual([
    { position: 0, reused: false },
    { position: 1, reused: true },
  ]);

  // A job whose every try failed ends its video, with a word about what to do.
  const [last] = await database.db.query.renders.findMany({
    orderBy: (render, { desc }) => desc(render.createdAt),
    limit: 1,
  });
  const renderId = last?.id ?? '';
  await createPlanVideoHandler(parts).giveUp?.(
    { renderId },
    {
      log: silentLog,
      signal: parts.stopping,
    },
  );
  expect(await statusOf(member, last?.projectId ?? 0)).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('publish it again'),
  });
  await queue.stop();
  await parts.storage.close();
});

it('finishes everybody’s first video before anybody’s second', async () => {
  const names = await publishFour();
  const job = { ...finishVideoJob, concurrency: 1 };
  const queue = await openQueue({
    databaseUrl: database.databaseUrl,
    log: silentLog,
    works: true,
    definitions: [job] as never,
  });
  const renders = await database.db.query.renders.findMany({
    where: (render, { inArray }) => inArray(render.projectId, [...names.keys()]),
    orderBy: (render, { asc }) => asc(render.createdAt),
  });
  for (const render of renders) await enqueueFinish({ db: database.db, queue }, render);
  const taken: (string | undefined)[] = [];
  await queue.work([
    handleJob({
      job,
      run: async ({ renderId }) => {
        const render = renders.find(({ id }) => id === renderId);
        taken.push(names.get(render?.projectId ?? 0));
      },
    }),
  ]);
  await expect.poll(() => taken.length).toBe(4);
  expect(taken).toEqual([
    'first of the busy one',
    'first of the other',
    'second of the busy one',
    'third of the busy one',
  ]);
  await queue.stop();
});
