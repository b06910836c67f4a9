import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newProjectData } from '@reelwright/movie';
import type { Figure } from './figure.ts';
import { startServerProcess } from './server-process.ts';

const goalSeconds = 30;
const longestSeconds = 180;

interface Target {
  readonly url: string;
  readonly cookies: readonly string[];
  readonly databaseUrl: string;
  readonly dataDir: string;
}

const box = { x: 10, y: 10, width: 300, height: 160, scaleX: 1, scaleY: 1 };
const timing = { startTime: 0, endTime: 1 };
const film = (slides: readonly object[]) => ({
  ...newProjectData(),
  movie: { ...newProjectData().movie, size: { width: 320, height: 180, custom: true } },
  frames: slides,
});
const words = (text: string) => ({ id: randomUUID(), type: 'text', text, ...box, timing });
const slide = (items: readonly object[], background?: object) => ({
  id: randomUUID(),
  duration: 1,
  items,
  ...(background && { background }),
});

/** Projects that were made to hold a worker up. */
const hostileProjects: Readonly<Record<string, () => object>> = {
  '18,000 pictures that are missing': () =>
    film(
      Array.from({ length: 20 }, (_, at) =>
        slide(
          Array.from({ length: 900 }, (_, n) => ({
            id: `${at}-${n}`,
            type: 'image',
            url: `/files/nobody/${at}-${n}.png`,
            ...box,
            timing,
          })),
        ),
      ),
    ),
  'a gradient of 100,000 digits': () => {
    const gradient = `linear-gradient(red, ${'1'.repeat(100_000)}x, blue ${'1'.repeat(9000)}!)`;
    return film([slide([words('Digits')], { type: 'gradient', gradient, color: '#000' })]);
  },
  'texts of brackets that never close': () => film([slide([words('<a '.repeat(6000))])]),
};

/** How soon a small video, and the mail that tells of it, are there while a worker has a hostile project; before it, alone. */
export async function benchHostileWorker(): Promise<Figure[]> {
  const server = await startServerProcess<Target>('./read-server.ts');
  const { url, cookies, databaseUrl, dataDir } = server.target;
  const { origin } = new URL(url);
  const program = new URL('./worker-process.ts', import.meta.url);
  const worker = fork(program, [databaseUrl, dataDir]);
  try {
    await once(worker, 'message');
    const figures: Figure[] = [];
    for (const [at, [what, make]] of Object.entries(hostileProjects).entries()) {
      const eve = member(origin, cookies[at] ?? '');
      const ann = member(origin, cookies[100 + at] ?? '');
      // Somebody else's, so that Ann has one mail.
      const alone = await member(origin, cookies[150 + at] ?? '').makeVideo(`Alone ${at}`);
      await eve.publish(make());
      const began = performance.now();
      const { video, seconds: videoSeconds } = await ann.makeVideo(`Hello ${at}`);
      const mailSeconds =
        video === 'pass' ? await untilMailed(dataDir, 100 + at, began) : longestSeconds;
      const seconds = Math.max(videoSeconds, mailSeconds);
      figures.push({
        what: `another’s video and mail beside ${what}`,
        value: `${seconds.toFixed(1)} s`,
        goal: `≤ ${goalSeconds} s`,
        met: video === 'pass' && seconds <= goalSeconds,
        detail: `video ${video} after ${videoSeconds.toFixed(1)} s, mail after ${mailSeconds.toFixed(1)} s; alone just before ${alone.seconds.toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`,
      });
    }
    return figures;
  } finally {
    worker.kill('SIGKILL');
    await server.stop();
  }
}

function member(origin: string, cookie: string) {
  const post = async <Reply>(path: string, body: object): Promise<Reply> => {
    const reply = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const me = {
    async publish(movie: object): Promise<number> {
      const saved = await post<{ id: number }>('/api/user/projects/save', {
        title: 'Bench',
        change_id: randomUUID(),
        data_json: JSON.stringify(movie),
      });
      const order = { action: 'download', proj_id: saved.id, data: {} };
      await post('/api/members/queue-video', order);
      return saved.id;
    },
    async untilMade(projectId: number): Promise<string> {
      const deadline = performance.now() + longestSeconds * 1000;
      while (performance.now() < deadline) {
        const { status } = await post<{ status: string }>('/api/members/vid-status', {
          proj_id: projectId,
        });
        if (/pass|fail/.test(status)) return status;
        await sleep(100);
      }
      return 'late';
    },
    async makeVideo(text: string) {
      const began = performance.now();
      const video = await me.untilMade(await me.publish(film([slide([words(text)])])));
      return { video, seconds: (performance.now() - began) / 1000 };
    },
  };
  return me;
}

/** Without a mail server, mails are kept as files. */
async function untilMailed(dataDir: string, person: number, began: number): Promise<number> {
  const outbox = join(dataDir, 'outbox');
  const deadline = began + longestSeconds * 1000;
  while (performance.now() < deadline) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const mail = await readFile(join(outbox, name), 'utf8').catch(() => '');
      if (mail.includes(`person${person}@example.com`)) return (performance.now() - began) / 1000;
    }
    await sleep(100);
  }
  return longestSeconds;
}
