import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startMailServer } from './test-mail-server.ts';
import { noLimits, openMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { temporaryFolder } from './test-settings.ts';
import {
  download,
  frameHashes,
  publish,
  saveProject,
  tinyMovie,
  untilMade,
} from './test-videos.ts';

/** Every stage of making a video, by what the database says while it lasts. */
const stages = {
  plan: `select 1 from pgboss.job where name = 'plan-video' and state = 'active'`,
  draw: `select 1 from render_segments where done and exists
    (select 1 from render_segments where not done)`,
  finish: `select 1 from renders where state = 'finishing'`,
} as const;
type Stage = keyof typeof stages;

/** Which stages the worker of a video is killed in, video by video. REELWRIGHT_KILLS=20: that many. */
const many = Number(process.env.REELWRIGHT_KILLS ?? 0);
const names = Object.keys(stages) as Stage[];
const kills: Stage[][] =
  many > 0
    ? Array.from({ length: many }, (_, index) => [names[index % names.length] ?? 'draw'])
    : [['draw', 'finish']];

const movie = tinyMovie(4, { size: { width: 640, height: 360, custom: true } });
let database: TestDatabase;
let app: FastifyInstance;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const workers = new Set<ChildProcess>();
const DATA_DIR = temporaryFolder();

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(new URL('../src/bin/worker.ts', import.meta.url), {
    env: {
      ...{ PATH: process.env.PATH, DATABASE_URL: database.databaseUrl, DATA_DIR },
      ...{ SMTP_URL: mailServer.url, LOG_LEVEL: 'silent' },
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker));
  await once(worker, 'message');
  return worker;
}

async function stopWorkers(): Promise<void> {
  for (const worker of workers) {
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    worker.kill('SIGCONT');
    await ended;
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  app = await createTestServer({ database, settings: { DATA_DIR }, rateLimits: noLimits });
});
afterAll(async () => {
  await stopWorkers();
  await app.close();
  await mailServer.close();
  await database.close();
});

const count = async (question: string) => (await database.pool.query(question)).rowCount;

/** Kills the worker as soon as a stage is reached. Another one, which slept so far, has to go on. */
async function killDuring(stage: Stage): Promise<void> {
  const [working, other] = workers;
  if (!other) throw new Error('There is nobody to go on.');
  await expect
    .poll(() => count(stages[stage]), { timeout: 60_000, interval: 3 })
    .toBeGreaterThan(0);
  working?.kill('SIGKILL');
  other.kill('SIGCONT');
  const killedAt = new Date();
  const takenOver = async () => {
    const { rows } = await database.pool.query<{ startedOn: Date }>(
      `select started_on as "startedOn" from pgboss.job
       where retry_count > 0 and started_on > $1 order by started_on`,
      [killedAt],
    );
    return rows[0]?.startedOn;
  };
  await expect.poll(takenOver, { timeout: 60_000, interval: 200 }).toBeDefined();
  const goesOnAt = (await takenOver()) ?? new Date();
  expect(goesOnAt.getTime() - killedAt.getTime()).toBeLessThan(15_000);
}

const finishedSegments = async () =>
  (
    await database.pool.query(
      `select key, stored_at from stored_files where kind = 'segment' and stored_at is not null`,
    )
  ).rows;

/** Without what is kept, so that everything has to be drawn. */
async function makeVideo(during: readonly Stage[]): Promise<string> {
  await database.pool.query(`delete from stored_files where kind = 'segment'`);
  const member = await openMember(app, database);
  const id = await saveProject(member, movie);
  const kept: unknown[] = [];
  for (const _ of during) (await startWorker()).kill('SIGSTOP');
  await publish(member, id);
  for (const stage of during) {
    await killDuring(stage);
    kept.push(...(await finishedSegments()));
  }
  const made = await untilMade(member, id);
  expect(made).toMatchObject({ status: 'pass', seconds: 4, problems: [] });
  // What was drawn before stays as it was: nothing is drawn twice.
  if (!during.includes('plan'))
    expect(await finishedSegments()).toEqual(expect.arrayContaining(kept));
  const mails = () => mailServer.received.filter(({ to }) => to.includes(member.email));
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  expect(mails()[0]?.mail.subject).toBe('Your video is ready');
  expect(await count(`select 1 from video_charges where user_id = ${member.id}`)).toBe(1);
  expect(await count('select 1 from render_segments')).toBe(0);
  return frameHashes(await download(member, made.video_url));
}

it(
  'makes the same video, charges it once and tells of it once, however often its worker is killed',
  async () => {
    await startWorker();
    const undisturbed = await makeVideo([]);
    for (const during of kills) expect(await makeVideo(during)).toBe(undisturbed);
  },
  120_000 + kills.length * 60_000,
);
