import { join } from 'node:path';
import { audioPlan, chosenPoster, isSeeThrough, type ProjectData } from '@reelwright/movie';
import { assetsNeeded } from '@reelwright/stage';
import { captionTrack } from '../../captions/caption-track.ts';
import { withWorkFolder } from '../../data-dir/work-folder.ts';
import type { KeptProblem } from '../../db/schema/index.ts';
import { mixAudio } from '../../encode/audio/mix-audio.ts';
import { startDrawing } from '../../encode/draw/start-drawing.ts';
import { joinSegments } from '../../encode/join-segments.ts';
import { makeOwnPoster, makePoster, makePreview } from '../../encode/pictures-of-video.ts';
import { shareOfWork, tellShare } from '../../encode/render-progress.ts';
import type { JobHandler } from '../../jobs/define-job.ts';
import { deliverVideo } from './deliver-video.ts';
import { enqueueHelpers } from './enqueue-helpers.ts';
import { fetchMedia } from './fetch-media.ts';
import { type DrawnFilm, filmsOfRender } from './films-of-render.ts';
import { handleRenderJob, type RenderWork } from './handle-render-job.ts';
import { posterMoment } from './poster-moment.ts';
import { finishVideoJob } from './render-jobs.ts';
import type { RenderParts } from './render-parts.ts';
import { listedProblems, problemsOf } from './render-problems.ts';
import {
  listSegments,
  lockActiveRender,
  type SegmentRow,
  updateActiveRender,
  updateSegment,
} from './render-repository.ts';
import { blamingTheVideo } from './video-failed.ts';
import { fetchFile, finishedFiles, segmentFile, storeFile } from './video-files.ts';

export function createFinishVideoHandler(parts: RenderParts): JobHandler {
  return handleRenderJob(parts, finishVideoJob, async (work) => {
    const { render } = work;
    const segments = await listSegments(parts.db, render.id);
    if (segments.length === 0 || segments.some(({ done }) => !done)) return;
    await updateActiveRender(parts.db, render.id, {
      state: 'finishing',
      queued: false,
      startedAt: render.startedAt ?? new Date(),
    });
    await withWorkFolder(parts.workFolder, (folder) => finishVideo(parts, work, segments, folder));
  });
}

async function finishVideo(
  parts: RenderParts,
  work: RenderWork,
  segments: readonly SegmentRow[],
  folder: string,
): Promise<void> {
  const { render, signal } = work;
  const films = await filmsOfRender(parts.db, render);
  const lost = await fetchSegments(parts, segments, folder, signal);
  if (lost.length > 0) return drawAgain(parts, render.id, lost);
  const [{ movie, settings }] = films;
  const own = segments.filter(({ format }) => format === null);
  const seconds = framesOf(own) / settings.framesPerSecond;
  // Formats differ in what is seen, so one sound is enough for all of them.
  const leftOut = await mixSound(parts, work, { movie, segments, seconds, folder });
  const finished: FinishedFilm[] = [];
  for (const film of films) {
    const drawn = segments.filter(({ format }) => format === film.format);
    finished.push(await finishFilm(parts, work, { film, segments: drawn, folder }));
  }
  const [whole, ...others] = finished;
  if (!whole) throw new Error('A render without a film.');
  const problems = listedProblems([
    ...render.problems,
    ...films.flatMap(({ format, movie: film }) =>
      drawnProblems(
        film,
        segments.filter((segment) => segment.format === format),
      ),
    ),
    ...leftOut,
  ]);
  const formats = others.flatMap(({ format, fileKey, posterKey, width, height, bytes }) =>
    format ? [{ format, fileKey, posterKey, width, height, bytes }] : [],
  );
  const { format: _, ...files } = whole;
  const clearKey = await finishClear(parts, work, { film: films[0], seconds, folder });
  const drawn = segments.filter(({ reused }) => !reused);
  const drawnSeconds = framesOf(drawn) / settings.framesPerSecond;
  const delivered = { ...files, formats, clearKey, seconds, problems };
  await deliverVideo(parts, render, delivered, drawnSeconds);
}

