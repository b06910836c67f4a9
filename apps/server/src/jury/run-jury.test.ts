import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wizardList } from '@reelwright/wizards/list';
import { expect, it } from 'vitest';
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { createMovieMakers } from '../make/write-movie.ts';
import { readSettings } from '../settings/read-settings.ts';
import { readJuryArguments } from './jury-arguments.ts';
import { juryFilms, otherFilm } from './jury-films.ts';
import { runJury } from './run-jury.ts';

it('judges films of every wizard', () => {
  const judged = new Set(juryFilms.map(({ wizard }) => wizard));
  expect(judged).toEqual(new Set(wizardList.map(({ id }) => id)));
});

it('goes on after a keyword that nothing is known about, and its row says so', async () => {
  const out = await mkdtemp(join(tmpdir(), 'jury-'));
  const setup = { signal: new AbortController().signal, warn: () => {} } as unknown as RenderSetup;
  const films = ['quiz', 'comparison'].flatMap((wizard) => otherFilm(wizard, 'zumbrix'));
  try {
    const makers = createMovieMakers(readSettings({}), guardedFetch);
    const command = { ...readJuryArguments(['--quick']), out, films };
    expect(await runJury(command, setup, makers)).toBe(`0 films in ${out}`);
    const rows = await readFile(join(out, 'measures.txt'), 'utf8');
    expect(rows).toMatch(/^quiz-zumbrix +Sorry, too little is known/m);
    expect(rows).toMatch(/^comparison-zumbrix +Sorry, .*try book, car, .* --answers FILE\.$/m);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
});
