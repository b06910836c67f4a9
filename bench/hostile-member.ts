import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg, setPriority } from 'node:os';
import { timeOf } from './call-times.ts';
import type { Figure } from './figure.ts';
import { startServerProcess } from './server-process.ts';

const calls = 600;
const connections = 4;
/** So many bodies have to have been answered meanwhile, unless that takes too long. */
const bodies = 26;
const longestMs = 60_000;
const goal = 3;

interface Target {
  readonly url: string;
  readonly cookies: readonly string[];
}

/** What others wait for while one member sends the worst bodies, beside a quiet run of the same calls. */
export async function benchHostileMember(): Promise<Figure[]> {
  const server = await startServerProcess<Target>('./read-server.ts');
  try {
    const { url, cookies } = server.target;
    const { origin } = new URL(url);
    const [eve = '', ...others] = cookies;
    await timesOf(origin, others, 100);
    const quiet = p99(await timesOf(origin, others, calls));
    const sender = fork(new URL('./hostile-sender.ts', import.meta.url), [origin, eve]);
    // In truth they sit at another machine, and take nothing of ours to make their bodies.
    if (sender.pid) setPriority(sender.pid, 15);
    await once(sender, 'message');
    let counts: Readonly<Record<string, number>> = {};
    sender.on('message', (message: { counts: typeof counts }) => {
      counts = message.counts;
    });
    const answered = () => Object.values(counts).reduce((sum, count) => sum + count, 0);
    const times: number[] = [];
    const deadline = Date.now() + longestMs;
    while (times.length < calls || (answered() < bodies && Date.now() < deadline)) {
      times.push(...(await timesOf(origin, others, 100)));
    }
    const besides = p99(times);
    sender.kill();
    const ratio = besides / quiet;
    const answers = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    return [
      {
        what: 'p99 of others’ calls while one member sends the worst bodies / quiet',
        value: ratio.toFixed(2),
        goal: `≤ ${goal}`,
        met: ratio <= goal,
        detail: `${besides.toFixed(1)} and ${quiet.toFixed(1)} ms, ${times.length} and ${calls} calls on ${connections} connections; the bodies were answered ${answers.join(', ')}; load ${loadavg()[0]?.toFixed(1)}`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** How long ordinary calls of some members take, in milliseconds. */
export async function timesOf(
  origin: string,
  cookies: readonly string[],
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  const paths = ['/api/user/info', '/api/user/projects/list'];
  const work = Array.from({ length: count }, (_, index) => index).values();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const index of work) {
        const cookie = cookies[index % cookies.length] ?? '';
        times.push((await timeOf(`${origin}${paths[index % paths.length]}`, cookie)).ms);
      }
    }),
  );
  return times;
}

export function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}
