import { p95, timeOf } from './call-times.ts';
import type { Figure } from './figure.ts';
import { startServerProcess } from './server-process.ts';

const rounds = 400;
const goalMs = 50;

interface Target {
  readonly address: string;
  readonly cookies: readonly string[];
  readonly members: number;
  readonly projects: number;
}

/** What people do with the list: look at it, turn pages, narrow it, search. */
const queries = [
  '',
  'items_start=5',
  'items_start=40',
  'category=top-10-video',
  'search=subject+number+9',
  'sort=name&items_num=10',
];

/** A page of the list of projects, beside a bare read through the same API. */
export async function benchProjectList(): Promise<Figure[]> {
  const server = await startServerProcess<Target>('./project-server.ts');
  try {
    const { address, cookies, members, projects } = server.target;
    const [times, floor]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const cookie = cookies[round % cookies.length] ?? '';
      const query = queries[round % queries.length];
      const page = await timeOf(`${address}/api/user/projects/list?${query}`, cookie);
      const { results } = page.reply as { results: unknown[] };
      if (results.length === 0) throw new Error(`The list was empty for ${query}.`);
      times.push(page.ms);
      floor.push((await timeOf(`${address}/api/user/info`, cookie)).ms);
    }
    const [pageMs, floorMs] = [p95(times), p95(floor)];
    return [
      {
        what: 'p95 of a page of the list of projects',
        value: `${pageMs.toFixed(1)} ms`,
        goal: `≤ ${goalMs} ms`,
        met: pageMs <= goalMs,
        detail: `${projects} projects of ${members} members, ${rounds} pages; ${(pageMs / floorMs).toFixed(1)} times a bare read (${floorMs.toFixed(1)} ms)`,
      },
    ];
  } finally {
    await server.stop();
  }
}
