import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg, setPriority } from 'node:os';
import type { Figure } from './figure.ts';
import { doors } from './hostile-door.ts';
import { p99, timesOf } from './hostile-member.ts';
import { startServerProcess } from './server-process.ts';

const calls = 600;
const goal = 3;
/** So many of the hostile calls have to have been answered meanwhile, unless that takes too long. */
const answersWanted = 4;
const longestMs = 30_000;

interface Target {
  readonly url: string;
  readonly cookies: readonly string[];
}

/** What others wait for while one member goes through each of the doors that take work, beside a quiet run. */
export async function benchHostileDoors(): Promise<Figure[]> {
  const server = await startServerProcess<Target>('./read-server.ts');
  const figures: Figure[] = [];
  try {
    const { url, cookies } = server.target;
    const { origin } = new URL(url);
    const [eve = '', ...others] = cookies;
    await timesOf(origin, others, 200);
    for (const door of Object.keys(doors)) {
      const quiet = p99(await timesOf(origin, others, calls));
      const hostile = fork(new URL('./hostile-door.ts', import.meta.url), [door, origin, eve]);
      // In truth they sit at another machine.
      if (hostile.pid) setPriority(hostile.pid, 15);
      let answers: Readonly<Record<string, number>> = {};
      hostile.on('message', (message: typeof answers) => {
        answers = message;
      });
      await once(hostile, 'message');
      const times: number[] = [];
      const deadline = Date.now() + longestMs;
      const answered = () => Object.values(answers).reduce((sum, count) => sum + count, 0);
      while (times.length < calls || (answered() < answersWanted && Date.now() < deadline)) {
        times.push(...(await timesOf(origin, others, 100)));
      }
      const besides = p99(times);
      hostile.kill();
      await once(hostile, 'exit');
      const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
      figures.push({
        what: `p99 of others’ calls beside ${door} / quiet`,
        value: (besides / quiet).toFixed(2),
        goal: `≤ ${goal}`,
        met: besides / quiet <= goal,
        detail: `${besides.toFixed(1)} and ${quiet.toFixed(1)} ms; answered ${counts.join(', ')}; load ${loadavg()[0]?.toFixed(1)}`,
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
}
