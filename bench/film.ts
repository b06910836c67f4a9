import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from './figure.ts';

const goal = 1;
const keyword = 'coffee';
const makeCommand = fileURLToPath(new URL('../apps/server/src/bin/make.ts', import.meta.url));

/** From a keyword to an MP4: how long somebody waits for a minute of film. Only a quiet machine tells. */
export async function benchFilm(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-film-'));
  try {
    const load = loadavg()[0]?.toFixed(1);
    const begun = performance.now();
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [
        makeCommand,
        'listicle',
        '--keyword',
        keyword,
        '--count',
        '5',
        '--out',
        join(folder, 'film.mp4'),
      ],
      { maxBuffer: 16 * 1024 ** 2 },
    );
    const waited = (performance.now() - begun) / 1000;
    const seconds = Number(/([\d.]+) s of video/.exec(stdout + stderr)?.[1]);
    return [
      {
        what: 'keyword to MP4, minutes per minute of film',
        value: (waited / seconds).toFixed(2),
        goal: `≤ ${goal}`,
        met: waited <= goal * seconds,
        detail: `${keyword}, ${seconds} s of 1080p in ${waited.toFixed(1)} s; load before it ${load}`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
