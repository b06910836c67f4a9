import { join } from 'node:path';
import { audioPlan, type ProjectData } from '@reelwright/movie';
import { captionTrack } from '../../captions/caption-track.ts';
import { withWorkFolder } from '../../data-dir/work-folder.ts';
import type { KeptProblem } from '../../db/schema/index.ts';
import { mixAudio } from '../../encode/audio/mix-audio.ts';
import { joinSegments } from '../../encode/join-segments.ts';
import { makePoster, makePreview } from '../../encode/pictures-of-video.ts';
import { shareOfWork, tellShare } from '../../encode/render-progress.ts';
import type { JobHandler } from '../../jobs/define-job.ts';
import { deliverVideo } from './deliver-video.ts';
import { enqueueHelpers } from './enqueue-helpers.ts';
import { fetchMedia } from './fetch-media.ts';
import { handleRenderJob, type RenderWork } from './handle-render-job.ts';
import { movieOfRender } from './movie-of-render.ts';
import { posterMoment } from './poster-moment.ts';
import { finishVideoJob } from './render-jobs.ts';
import type { RenderParts } from './render-parts.ts';
import { problemOfSound, problemOfStage, withoutRepeats } from './render-problems.ts';
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

const names = {
  audio: 'audio.m4a',
  video: 'video.mp4',
  poster: 'poster.jpg',
  preview: 'preview.webp',
};

async function finishVideo(
  parts: RenderParts,
  work: RenderWork,
  segments: readonly SegmentRow[],
  folder: string,
): Promise<void> {
  const { programs } = parts;
  const { render, signal } = work;
  const { movie, settings } = await movieOfRender(render);
  const lost = await fetchSegments(parts, segments, folder, signal);
  if (lost.length > 0) return drawAgain(parts, render.id, lost);
  const { framesPerSecond } = settings;
  const frameCount = segments.reduce((sum, segment) => sum + segment.frameCount, 0);
  const seconds = frameCount / framesPerSecond;
  const leftOut = await mixSound(parts, work, { movie, segments, seconds, folder });
  const parted = segments.map((segment) => ({
    file: segmentName(segment),
    frameCount: segment.frameCount,
  }));
  await blamingTheVideo(signal, async () => {
    await joinSegments({
      programs,
      folder,
      segments: parted,
      framesPerSecond,
      signal,
      audio: names.audio,
      captions: captionTrack(movie, { fromSeconds: 0, seconds }),
      file: names.video,
    });
    const atSeconds = posterMoment(movie);
    await makePoster({
      programs,
      folder,
      video: names.video,
      file: names.poster,
      atSeconds,
      signal,
    });
    await makePreview({
      programs,
      folder,
      video: names.video,
      file: names.preview,
      atSeconds,
      signal,
    });
  });
  const keys = finishedFiles(render.id);
  const { projectId } = render;
  const store = (key: string, name: string) =>
    storeFile(parts, { key, kind: 'video', projectId }, join(folder, name), signal);
  const bytes = await store(keys.fileKey, names.video);
  await store(keys.posterKey, names.poster);
  await store(keys.previewKey, names.preview);
  const { width, height } = settings;
  const problems = withoutRepeats([
    ...render.problems,
    ...drawnProblems(movie, segments),
    ...leftOut,
  ]);
  await deliverVideo(parts, render, { ...keys, width, height, seconds, bytes, problems });
}

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
  const drawn = segments.filter(({ reused }) => !reused);
  const frames = drawn.reduce((sum, { frameCount }) => sum + frameCount, 0);
  const frameCount = segments.reduce((sum, segment) => sum + segment.frameCount, 0);
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
      file: names.audio,
      signal,
      fileOf: async (url) => files.get(url),
      onProgress: (share) => {
        audio = share;
      },
    }),
  );
  // What could not be fetched was told of already.
  return missing.filter(({ url }) => files.has(url)).map((sound) => problemOfSound(sound, movie));
}

function drawnProblems(movie: ProjectData, segments: readonly SegmentRow[]): KeptProblem[] {
  return segments
    .flatMap(({ problems }) => problems)
    .map((problem) => problemOfStage(movie, problem))
    .filter((problem) => problem !== undefined);
}
