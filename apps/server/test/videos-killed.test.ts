import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDatabaseGate, type DatabaseGate } from './database-gate.ts';
import { isSoak, timesToTry } from './soak.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startMailServer } from './test-mail-server.ts';
import { noLimits, openMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { programEnvironment, temporaryFolder } from './test-settings.ts';
import {
  download,
  frameHashes,
  publishIn,
  saveProject,
  tinyMovie,
  untilMade,
} from './test-videos.ts';

/** Every stage of making a video: what is about to happen in the database in the midst of it. */
const stages = {
  plan: { before: 'insert on render_segments', when: 'true' },
  // In the midst of another format than the film's own.
  draw: {
    before: 'update on render_segments',
    when: `new.done and not old.done and new.format is not null`,
  },
  finish: { before: 'update on renders', when: `old.state = 'finishing'` },
} as const;
type Stage = keyof typeof stages;

/** Which stages the worker of a video is killed in, video by video. */
const names = Object.keys(stages) as Stage[];
const kills: Stage[][] = [
  ['draw', 'finish'],
  ...Array.from({ length: timesToTry(0, 20) }, (_, index): Stage[] => [
    names[index % names.length] ?? 'draw',
  ]),
];

/** A killed worker's job is taken over after about 13 s; a busy machine may take its time over it. */
const longestUntilTakenOverMs = 40_000;

const movie = tinyMovie(2);
/** Formats are no smaller than 480 pixels, so they are most of what is drawn here. */
const formats = isSoak ? ['square', 'vertical'] : ['square'];
let database: TestDatabase;
let app: FastifyInstance;
let gate: DatabaseGate;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const workers = new Set<ChildProcess>();
const DATA_DIR = temporaryFolder();

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(new URL('../src/bin/worker.ts', import.meta.url), {
    env: {
      ...programEnvironment(),
      DATABASE_URL: database.databaseUrl,
      DATA_DIR,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'silent',
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
  gate = await buildDatabaseGate(database, stages);
  mailServer = await startMailServer();
  app = await createTestServer({ database, settings: { DATA_DIR }, rateLimits: noLimits });
});
afterAll(async () => {
  await stopWorkers();
  await app.close();
  await mailServer.close();
  gate.remove();
  await database.close();
});

const count = async (question: string) => (await database.pool.query(question)).rowCount;

/** Waits until the worker is in this stage and kills it there. Which segments are finished for good by then. */
async function killDuring(stage: Stage): Promise<unknown[]> {
  const [working] = workers;
  if (!working) throw new Error('There is nobody at work.');
  await gate.reached();
  const { rows } = await database.pool.query(
    `select files.key, files.stored_at from stored_files files
     join render_segments segments on segments.done and files.key like '%' || segments.key || '%'`,
  );
  const ended = once(working, 'exit');
  working.kill('SIGKILL');
  await ended;
  await gate.open();
  if (stage !== 'plan') expect(rows.length).toBeGreaterThan(0);
  return rows;
}

/** Wakes the worker that slept so far: it has to go on with what the killed one left. */
async function goOn(): Promise<void> {
  const wokenAt = new Date();
  const [other] = workers;
  other?.kill('SIGCONT');
  const takenOver = () =>
    count(
      `select 1 from pgboss.job where name like '%-video' and started_on > '${wokenAt.toISOString()}'`,
    );
  await expect
    .poll(takenOver, { timeout: longestUntilTakenOverMs, interval: 200 })
    .toBeGreaterThan(0);
}

const storedSegments = async () =>
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
  for (const [index, stage] of during.entries()) {
    await gate.close(stage);
    await (index === 0 ? publishIn(member, id, formats) : goOn());
    kept.push(...(await killDuring(stage)));
  }
  await (during.length === 0 ? publishIn(member, id, formats) : goOn());
  const made = await untilMade(member, id);
  expect(made).toMatchObject({ status: 'pass', seconds: 2, problems: [] });
  // What was drawn before stays as it was: nothing is drawn twice.
  expect(await storedSegments()).toEqual(expect.arrayContaining(kept));
  const mails = () => mailServer.received.filter(({ to }) => to.includes(member.email));
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]?.mail.subject).toBe('Your video is ready');
  expect(await count(`select 1 from video_charges where user_id = ${member.id}`)).toBe(1);
  expect(await count('select 1 from render_segments')).toBe(0);
  await expectWholeFiles(id, 3 + 2 * formats.length);
  const others = made.formats.map((format) => format.video_url);
  const hashes = [made.video_url, ...others].map(async (url) =>
    frameHashes(await download(member, url)),
  );
  return (await Promise.all(hashes)).join('\n');
}

/** Each file and picture of a video lies in storage once, whole; and there is nothing else. */
async function expectWholeFiles(projectId: number, files: number): Promise<void> {
  const { rows } = await database.pool.query<{ key: string; bytes: string; stored_at: Date }>(
    `select key, bytes, stored_at from stored_files where kind = 'video' and project_id = ${projectId}`,
  );
  expect(rows).toHaveLength(files);
  for (const { key, bytes, stored_at } of rows) {
    expect(stored_at, key).not.toBeNull();
    expect(Number(bytes), key).toBeGreaterThan(0);
  }
}

it('leaves nothing behind when it is called off in the midst of its formats, and begins anew', async () => {
  const member = await openMember(app, database);
  const id = await saveProject(member, movie, 'Called off');
  if (workers.size === 0) await startWorker();
  await gate.close('draw');
  await publishIn(member, id, formats);
  await gate.reached();
  // It waits for who draws, who waits at the gate.
  const cancelling = member.post('/api/members/cancel-video', { proj_id: id });
  await gate.open();
  expect((await cancelling).json()).toMatchObject({ status: null, formats: [] });
  await expectWholeFiles(id, 0);
  expect(await count(`select 1 from video_charges where user_id = ${member.id}`)).toBe(0);

  await publishIn(member, id, formats);
  expect(await untilMade(member, id)).toMatchObject({ status: 'pass', problems: [] });
  await expectWholeFiles(id, 3 + 2 * formats.length);
  expect(await count(`select 1 from video_charges where user_id = ${member.id}`)).toBe(1);
}, 180_000);

it(
  'makes the same video in all its formats, charges it once and tells of it once, however often its worker is killed',
  async () => {
    if (workers.size === 0) await startWorker();
    const undisturbed = await makeVideo([]);
    for (const during of kills) expect(await makeVideo(during)).toBe(undisturbed);
  },
  // A minute and a half on a quiet machine; beside much other work it took three.
  300_000 + kills.length * 60_000,
);
