import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProjectData, readProjectData } from '@reelwright/movie';
import type { StageProblem } from '@reelwright/stage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBeside } from '../src/encode/command-line/open-beside.ts';
import { openStage } from '../src/encode/draw/open-stage.ts';
import { startDrawing } from '../src/encode/draw/start-drawing.ts';
import { type EncodedMovie, encodeMovie } from '../src/encode/encode-movie.ts';
import { frameSeconds } from '../src/encode/frame-time.ts';
import { gatherMedia } from '../src/encode/gather-media.ts';
import type { RenderProgress } from '../src/encode/render-progress.ts';
import { folderSegments } from '../src/encode/segment-store.ts';
import type { VideoSettings } from '../src/encode/video-settings.ts';
import { guardedFetch } from '../src/guarded-fetch/guarded-fetch.ts';
import { descendants } from './test-product.ts';

const programs = {
  ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobe: process.env.FFPROBE_PATH ?? 'ffprobe',
};
const settings: VideoSettings = {
  width: 320,
  height: 180,
  framesPerSecond: 30,
  crf: 18,
  preset: 'veryfast',
};
let folder: string;
let job: string;
const make = (...args: string[]) =>
  execFileSync(programs.ffmpeg, ['-y', '-v', 'error', ...args], { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encode-movie-'));
  job = join(folder, 'job');
  mkdirSync(job);
  make('-f', 'lavfi', '-i', 'mandelbrot=s=640x360', '-frames:v', '1', 'photo.jpg');
  make(
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=320x180:r=25:d=1',
    '-f',
    'lavfi',
    '-i',
    'sine=d=1',
    '-pix_fmt',
    'yuv420p',
    'clip.mp4',
  );
  make('-f', 'lavfi', '-i', 'sine=220:d=2', 'music.mp3');
  writeFileSync(join(folder, 'broken.jpg'), 'no picture');
  writeFileSync(join(folder, 'broken.mp4'), 'no video');
  writeFileSync(join(folder, 'broken.mp3'), 'no sound');
});
afterAll(() => rmSync(folder, { recursive: true }));

const box = { x: 0, y: 0, width: 320, height: 180, scaleX: 1, scaleY: 1 };
const words = (id: string, text: string, effects = {}) => ({
  ...box,
  id,
  type: 'text',
  text,
  effects,
  timing: { startTime: 0, endTime: 1 },
  font: { size: 40, color: '#fff' },
});
const media = (id: string, type: string, url: string) => ({
  ...box,
  id,
  type,
  url,
  timing: { startTime: 0, endTime: 1 },
});
const slides = [
  { id: 'a', duration: 1, items: [words('w', 'Standing still')] },
  { id: 'b', duration: 1, items: [media('p', 'image', 'photo.jpg')] },
  { id: 'c', duration: 1, items: [media('v', 'video', 'clip.mp4')] },
  {
    id: 'd',
    duration: 1,
    items: [words('m', 'Moving', { in: { effect: 'fadeInUp', duration: 500 } })],
  },
];
const movieOf = (frames: object[], more: object = {}): ProjectData =>
  readProjectData({
    version: 1,
    frames,
    movie: { size: { width: 320, height: 180 }, ...more },
  }).data;

async function render(
  movie: ProjectData,
  options: { signal?: AbortSignal; onProgress?: (progress: RenderProgress) => void } = {},
): Promise<EncodedMovie & { problems: StageProblem[]; missing: string[] }> {
  const problems: StageProblem[] = [];
  const { files, missing } = await gatherMedia(movie, job, openBeside(folder, guardedFetch));
  const drawing = await startDrawing(
    {
      programs,
      folder: job,
      movie,
      settings,
      media: [...files].map(([url, { file }]) => [url, file] as const),
    },
    (problem) => problems.push(problem),
  );
  try {
    const encoded = await encodeMovie({
      programs,
      folder: job,
      movie,
      file: 'movie.mp4',
      drawSegment: drawing.drawSegment,
      ingredients: { settings, maker: 'test', contentHash: (url) => files.get(url)?.hash },
      segments: folderSegments(join(folder, 'kept')),
      soundFile: (url) => files.get(url)?.file,
      ...options,
    });
    return { ...encoded, problems, missing: missing.map(({ url }) => url) };
  } finally {
    await drawing.close();
  }
}

/** The stage in this process, to compare with. */
async function stageOf(movie: ProjectData) {
  const { files } = await gatherMedia(movie, job, openBeside(folder, guardedFetch));
  return openStage(
    {
      programs,
      folder: job,
      movie,
      settings,
      media: [...files].map(([url, { file }]) => [url, file] as const),
    },
    { fromSeconds: 0, toSeconds: 100 },
    () => {},
    new AbortController().signal,
  );
}

