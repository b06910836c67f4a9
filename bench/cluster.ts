import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ProjectData, slideSeconds } from '@reelwright/movie';
import { wizardCalled } from '@reelwright/wizards/list';
import { filmOf } from '@reelwright/wizards/machine';
import { pino } from 'pino';
import { connectDatabase } from '../apps/server/src/db/database.ts';
import { users } from '../apps/server/src/db/schema/index.ts';
import { findFreePort } from '../apps/server/src/postgres/find-free-port.ts';
import type { Figure } from './figure.ts';
import { memoryOfTree } from './process-memory.ts';
import { startServerProcess } from './server-process.ts';

const films = 3;
const slides = 3;
const workersOfCluster = 3;
/** On enough cores; with as many workers as cores or more it cannot be reached. */
const goal = 2.5;
const apiProgram = fileURLToPath(new URL('../apps/server/src/bin/api.ts', import.meta.url));
const workerProgram = new URL('./worker-process.ts', import.meta.url);

interface House {
  readonly url: string;
  readonly cookies: readonly string[];
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Films of an hour by one worker, and by two processes that answer and three that work, on the same machine. */
export async function benchCluster(): Promise<Figure[]> {
  const house = await startServerProcess<House>('./read-server.ts');
  try {
    const { url } = house.target;
    await payForEverybody(house.target.databaseUrl);
    const second = await startApi(house.target);
    try {
      const before = await folderBytes(join(house.target.dataDir, 'files'));
      const one = await makeFilms(house.target, { apis: [new URL(url).origin], workers: 1 });
      const kept = (await folderBytes(join(house.target.dataDir, 'files'))) - before;
      const apis = [new URL(url).origin, second.address];
      const three = await makeFilms(house.target, { apis, workers: workersOfCluster });
      const ratio = one.seconds / three.seconds;
      const filmSeconds = one.filmSeconds * films;
      return [
        {
          what: 'films per hour, two api and three workers / one and one',
          value: ratio.toFixed(2),
          goal: `≥ ${goal} on enough cores`,
          met: ratio >= goal,
          detail: `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${films} films of ${one.filmSeconds.toFixed(1)} s in 1080p: ${one.seconds.toFixed(0)} s by one, ${three.seconds.toFixed(0)} s by three`,
        },
        sizeOf('processor of workers per minute of film', one, `${perMinute(one).toFixed(0)} s`),
        sizeOf('the same with three workers', three, `${perMinute(three).toFixed(0)} s`),
        sizeOf('memory of one worker at its most', one, `${one.megabytes.toFixed(0)} MB`),
        sizeOf('memory of three workers at their most', three, `${three.megabytes.toFixed(0)} MB`),
        sizeOf(
          'disk per minute of film, with the pieces that are kept',
          one,
          `${((kept / 1024 ** 2) * (60 / filmSeconds)).toFixed(1)} MB`,
        ),
      ];
    } finally {
      await end(second.child);
    }
  } finally {
    await house.stop();
  }
}

function sizeOf(what: string, { filmSeconds }: Making, value: string): Figure {
  const detail = `${films} films of ${filmSeconds.toFixed(1)} s in 1080p`;
  return { what, value, goal: 'to know', met: true, detail };
}

const perMinute = ({ processorSeconds, filmSeconds }: Making) =>
  processorSeconds / ((films * filmSeconds) / 60);

/** Whoever pays gets full HD. */
async function payForEverybody(databaseUrl: string): Promise<void> {
  const log = pino({ level: 'silent' });
  const database = connectDatabase({ databaseUrl, poolSize: 2, log });
  await database.db.update(users).set({ plan: 'pro' });
  await database.close();
}

interface Making {
  readonly seconds: number;
  readonly filmSeconds: number;
  readonly processorSeconds: number;
  readonly megabytes: number;
}

async function makeFilms(
  { cookies, databaseUrl, dataDir }: House,
  { apis, workers }: { readonly apis: readonly string[]; readonly workers: number },
): Promise<Making> {
  const hands = Array.from({ length: workers }, () => fork(workerProgram, [databaseUrl, dataDir]));
  try {
    await Promise.all(hands.map((hand) => once(hand, 'message')));
    const movies = await Promise.all(Array.from({ length: films }, () => someFilm()));
    const before = await processorSeconds(hands);
    const began = performance.now();
    const made = Promise.all(
      movies.map((movie, at) => {
        const api = apis[at % apis.length] ?? '';
        return makeFilm(api, cookies[at] ?? '', movie);
      }),
    );
    let megabytes = 0;
    let isDone = false;
    void made.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      megabytes = Math.max(megabytes, sum(hands.map(memoryOf)));
      await sleep(500);
    }
    await made;
    return {
      seconds: (performance.now() - began) / 1000,
      filmSeconds: sum((movies[0]?.frames ?? []).map(slideSeconds)),
      processorSeconds: (await processorSeconds(hands)) - before,
      megabytes,
    };
  } finally {
    await Promise.all(hands.map(end));
  }
}

/** The sample of a list, without voice; each is another one, so that no piece is kept from before. */
async function someFilm(): Promise<ProjectData> {
  const wizard = await wizardCalled('listicle')?.load();
  if (!wizard) throw new Error('There is no wizard for lists.');
  const film = filmOf(wizard, wizard.sampleAnswers());
  const mark = randomUUID();
  const frames = film.frames.slice(0, slides).map((slide) => ({ ...slide, title: mark }));
  const bg = { ...film.movie.bg, color: `#${mark.slice(0, 6)}` };
  return { ...film, frames, movie: { ...film.movie, bg } };
}

async function makeFilm(api: string, cookie: string, movie: ProjectData): Promise<void> {
  const post = async <Reply>(path: string, body: object): Promise<Reply> => {
    const reply = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const { id } = await post<{ id: number }>('/api/user/projects/save', {
    title: 'Bench',
    change_id: randomUUID(),
    data_json: JSON.stringify(movie),
  });
  await post('/api/members/queue-video', { action: 'download', proj_id: id, data: {} });
  for (;;) {
    const video = await post<{ status: string }>('/api/members/vid-status', { proj_id: id });
    if (video.status === 'pass') return;
    if (video.status === 'fail') throw new Error('A film could not be made.');
    await sleep(500);
  }
}

async function startApi({ databaseUrl, dataDir }: House) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [apiProgram], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(200);
  return { child, address };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const memoryOf = ({ pid = 0 }: ChildProcess) =>
  sum(memoryOfTree(pid).map(({ megabytes }) => megabytes));

/** What workers and all that they started took, also what has ended since. */
async function processorSeconds(hands: readonly ChildProcess[]): Promise<number> {
  const ticks = await Promise.all(hands.map(({ pid = 0 }) => ticksOfTree(pid)));
  return sum(ticks) / 100;
}

async function ticksOfTree(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const own = sum(fields.slice(11, 15).map(Number));
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const ids = children.split(' ').filter(Boolean).map(Number);
  return own + sum(await Promise.all(ids.map(ticksOfTree)));
}

async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = names.map(async (name) => {
    const found = await stat(join(folder, name));
    return found.isFile() ? found.size : 0;
  });
  return sum(await Promise.all(sizes));
}
