import { copyFile, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { movieSeconds, type ProjectData } from '@reelwright/movie';
import type { StageProblem } from '@reelwright/stage';
import { withNewFolder } from '../../data-dir/work-folder.ts';
import { StartError } from '../../errors/start-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import { type Drawing, startDrawing } from '../draw/start-drawing.ts';
import { startDrawings } from '../draw/start-drawings.ts';
import { encodeMovie } from '../encode-movie.ts';
import { firstFrameAt, frameCountOf } from '../frame-time.ts';
import { type GatheredMedia, gatherMedia } from '../gather-media.ts';
import { makerVersion } from '../maker-version.ts';
import type { RenderProgress } from '../render-progress.ts';
import { folderSegments } from '../segment-store.ts';
import { publishedSettings, type VideoSettings } from '../video-settings.ts';
import { evenSize } from '../video-size.ts';
import { describeProblem, short } from './describe-problem.ts';
import { type OpenArt, openBeside } from './open-beside.ts';
import { readMovieFile } from './read-movie-file.ts';
import type { RenderCommand } from './render-arguments.ts';

export interface RenderSetup {
  readonly programs: MediaPrograms;
  readonly fetch: GuardedFetch;
  /** Told of everything that will be missing from the video. */
  readonly warn: (sentence: string) => void;
  readonly onProgress: (progress: RenderProgress) => void;
  readonly signal: AbortSignal;
  /** Where finished segments stay for the next run; missing: they go with this one. */
  readonly segmentsFolder?: string;
  /** Built-in art; missing: it is drawn when it is needed. */
  readonly readArt?: OpenArt;
  /** How many slides are drawn at a time; one, unless told. Each takes about half a gigabyte. */
  readonly drawnAtOnce?: number;
}

/** The whole line from a movie in a file to its video or picture, without server or database. */
export async function renderFile(command: RenderCommand, setup: RenderSetup): Promise<string> {
  const { data, repairs } = await readMovieFile(command.movie);
  for (const { path, problem } of repairs) {
    setup.warn(`${path} in the movie cannot be used as it is: ${problem}`);
  }
  const out = resolve(command.out);
  await requireFolder(dirname(out));
  const size = evenSize(command.size ?? data.movie.size);
  const settings = publishedSettings(data, size);
  // Beside the result, where there is room for it, and where it can be moved from in one step.
  return withNewFolder(join(dirname(out), `.${basename(out)}-`), async (folder) => {
    const open = openBeside(dirname(resolve(command.movie)), setup.fetch, setup.readArt);
    const media = await gatherMedia(data, folder, open, setup.signal);
    for (const { url, problem } of media.missing) {
      setup.warn(`${short(url)} is left out: ${problem}`);
    }
    const drawing = await openDrawing(data, settings, media, folder, setup);
    try {
      const made =
        command.kind === 'still'
          ? await drawStill(drawing, data, command.seconds, setup.signal)
          : await drawVideo(drawing, data, settings, media, folder, command, setup);
      await moveInto(join(folder, RESULT), out);
      return `${made} ${size.width} x ${size.height}: ${out}`;
    } finally {
      await drawing.close();
    }
  });
}

const RESULT = 'result';

function openDrawing(
  movie: ProjectData,
  settings: VideoSettings,
  media: GatheredMedia,
  folder: string,
  { programs, warn, drawnAtOnce = 1 }: RenderSetup,
): Promise<Drawing> {
  const missing = new Set(media.missing.map(({ url }) => url));
  const reported = new Set<string>();
  const onProblem = (problem: StageProblem) => {
    if ('url' in problem && missing.has(problem.url)) return;
    const sentence = describeProblem(problem);
    if (!sentence || reported.has(sentence)) return;
    reported.add(sentence);
    warn(sentence);
  };
  const files = [...media.files].map(([url, { file }]) => [url, file] as const);
  const job = { programs, folder, movie, settings, media: files };
  return startDrawings(drawnAtOnce, () => startDrawing(job, onProblem));
}

async function drawStill(
  drawing: Drawing,
  movie: ProjectData,
  seconds: number,
  signal: AbortSignal | undefined,
): Promise<string> {
  requireWithin('--still', seconds, movie);
  await drawing.drawStill(seconds, RESULT, signal);
  return `The picture at ${seconds} s,`;
}

async function drawVideo(
  drawing: Drawing,
  movie: ProjectData,
  settings: VideoSettings,
  media: GatheredMedia,
  folder: string,
  { fromSeconds = 0, toSeconds }: Extract<RenderCommand, { kind: 'video' }>,
  { programs, warn, onProgress, signal, segmentsFolder, drawnAtOnce }: RenderSetup,
): Promise<string> {
  requireWithin('--from', fromSeconds, movie);
  const { framesPerSecond } = settings;
  const endFrame = frameCountOf(toSeconds ?? movieSeconds(movie), framesPerSecond);
  const startFrame = Math.min(firstFrameAt(fromSeconds, framesPerSecond), endFrame - 1);
  const { seconds, leftOutSounds } = await encodeMovie({
    programs,
    folder,
    movie,
    file: RESULT,
    onProgress,
    signal,
    range: { startFrame, endFrame },
    ingredients: {
      settings,
      maker: await makerVersion(programs),
      contentHash: (url) => media.files.get(url)?.hash,
    },
    drawSegment: drawing.drawSegment,
    ...(drawnAtOnce && { drawnAtOnce }),
    segments: folderSegments(segmentsFolder ?? join(folder, 'kept')),
    soundFile: (url) => media.files.get(url)?.file,
  });
  for (const { name, problem } of leftOutSounds) {
    if (problem === 'broken') warn(`${name} cannot be heard: its file cannot be read.`);
    else warn(`${name} cannot be heard: its file is missing.`);
  }
  return `${seconds.toFixed(1)} s of video,`;
}

function requireWithin(option: string, seconds: number, movie: ProjectData): void {
  const length = movieSeconds(movie);
  if (seconds < length) return;
  throw new StartError(
    `${option} is ${seconds} s, but the movie is only ${Number(length.toFixed(2))} s long.`,
  );
}

export async function requireFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) {
    throw new StartError(`There is no folder ${folder}. Please create it first.`);
  }
}

async function moveInto(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    await copyFile(from, to);
  }
}
