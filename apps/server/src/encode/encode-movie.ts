import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { audioPlan, type ProjectData } from '@reelwright/movie';
import { captionTrack } from '../captions/caption-track.ts';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import { type LeftOutSound, mixAudio } from './audio/mix-audio.ts';
import { joinSegments } from './join-segments.ts';
import { type ProgressWatch, type RenderProgress, watchProgress } from './render-progress.ts';
import type { KeyIngredients } from './segment-key.ts';
import type { SegmentStore } from './segment-store.ts';
import { type FrameRange, type Segment, segmentsOf } from './segments-of.ts';
import { soundKey } from './sound-key.ts';

/** Draws and encodes one segment into a file of the job's folder. */
export type DrawSegment = (
  segment: Segment,
  file: string,
  options: { onProgress: (framesDone: number) => void; signal: AbortSignal | undefined },
) => Promise<void>;

export interface MovieRequest {
  readonly programs: MediaPrograms;
  /** The folder of the job; `file` and all media are names in it. */
  readonly folder: string;
  readonly movie: ProjectData;
  /** Only a part of the movie. */
  readonly range?: FrameRange;
  readonly ingredients: KeyIngredients;
  readonly drawSegment: DrawSegment;
  /** How many segments are drawn at a time; one, unless told. */
  readonly drawnAtOnce?: number;
  readonly segments: SegmentStore;
  /** Where a sound lies in the folder; undefined when it could not be had. */
  soundFile(url: string): string | undefined;
  readonly file: string;
  readonly onProgress?: (progress: RenderProgress) => void;
  readonly signal?: AbortSignal;
}

export interface EncodedMovie {
  readonly seconds: number;
  readonly frameCount: number;
  readonly segmentsDrawn: number;
  readonly segmentsReused: number;
  readonly leftOutSounds: readonly LeftOutSound[];
}

interface MissingSegment {
  readonly segment: Segment;
  /** Where it is to be, in the folder of the job. */
  readonly path: string;
}

/** Makes the video of a movie: draws the segments that are not there yet, mixes the sound, joins all. */
export async function encodeMovie(request: MovieRequest): Promise<EncodedMovie> {
  const { programs, folder, movie, ingredients, file, signal } = request;
  const { framesPerSecond } = ingredients.settings;
  const segments = segmentsOf(movie, ingredients, request.range);
  const frameCount = countFrames(segments);
  const seconds = frameCount / framesPerSecond;
  const fromSeconds = (request.range?.startFrame ?? 0) / framesPerSecond;
  const pieces = `${file}.segments`;
  const audio = `${file}.m4a`;
  await mkdir(join(folder, pieces), { recursive: true });
  try {
    const files = segments.map(({ key }, index) => `${index}-${key}.mp4`);
    const missing = await fetchKept(request, segments, (index) => join(pieces, `${files[index]}`));
    const progress = watchProgress(
      {
        framesToDraw: countFrames(missing.map(({ segment }) => segment)),
        frameCount,
        slides: movie.frames.length,
        lastSlide: (segments.at(-1)?.slideIndex ?? 0) + 1,
      },
      (now) => request.onProgress?.(now),
    );
    // Mixing mostly waits for small programs; alone, it would leave a core without work.
    const [leftOutSounds] = await sideBySide(signal, (stop) => [
      mixOnce(request, { seconds, file: audio, signal: stop }, (share) => progress.audio(share)),
      ...drawMissing(request, missing, progress, stop),
    ]);
    await joinSegments({
      programs,
      folder,
      audio,
      captions: captionTrack(movie, { fromSeconds, seconds }),
      file,
      framesPerSecond,
      segments: segments.map(({ frameCount: frames }, index) => ({
        file: `${pieces}/${files[index]}`,
        frameCount: frames,
      })),
      ...(signal && { signal }),
    });
    progress.done();
    const segmentsDrawn = missing.length;
    const segmentsReused = segments.length - segmentsDrawn;
    return { seconds, frameCount, segmentsDrawn, segmentsReused, leftOutSounds };
  } catch (error) {
    // A program that was ended with us failed for no reason of its own.
    signal?.throwIfAborted();
    throw error;
  } finally {
    await rm(join(folder, pieces), { recursive: true, force: true });
    await rm(join(folder, audio), { force: true });
  }
}

interface SoundFile {
  readonly seconds: number;
  readonly file: string;
  readonly signal: AbortSignal;
}

/** Sound is kept beside the segments: the same film in another format, or tried again, sounds the same. */
async function mixOnce(
  request: MovieRequest,
  { seconds, file, signal }: SoundFile,
  onProgress: (share: number) => void,
): Promise<readonly LeftOutSound[]> {
  const { programs, folder, movie, ingredients, segments, range } = request;
  const plan = audioPlan(movie);
  const fromSeconds = (range?.startFrame ?? 0) / ingredients.settings.framesPerSecond;
  const key = soundKey({ plan, seconds, fromSeconds }, ingredients);
  if (await segments.fetch(key, join(folder, file))) {
    onProgress(1);
    return [];
  }
  const leftOut = await mixAudio({
    programs,
    folder,
    seconds,
    file,
    plan,
    signal,
    fromSeconds,
    fileOf: async (url) => request.soundFile(url),
    onProgress,
  });
  // What lacks something is told of again, and tried again.
  if (leftOut.length === 0) await segments.keep(key, join(folder, file));
  return leftOut;
}

/** So many that draw, each the next segment that nobody has begun. */
function drawMissing(
  { folder, drawSegment, drawnAtOnce = 1, segments }: MovieRequest,
  missing: readonly MissingSegment[],
  progress: ProgressWatch,
  signal: AbortSignal,
): Promise<void>[] {
  const framesDone = missing.map(() => 0);
  const left = missing.entries();
  const drawRest = async () => {
    for (const [at, { segment, path }] of left) {
      signal.throwIfAborted();
      const onProgress = (frames: number) => {
        framesDone[at] = frames;
        const sum = framesDone.reduce((before, done) => before + done, 0);
        progress.video(sum, segment.slideIndex + 1);
      };
      await drawSegment(segment, path, { onProgress, signal });
      await segments.keep(segment.key, join(folder, path));
    }
  };
  return Array.from({ length: drawnAtOnce }, drawRest);
}

/** Runs all of them at a time. When one fails the others are stopped, and nothing runs any more when this returns. */
async function sideBySide<const Running extends readonly Promise<unknown>[]>(
  signal: AbortSignal | undefined,
  start: (stop: AbortSignal) => Running,
): Promise<{ -readonly [At in keyof Running]: Awaited<Running[At]> }> {
  const failed = new AbortController();
  const running = start(signal ? AbortSignal.any([signal, failed.signal]) : failed.signal);
  try {
    return await Promise.all(running);
  } catch (error) {
    failed.abort();
    await Promise.allSettled(running);
    throw error;
  }
}

const countFrames = (segments: readonly Segment[]) =>
  segments.reduce((sum, segment) => sum + segment.frameCount, 0);

/** Brings the segments that are kept from before, and lists those that are not. */
async function fetchKept(
  { folder, segments: store, signal }: MovieRequest,
  segments: readonly Segment[],
  pathOf: (index: number) => string,
): Promise<MissingSegment[]> {
  const missing: MissingSegment[] = [];
  for (const [index, segment] of segments.entries()) {
    signal?.throwIfAborted();
    const path = pathOf(index);
    if (!(await store.fetch(segment.key, join(folder, path)))) missing.push({ segment, path });
  }
  return missing;
}