interface FinishedFilm extends Omit<ReturnType<typeof finishedFiles>, 'clearKey'> {
  readonly format: DrawnFilm['format'];
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

interface DrawnPieces {
  readonly film: DrawnFilm;
  readonly segments: readonly SegmentRow[];
  readonly folder: string;
}

const soundName = 'audio.m4a';

/** One file to watch, its poster, and the moving preview of the film's own format. */
async function finishFilm(
  parts: RenderParts,
  { render, signal }: RenderWork,
  { film, segments, folder }: DrawnPieces,
): Promise<FinishedFilm> {
  const { programs } = parts;
  const { format, movie, settings } = film;
  const { framesPerSecond, width, height } = settings;
  const nameOf = (name: string) => `${format ?? 'own'}-${name}`;
  const video = nameOf('video.mp4');
  const [poster, preview] = [nameOf('poster.jpg'), nameOf('preview.webp')];
  const pieces = segments.map((segment) => ({
    file: segmentName(segment),
    frameCount: segment.frameCount,
  }));
  await blamingTheVideo(signal, async () => {
    const join = { programs, folder, framesPerSecond, signal, audio: soundName, file: video };
    const captions = captionTrack(movie, {
      fromSeconds: 0,
      seconds: framesOf(segments) / framesPerSecond,
    });
    await joinSegments({ ...join, captions, segments: pieces });
    const picture = { programs, folder, video, atSeconds: posterMoment(movie), signal };
    const hasOwn =
      !format && (await makeChosenPoster(parts, { render, signal }, film, poster, folder));
    if (!hasOwn) await makePoster({ ...picture, file: poster });
    if (!format) await makePreview({ ...picture, file: preview });
  });
  const { clearKey: _, ...keys } = finishedFiles(render.id, format);
  const { projectId } = render;
  const store = (key: string, name: string) =>
    storeFile(parts, { key, kind: 'video', projectId }, join(folder, name), signal);
  const bytes = await store(keys.fileKey, video);
  await store(keys.posterKey, poster);
  if (!format) await store(keys.previewKey, preview);
  return { ...keys, format, width, height, bytes };
}

/** The poster that somebody chose, where it can be had: a video does not fail for it. */
async function makeChosenPoster(
  parts: RenderParts,
  { render, signal }: Pick<RenderWork, 'render' | 'signal'>,
  { movie, settings: { width, height } }: DrawnFilm,
  file: string,
  folder: string,
): Promise<boolean> {
  const url = chosenPoster(movie);
  if (!url) return false;
  try {
    const files = await fetchMedia(parts, render.media, [url], folder, signal);
    const picture = files.get(url);
    if (!picture) return false;
    const size = { width, height };
    await makeOwnPoster({ programs: parts.programs, folder, picture, size, file, signal });
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/** A longer film is not made again as one that can be seen through: nobody shares that work. */
const maxClearSeconds = 60;

interface ClearFilm {
  readonly film: DrawnFilm;
  readonly seconds: number;
  readonly folder: string;
}

/** For a film without a ground, a WebM that can be laid over anything; where it is kept. */
async function finishClear(
  parts: RenderParts,
  { render, signal }: RenderWork,
  { film: { movie, settings }, seconds, folder }: ClearFilm,
): Promise<string | null> {
  if (!isSeeThrough(movie) || seconds > maxClearSeconds) return null;
  const { programs } = parts;
  const { images, videos } = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  const media = await fetchMedia(parts, render.media, [...images, ...videos], folder, signal);
  const drawing = await startDrawing({ programs, folder, movie, settings, media: [...media] });
  const file = 'clear.webm';
  try {
    const frameCount = Math.round(seconds * settings.framesPerSecond);
    await blamingTheVideo(signal, () => drawing.drawClear(frameCount, file, signal));
  } finally {
    await drawing.close();
  }
  const { clearKey } = finishedFiles(render.id);
  const { projectId } = render;
  await storeFile(parts, { key: clearKey, kind: 'video', projectId }, join(folder, file), signal);
  return clearKey;
}

const framesOf = (segments: readonly SegmentRow[]) =>
  segments.reduce((sum, { frameCount }) => sum + frameCount, 0);

const segmentName = ({ position, key }: SegmentRow) => `${position}-${key}.mp4`;

/** Brings the segments here; those that are not in storage any more are returned. */
async function fetchSegments(
  parts: RenderParts,
  segments: readonly SegmentRow[],
  folder: string,
  signal: AbortSignal,
): Promise<SegmentRow[]> {
  const lost: SegmentRow[] = [];
  for (const segment of segments) {
    const path = join(folder, segmentName(segment));
    if (!(await fetchFile(parts, segmentFile(segment.key), path, signal))) lost.push(segment);
  }
  return lost;
}

async function drawAgain(
  parts: RenderParts,
  renderId: string,
  lost: readonly SegmentRow[],
): Promise<void> {
  await parts.db.transaction(async (db) => {
    const render = await lockActiveRender(db, renderId);
    if (!render) return;
    const anew = { done: false, reused: false, framesDone: 0, helper: null, problems: [] };
    for (const { position } of lost) await updateSegment(db, renderId, position, anew);
    await enqueueHelpers({ ...parts, db }, render);
  });
}

interface Sounding {
  readonly movie: ProjectData;
  readonly segments: readonly SegmentRow[];
  readonly seconds: number;
  readonly folder: string;
}

async function mixSound(
  parts: RenderParts,
  { render, signal, onLook }: RenderWork,
  { movie, segments, seconds, folder }: Sounding,
): Promise<KeptProblem[]> {
  const plan = audioPlan(movie);
  const wanted = plan.sounds.map(({ url }) => url);
  const files = await fetchMedia(parts, render.media, wanted, folder, signal);
  const frames = framesOf(segments.filter(({ reused }) => !reused));
  const frameCount = framesOf(segments);
  const startedAt = (render.startedAt ?? new Date()).getTime();
  let audio = 0;
  onLook(async () => {
    const share = shareOfWork({ framesToDraw: frames, frameCount }, { frames, audio });
    const { percent, secondsLeft } = tellShare(share, (Date.now() - startedAt) / 1000);
    return { percent, secondsLeft: secondsLeft ?? null, slide: movie.frames.length };
  });
  const missing = await blamingTheVideo(signal, () =>
    mixAudio({
      programs: parts.programs,
      folder,
      plan,
      seconds,
      file: soundName,
      signal,
      fileOf: async (url) => files.get(url),
      onProgress: (share) => {
        audio = share;
      },
    }),
  );
  // What could not be fetched was told of already.
  const { ofSound } = problemsOf(movie);
  return missing.filter(({ url }) => files.has(url)).map(ofSound);
}

function drawnProblems(movie: ProjectData, segments: readonly SegmentRow[]): KeptProblem[] {
  const { ofStage } = problemsOf(movie);
  return segments
    .flatMap(({ problems }) => problems)
    .map(ofStage)
    .filter((problem) => problem !== undefined);
}