const lumaOf = (pixels: Uint8Array, index: number) => {
  const [r = 0, g = 0, b = 0] = pixels.subarray(index * 4, index * 4 + 3);
  return 16 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b);
};

/** The video shows what the stage does. */
async function expectStage(
  movie: ProjectData,
  frameCount: number,
  frames: readonly number[],
): Promise<void> {
  const args = ['-v', 'error', '-i', 'movie.mp4', '-map', '0:v', '-f', 'rawvideo', '-'];
  const video = execFileSync(programs.ffmpeg, args, { cwd: job, maxBuffer: 1e9 });
  const frameBytes = (320 * 180 * 3) / 2;
  expect(video.length).toBe(frameCount * frameBytes);
  const stage = await stageOf(movie);
  for (const frame of frames) {
    const drawn = (await stage.frames.picture(frameSeconds(frame, 30))).data();
    const seen = video.subarray(frame * frameBytes, frame * frameBytes + 320 * 180);
    const squares = seen.reduce((sum, value, at) => sum + (value - lumaOf(drawn, at)) ** 2, 0);
    const psnr = 10 * Math.log10(255 ** 2 / (squares / seen.length));
    expect([frame, psnr > 38 ? 'alike' : psnr]).toEqual([frame, 'alike']);
  }
  await stage.close();
}

describe('a movie becomes a video', () => {
  it('that looks like the stage, frame by frame, and is exactly as long', async () => {
    const movie = movieOf(slides, { audio: { url: 'music.mp3' } });
    const reports: RenderProgress[] = [];
    const result = await render(movie, { onProgress: (one) => reports.push(one) });
    expect(result).toMatchObject({ seconds: 4, frameCount: 120, segmentsDrawn: 4 });
    expect(result).toMatchObject({ problems: [], missing: [], leftOutSounds: [] });
    expect(reports.at(-1)).toEqual({ percent: 100, slide: 4, slides: 4, secondsLeft: 0 });
    expect(reports.length).toBeGreaterThan(5);

    await expectStage(movie, 120, [0, 29, 30, 59, 60, 75, 89, 90, 98, 119]);
    expect(readdirSync(job).filter((name) => !name.startsWith('media-'))).toEqual(['movie.mp4']);
  });

  it('in which letters fly as they do on the stage, over whatever is behind them', async () => {
    const flying = (id: string, effect: string) =>
      words(id, 'Letter by letter', { break: 'chars', in: { effect, duration: 800 } });
    const zoom = { effects: { stay: { effect: 'kenburns-top', duration: 0 } } };
    const movie = movieOf([
      { id: 'a', duration: 1, items: [flying('l', 'bounceInUp')] },
      { id: 'b', duration: 1, items: [media('v', 'video', 'clip.mp4'), flying('m', 'fadeInUp')] },
      {
        id: 'c',
        duration: 1,
        items: [{ ...media('p', 'image', 'photo.jpg'), ...zoom }, flying('n', 'slideInLeft')],
      },
    ]);
    await render(movie);
    await expectStage(
      movie,
      90,
      Array.from({ length: 45 }, (_, index) => 2 * index),
    );
  });

  it('and only what changed is drawn when it is made again', async () => {
    await render(movieOf(slides));
    const again = await render(movieOf(slides, { audio: { url: 'music.mp3', music_volume: 90 } }));
    expect(again).toMatchObject({ segmentsDrawn: 0, segmentsReused: 4, frameCount: 120 });
    const changed = slides.with(1, { id: 'b', duration: 1, items: [words('n', 'New words')] });
    expect(await render(movieOf(changed))).toMatchObject({ segmentsDrawn: 1, segmentsReused: 3 });
  });

  it('even when some of its media are broken or gone, and says which', async () => {
    const frames = [
      {
        id: 'x',
        duration: 1,
        narration: { url: 'broken.mp3' },
        items: ['broken.jpg', 'gone.jpg'].map((url, index) => media(`i${index}`, 'image', url)),
      },
      { id: 'y', duration: 1, items: [media('v', 'video', 'broken.mp4')] },
    ];
    const result = await render(movieOf(frames));
    expect(result).toMatchObject({ frameCount: 60, missing: ['gone.jpg'] });
    const kinds = result.problems.map((problem) => ('url' in problem ? problem.url : problem.kind));
    // Each segment tells of what it misses.
    expect([...new Set(kinds)].toSorted()).toEqual(['broken.jpg', 'broken.mp4', 'gone.jpg']);
    expect(result.leftOutSounds.map(({ name }) => name)).toEqual([
      'Narration of slide 1',
      'video on slide 2',
    ]);
  });

  it('unless it is called off: then nothing runs or lies about any more', async () => {
    const stop = new AbortController();
    const long = [{ id: 'l', duration: 600, items: [media('v', 'video', 'clip.mp4')] }];
    const running = render(movieOf(long), {
      signal: stop.signal,
      onProgress() {
        stop.abort(new Error('Called off.'));
      },
    });
    await expect(running).rejects.toThrow('Called off.');
    expect(readdirSync(job).filter((name) => /segments|unfinished|m4a/.test(name))).toEqual([]);
    const processes = execFileSync('ps', ['-eo', 'args']).toString();
    expect(processes).not.toContain('movie.mp4.segments');
    // Other tests draw at the same time.
    expect(await descendants(process.pid, 'draw-process')).toEqual([]);
  });
});

