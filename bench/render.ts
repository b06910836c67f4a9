/** How much longer a rendered video takes than encoding alone: drawing, converting and handing over. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProjectData, readProjectData } from '@reelwright/movie';
import { openBeside } from '../apps/server/src/encode/command-line/open-beside.ts';
import {
  createFrameMemory,
  createYuvConverter,
  rgbaBytes,
  yuvBytes,
} from '../apps/server/src/encode/convert/yuv-converter.ts';
import type { DrawJob } from '../apps/server/src/encode/draw/draw-messages.ts';
import { openStage } from '../apps/server/src/encode/draw/open-stage.ts';
import { startDrawing } from '../apps/server/src/encode/draw/start-drawing.ts';
import { encodeMovie } from '../apps/server/src/encode/encode-movie.ts';
import { frameSeconds } from '../apps/server/src/encode/frame-time.ts';
import { gatherMedia } from '../apps/server/src/encode/gather-media.ts';
import { folderSegments } from '../apps/server/src/encode/segment-store.ts';
import { h264Output, segmentArguments } from '../apps/server/src/encode/video-arguments.ts';
import { publishedQuality, type VideoSettings } from '../apps/server/src/encode/video-settings.ts';
import { guardedFetch } from '../apps/server/src/guarded-fetch/guarded-fetch.ts';
import type { Figure } from './figure.ts';
import { renderScenes, twentySlides } from './render-scenes.ts';

const programs = {
  ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobe: process.env.FFPROBE_PATH ?? 'ffprobe',
};
const settings: VideoSettings = { ...publishedQuality, width: 1920, height: 1080 };
/** Twenty seconds: a process that has just started is slower in the first few, and videos are longer. */
const frameCount = Number(process.env.BENCH_FRAMES ?? 600);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

