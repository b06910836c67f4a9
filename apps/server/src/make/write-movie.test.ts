import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audioPlan } from '@reelwright/movie';
import { greetingWizard } from '@reelwright/wizards/testing/greeting-wizard';
import { expect, it } from 'vitest';
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { readSettings } from '../settings/read-settings.ts';
import { createMovieMakers, writeMovie } from './write-movie.ts';

it('makes the movie of a wizard that nothing but its declaration tells of', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greeting-'));
  const setup = { signal: new AbortController().signal, warn: () => {} } as unknown as RenderSetup;
  const command = {
    wizard: greetingWizard,
    keyword: 'Ada',
    answers: undefined,
    theme: undefined,
    voice: false,
    pictures: undefined,
    size: undefined,
    seed: '',
    count: undefined,
  } as const;
  try {
    const makers = createMovieMakers(readSettings({}), guardedFetch);
    const { script, movie, inSize } = await writeMovie(command, folder, makers, setup);
    expect(script.title).toBe('Hello Ada');
    expect(movie.frames.map(({ id }) => id)).toEqual(['hello']);
    expect(movie.movie.audio.url).toMatch(/^\/library\/music\//);
    const upright = inSize({ width: 1080, height: 1920 });
    expect(upright.movie.size).toMatchObject({ width: 1080, height: 1920 });
    // The same film: as long, and it sounds the same.
    expect(audioPlan(upright)).toEqual(audioPlan(movie));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
