import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadWizard } from '@reelwright/wizards/list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveArticlePages } from '../../../e2e/article-pages/serve-article-pages.ts';
import { type RenderSetup, renderFile } from '../src/encode/command-line/render-file.ts';
import { createGuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { readMakeArguments } from '../src/make/make-arguments.ts';
import { makeFilm } from '../src/make/make-film.ts';
import { createMovieMakers, writeMovie } from '../src/make/write-movie.ts';
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

function commandFor(way: keyof typeof ways) {
  const out = join(folder, `${way}.mp4`);
  const small = ['--count', '2', '--size', '160x100', '--no-voice', '--out', out];
  return readMakeArguments([...ways[way](), ...small]);
}

function makersAndSetup() {
  const fetch = createGuardedFetch({ allowOrigin: pages.origin });
  const setup: RenderSetup = {
    programs,
    fetch,
    warn: () => undefined,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  return { makers: createMovieMakers(readSettings({}), fetch), setup };
}

function expectVideo(file: string): void {
  const probe = ['-v', 'error', '-show_entries', 'stream=codec_name,width', '-of', 'csv=p=0', file];
  const streams = execFileSync(programs.ffprobe, probe).toString().trim().split('\n').toSorted();
  expect(streams).toEqual(['aac', 'h264,160']);
}

it('an article by link becomes a video, with the page it was read from among its credits', async () => {
  const command = commandFor('link');
  const { makers, setup } = makersAndSetup();
  const summary = await makeFilm(command, setup, makers);
  expect(summary).toContain('Harbour town swaps diesel ferries');
  expect(summary).toContain(`${pages.origin}/news.html`);
  expectVideo(command.out);
});

it.each([
  ['file', 'Tea is old'],
  ['keyword', 'coffee'],
] as const)(
  'an article by %s becomes a video, of which half a second is drawn',
  async (way, title) => {
    const command = commandFor(way);
    const { out } = command;
    const { makers, setup } = makersAndSetup();
    const wizard = await loadWizard(command.wizard);
    try {
      const { script, file } = await writeMovie({ ...command, wizard }, folder, makers, setup);
      expect(script.title).toContain(title);
      const part = { size: undefined, fromSeconds: 5, toSeconds: 5.5 };
      await renderFile({ kind: 'video', movie: file, out, ...part }, setup);
      expectVideo(out);
    } finally {
      await makers.speech.close();
      await makers.articles.close();
    }
  },
);