export async function benchRender(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'));
  try {
    makeMedia(folder);
    const figures: Figure[] = [];
    let movingSeconds = 0;
    for (const { what, goal, slide } of renderScenes(frameCount / settings.framesPerSecond)) {
      const movie = movieOf([slide]);
      const job = await jobOf(movie, folder);
      const seconds = await best(() => drawnSeconds(job));
      if (goal === undefined) {
        figures.push(ratio('moving / still slide', movingSeconds / seconds, 3, 'least'));
        continue;
      }
      movingSeconds ||= seconds;
      const alone = await encodedSeconds(job, what);
      const detail = `${seconds.toFixed(1)} s over ${alone.toFixed(1)} s`;
      const name = `rendering / encoding alone: ${what}`;
      figures.push(ratio(name, seconds / alone, goal, 'most', detail));
    }
    figures.push(await secondPublish(folder));
    return figures;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function ratio(
  what: string,
  value: number,
  goal: number,
  bound: 'most' | 'least',
  detail = '',
): Figure {
  const load = `${frameCount} frames, 1080p30 veryfast crf 23, load ${loadavg()[0]?.toFixed(1)}`;
  return {
    what,
    value: value.toFixed(2),
    goal: `${bound === 'most' ? '≤' : '≥'} ${goal}`,
    met: bound === 'most' ? value <= goal : value >= goal,
    detail: [detail, load].filter(Boolean).join(', '),
  };
}

/** The best of a few: whatever else the machine does only makes it slower. */
async function best(measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) least = Math.min(least, await measure());
  return least;
}

function makeMedia(folder: string): void {
  const make = (...args: string[]) =>
    execFileSync(programs.ffmpeg, ['-y', '-v', 'error', ...args], { cwd: folder });
  make('-f', 'lavfi', '-i', 'mandelbrot=s=2400x1350', '-frames:v', '1', 'photo.jpg');
  make(
    '-loop',
    '1',
    '-i',
    'photo.jpg',
    '-t',
    String(frameCount / 30),
    '-r',
    '30',
    // In the colours that cameras record in.
    '-vf',
    "crop=1920:1080:'n/2':'n/4',scale=out_color_matrix=bt709:out_range=tv",
    '-preset',
    'veryfast',
    '-pix_fmt',
    'yuv420p',
    '-colorspace',
    'bt709',
    'clip.mp4',
  );
}

const movieOf = (frames: object[]): ProjectData => readProjectData({ version: 1, frames }).data;

async function jobOf(movie: ProjectData, folder: string): Promise<DrawJob> {
  const { files } = await gatherMedia(movie, folder, openBeside(folder, guardedFetch));
  const media = [...files].map(([url, { file }]) => [url, file] as const);
  return { programs, folder, movie, settings, media };
}

async function drawnSeconds(job: DrawJob): Promise<number> {
  const drawing = await startDrawing(job);
  const options = { onProgress: () => {}, signal: undefined };
  try {
    // Starting the process and loading its code is not what is measured.
    await drawing.drawSegment(
      { startFrame: 0, frameCount: 1, slideIndex: 0, key: '' },
      'warm.mp4',
      options,
    );
    const began = performance.now();
    await drawing.drawSegment(
      { startFrame: 0, frameCount, slideIndex: 0, key: '' },
      'drawn.mp4',
      options,
    );
    return (performance.now() - began) / 1000;
  } finally {
    await drawing.close();
  }
}

/**
 * ffmpeg alone, as fast as anything can be: the frames are ready in a file, as x264 takes them. A
 * video goes straight from one file into the other.
 */
async function encodedSeconds(job: DrawJob, what: string): Promise<number> {
  const { folder } = job;
  if (what.startsWith('video')) {
    const args = ['-v', 'error', '-y', '-i', 'clip.mp4', '-an', ...h264Output(settings).flat()];
    return best(() => timed([...args, '-f', 'mp4', 'floor.mp4'], folder, 'ignore'));
  }
  const file = join(folder, 'frames');
  await writeFrames(job, file);
  try {
    const args = segmentArguments(settings, 'floor.mp4').flat();
    return await best(() => timed(args, folder, openSync(file, 'r')));
  } finally {
    await rm(file);
  }
}

async function timed(args: string[], cwd: string, stdin: number | 'ignore'): Promise<number> {
  const began = performance.now();
  const child = spawn(programs.ffmpeg, args, { cwd, stdio: [stdin, 'ignore', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
  return (performance.now() - began) / 1000;
}

async function writeFrames(job: DrawJob, file: string): Promise<void> {
  const { width, height } = settings;
  const memory = createFrameMemory(rgbaBytes(width, height) + yuvBytes(width, height));
  const converter = createYuvConverter(memory);
  const bytes = new Uint8Array(memory.buffer);
  const converted = bytes.subarray(rgbaBytes(width, height));
  const whole = { fromSeconds: 0, toSeconds: frameCount / settings.framesPerSecond };
  const stage = await openStage(job, whole, () => {}, new AbortController().signal);
  const out = openSync(file, 'w');
  for (let frame = 0; frame < frameCount; frame += 1) {
    const canvas = await stage.frames.picture(frameSeconds(frame, settings.framesPerSecond));
    bytes.set(canvas.data());
    converter.convert(0, width, height, rgbaBytes(width, height));
    writeSync(out, converted, 0, yuvBytes(width, height));
  }
  await stage.close();
}

/** Twenty slides, then the same with one of them changed. */
async function secondPublish(folder: string): Promise<Figure> {
  const publish = async (frames: object[]) => {
    const movie = movieOf(frames);
    const job = await jobOf(movie, folder);
    const began = performance.now();
    const drawing = await startDrawing(job);
    await encodeMovie({
      programs,
      folder,
      movie,
      file: 'published.mp4',
      drawSegment: drawing.drawSegment,
      ingredients: { settings, maker: 'bench', contentHash: () => undefined },
      segments: folderSegments(join(folder, 'kept')),
      soundFile: () => undefined,
    });
    await drawing.close();
    return performance.now() - began;
  };
  const slides = twentySlides();
  const first = await publish(slides);
  const second = await publish(twentySlides('Changed words'));
  return ratio('second publish / first, 1 of 20 slides changed', second / first, 0.15, 'most');
}
