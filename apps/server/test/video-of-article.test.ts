import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveArticlePages } from '../../../e2e/article-pages/serve-article-pages.ts';
import { createGuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { readMakeArguments } from '../src/make/make-arguments.ts';
import { makeFilm } from '../src/make/make-film.ts';
import { createMovieMakers } from '../src/make/write-movie.ts';
import { readSettings } from '../src/settings/read-settings.ts';

const programs = {
  ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobe: process.env.FFPROBE_PATH ?? 'ffprobe',
};
let folder: string;
let pages: Awaited<ReturnType<typeof serveArticlePages>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'video-of-article-'));
  pages = await serveArticlePages();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await pages.close();
});

/** Pasting ends in a video too: the journey of articles walks that way. */
const ways = {
  link: () => ['article', '--url', `${pages.origin}/news.html`],
  file: () => {
    const file = join(folder, 'tea.md');
    writeFileSync(
      file,
      '# Tea is old\n\nTea came from China to Japan in the ninth century. Monks drank it to stay awake at night.',
    );
    return ['article', '--file', file];
  },
  keyword: () => ['keyword', '--keyword', 'coffee'],
};

it.each([
  ['link', 'Harbour town swaps diesel ferries'],
  ['file', 'Tea is old'],
  ['keyword', ''],
] as const)('an article by %s becomes a video', async (way, title) => {
  const out = join(folder, `${way}.mp4`);
  const small = ['--count', '2', '--size', '160x100', '--no-voice', '--out', out];
  const fetch = createGuardedFetch({ allowOrigin: pages.origin });
  const summary = await makeFilm(
    readMakeArguments([...ways[way](), ...small]),
    {
      programs,
      fetch,
      warn: () => undefined,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    },
    createMovieMakers(readSettings({}), fetch),
  );
  expect(summary).toContain(title);
  // The page it was read from is named among the credits.
  if (way === 'link') expect(summary).toContain(`${pages.origin}/news.html`);
  const probe = ['-v', 'error', '-show_entries', 'stream=codec_name,width', '-of', 'csv=p=0', out];
  const streams = execFileSync(programs.ffprobe, probe).toString().trim().split('\n').toSorted();
  expect(streams).toEqual(['aac', 'h264,160']);
});
