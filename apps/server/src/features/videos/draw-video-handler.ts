import { join } from 'node:path';
import { assetsNeeded, type StageProblem } from '@reelwright/stage';
import { withWorkFolder } from '../../data-dir/work-folder.ts';
import { type Drawing, startDrawing } from '../../encode/draw/start-drawing.ts';
import { shareOfWork, tellShare } from '../../encode/render-progress.ts';
import type { JobHandler } from '../../jobs/define-job.ts';
import { enqueueAgain, enqueueFinish } from './enqueue-helpers.ts';
import { fetchMedia } from './fetch-media.ts';
import { type DrawnFilm, filmsOfRender } from './films-of-render.ts';
import { handleRenderJob, type RenderWork } from './handle-render-job.ts';
import { drawVideoJob } from './render-jobs.ts';
import type { RenderParts } from './render-parts.ts';
import {
  claimSegment,
  isAnotherQueued,
  lockActiveRender,
  type SegmentRow,
  shareOfSlides,
  sumFrames,
  updateActiveRender,
  updateSegment,
} from './render-repository.ts';
import { blamingTheVideo } from './video-failed.ts';
import { segmentFile, storeFile } from './video-files.ts';

/** A helper draws at least this long before it makes room for another video. */
const turnMs = 20_000;

export function createDrawVideoHandler(parts: RenderParts): JobHandler {
  return handleRenderJob(parts, drawVideoJob, async (work, { helper }) => {
    const first = await claimSegment(parts.db, work.render.id, helper);
    if (!first) return;
    const startedAt = work.render.startedAt ?? new Date();
    await updateActiveRender(parts.db, work.render.id, {
      state: 'drawing',
      queued: false,
      startedAt,
    });
    await withWorkFolder(parts.workFolder, (folder) =>
      drawSegments(parts, work, { folder, helper, first, startedAt }),
    );
  });
}

interface Turn {
  readonly folder: string;
  readonly helper: number;
  readonly first: SegmentRow;
  /** When the first helper of this video began. */
  readonly startedAt: Date;
}

async function drawSegments(
  parts: RenderParts,
  work: RenderWork,
  { folder, helper, first, startedAt }: Turn,
): Promise<void> {
  const { db, programs } = parts;
  const { render, signal } = work;
  const films = await filmsOfRender(db, render);
  const problems: StageProblem[] = [];
  let drawing: (Drawing & Pick<DrawnFilm, 'format'>) | undefined;
  // Segments come format by format, so this changes as often as there are formats.
  const drawingOf = async ({ format }: SegmentRow): Promise<Drawing> => {
    if (drawing?.format === format) return drawing;
    await drawing?.close();
    drawing = undefined;
    const { movie, settings } = films.find((film) => film.format === format) ?? films[0];
    const { images, videos } = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
    const media = await fetchMedia(parts, render.media, [...images, ...videos], folder, signal);
    const job = { programs, folder, movie, settings, media: [...media] };
    const started = await startDrawing(job, (problem) => problems.push(problem));
    drawing = { ...started, format };
    return started;
  };
  const endsAt = Date.now() + turnMs;
  let segment: SegmentRow | undefined = first;
  let framesDone = 0;
  work.onLook(async () =>
    segment ? noteProgress(parts, render, segment, framesDone, startedAt) : {},
  );
  try {
    while (segment) {
      const { position, key, startFrame, frameCount, slideIndex }: SegmentRow = segment;
      const file = `${key}.mp4`;
      framesDone = 0;
      problems.length = 0;
      const onProgress = (frames: number) => {
        framesDone = frames;
      };
      const now = await drawingOf(segment);
      await blamingTheVideo(signal, () =>
        now.drawSegment({ slideIndex, startFrame, frameCount, key }, file, {
          onProgress,
          signal,
        }),
      );
      const stored = {
        key: segmentFile(key),
        kind: 'segment',
        projectId: render.projectId,
      } as const;
      await storeFile(parts, { ...stored, problems: [...problems] }, join(folder, file), signal);
      await markDone(parts, render.id, position, frameCount, [...problems]);
      if (Date.now() > endsAt && (await isAnotherQueued(db, render.id))) {
        await db.transaction((transaction) =>
          enqueueAgain({ ...parts, db: transaction }, render, helper),
        );
        return;
      }
      segment = await claimSegment(db, render.id, helper);
    }
  } finally {
    await drawing?.close();
  }
}

/** Whoever draws the last segment asks for the rest of the work. */
async function markDone(
  parts: RenderParts,
  renderId: string,
  position: number,
  framesDone: number,
  problems: readonly StageProblem[],
): Promise<void> {
  await parts.db.transaction(async (db) => {
    const render = await lockActiveRender(db, renderId);
    if (!render) return;
    await updateSegment(db, renderId, position, { done: true, framesDone, problems });
    // What went wrong before did not stop it: a long video may stumble now and then.
    if (render.failures > 0) await updateActiveRender(db, renderId, { failures: 0 });
    const { left } = await sumFrames(db, renderId);
    if (left === 0) await enqueueFinish({ ...parts, db }, render);
  });
}

/** A third times three is not quite one. */
const roundingShare = 1e-6;

async function noteProgress(
  { db }: RenderParts,
  { slides }: RenderWork['render'],
  { renderId, position }: SegmentRow,
  framesDone: number,
  startedAt: Date,
) {
  await updateSegment(db, renderId, position, { framesDone });
  const sums = await sumFrames(db, renderId);
  const share = shareOfWork(sums, { frames: sums.framesDone });
  const { percent, secondsLeft } = tellShare(share, (Date.now() - startedAt.getTime()) / 1000);
  const count = slides ?? 1;
  const done = Math.floor((await shareOfSlides(db, renderId)) * count + roundingShare);
  const slide = Math.min(count, done + 1);
  return { percent, secondsLeft: secondsLeft ?? null, slide };
}