describe('what takes too much to draw', () => {
  const slow = { ...words('h', 'Much to look at'), name: 'Headline' };
  const movie = movieOf([
    ...slides.slice(0, 1),
    { id: 's', duration: 1, items: [words('w', 'Little'), slow] },
  ]);
  const segment = { slideIndex: 1, startFrame: 30, frameCount: 30, key: 's' };

  const enough = { frameMs: 60_000, pieceMs: 60_000, memoryMegabytes: 4000 };

  it.each([
    ['the time of a frame', { frameMs: 1 }, 'takes too long'],
    ['the time of a piece', { pieceMs: 1 }, 'takes too long'],
    ['memory', { memoryMegabytes: 1 }, 'needs too much memory'],
  ])('is given up, with its slide and item: %s', async (_what, limits, complaint) => {
    const task = { programs, folder: job, movie, settings, media: [] };
    const drawing = await startDrawing(task, undefined, { ...enough, ...limits });
    const { signal } = new AbortController();
    const running = drawing.drawSegment(segment, 'slow.mp4', { onProgress: () => {}, signal });
    await expect(running).rejects.toThrow(
      `Slide 2 ${complaint} to draw, at 1.0 s. Please make it simpler, first of all its item Headline.`,
    );
    await drawing.close();
  });
});

describe('a frame', () => {
  const drawAll = async (frames: object[], count: number) => {
    const stage = await stageOf(movieOf(frames));
    const source = stage.frames.range(0, count);
    const drawn = Array<boolean>(count).fill(false);
    for (let number = 0; number < count; ) {
      drawn[number] = true;
      number += (await source.draw(number)).frameCount;
    }
    await stage.close();
    return drawn;
  };

  it('is drawn once where nothing moves', async () => {
    const drawn = await drawAll(slides.slice(0, 2), 60);
    expect(drawn.filter(Boolean).length).toBeLessThanOrEqual(4);
    expect(drawn[0]).toBe(true);
    expect(drawn.slice(30).some(Boolean)).toBe(true);
  });

  it('is drawn every time while something moves, and no longer', async () => {
    const drawn = await drawAll(slides.slice(3), 30);
    expect(drawn.slice(0, 14).every(Boolean)).toBe(true);
    expect(drawn.slice(26).some(Boolean)).toBe(false);
  });

  it('of a video shows the picture of its moment, however one gets there', async () => {
    // Larger ones are not drawn at all: see mixed-frames.test.ts.
    const small = { ...media('v', 'video', 'clip.mp4'), width: 300 };
    const stage = await stageOf(movieOf([{ id: 'c', duration: 1, items: [small] }]));
    const pictures = new Map<number, Buffer>();
    const source = stage.frames.range(0, 30);
    // Shown at 30 frames a second, some of its 25 pictures are seen twice.
    for (let number = 0; number < 30; ) {
      const { frame, frameCount } = await source.draw(number);
      if (frame instanceof Uint8Array) pictures.set(number, Buffer.from(frame));
      number += frameCount;
    }
    for (const frame of [20, 3, 29, 4]) {
      const alone = (await stage.frames.picture(frameSeconds(frame, 30))).data();
      expect([frame, Buffer.compare(alone, pictures.get(frame) ?? alone)]).toEqual([frame, 0]);
    }
    const different = new Set([...pictures.values()].map((one) => one.toString('base64')));
    expect(different.size).toBeGreaterThanOrEqual(24);
    await stage.close();
  });
});

it('keeps a segment whole when it is kept several times at once', async () => {
  const store = folderSegments(join(folder, 'shared'));
  writeFileSync(join(folder, 'one.mp4'), 'whole');
  await Promise.all([1, 2, 3].map(() => store.keep('key', join(folder, 'one.mp4'))));
  expect(readdirSync(join(folder, 'shared'))).toEqual(['key.mp4']);
  expect(await store.fetch('key', join(folder, 'copy.mp4'))).toBe(true);
  expect(await store.fetch('other', join(folder, 'none.mp4'))).toBe(false);
  expect(existsSync(join(folder, 'none.mp4'))).toBe(false);
});
