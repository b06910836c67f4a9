/** What three formats of a film cost beside one: all processes together, in processor time. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from './figure.ts';

const goal = 2.2;
const makeCommand = fileURLToPath(new URL('../apps/server/src/bin/make.ts', import.meta.url));

export async function benchFormats(): Promise<Figure[]> {
  const one = await processorSeconds('wide');
  const three = await processorSeconds('wide,square,vertical');
  const ratio = three / one;
  return [
    {
      what: 'three formats / one, from the keyword to the files',
      value: ratio.toFixed(2),
      goal: `≤ ${goal}`,
      met: ratio <= goal,
      detail: `${three.toFixed(1)} and ${one.toFixed(1)} s of a processor; load ${loadavg()[0]?.toFixed(1)}`,
    },
  ];
}

/** Of the command and of all it starts: the shell's clock counts those that ended. */
async function processorSeconds(sizes: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-formats-'));
  const make = ['listicle', '--keyword', 'coffee', '--count', '3', '--sizes', sizes];
  const command = [makeCommand, ...make, '--out', join(folder, 'film.mp4')];
  try {
    const { stderr } = await promisify(execFile)(
      'bash',
      ['-c', 'TIMEFORMAT="processor %U %S"; time "$@"', 'bash', process.execPath, ...command],
      { maxBuffer: 16 * 1024 ** 2 },
    );
    const [, user, system] = /processor ([\d.]+) ([\d.]+)/.exec(stderr) ?? [];
    return Number(user) + Number(system);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
