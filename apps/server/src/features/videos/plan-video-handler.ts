import { join } from 'node:path';
import type { ProjectData } from '@reelwright/movie';
import { planOf } from '@reelwright/plans';
import { withWorkFolder } from '../../data-dir/work-folder.ts';
import type { Database } from '../../db/database.ts';
import { gatherMedia } from '../../encode/gather-media.ts';
import { makerVersion } from '../../encode/maker-version.ts';
import { type Segment, segmentsOf } from '../../encode/segments-of.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { JobHandler } from '../../jobs/define-job.ts';
import { keyOfOwn } from '../stored-files/media-target.ts';
import { type StoredFileRow, useStored } from '../stored-files/stored-file-repository.ts';
import { findAccountById } from '../users/user-repository.ts';
import { failRender } from './end-render.ts';
import { enqueueHelpers } from './enqueue-helpers.ts';
import { type DrawnFilm, filmsOfRender } from './films-of-render.ts';
import { handleRenderJob, type RenderWork } from './handle-render-job.ts';
import { openMedia } from './open-media.ts';
import { planVideoJob } from './render-jobs.ts';
import type { RenderParts } from './render-parts.ts';
import { maxProblemsListed, problemsOf } from './render-problems.ts';
import {
  insertSegments,
  listSegments,
  lockActiveRender,
  releaseSegments,
  updateActiveRender,
} from './render-repository.ts';
import { isOfTheMachine } from './video-failed.ts';
import { isThere, mediaFile, segmentFile, storeFile } from './video-files.ts';
import { hasMinutes, lockMinutes } from './video-minutes.ts';
import { findVideoOwner } from './video-repository.ts';

export function createPlanVideoHandler(parts: RenderParts): JobHandler {
  return handleRenderJob(parts, planVideoJob, async (work) => {
    const { render } = work;
    if ((await listSegments(parts.db, render.id)).length > 0) {
      // Planned before: whoever asks again wants it to go on, and its helpers may be gone.
      return parts.db.transaction(async (db) => {
        await releaseSegments(db, render.id);
        await enqueueHelpers({ ...parts, db }, render);
      });
    }
    await withWorkFolder(parts.workFolder, (folder) => planVideo(parts, work, folder));
  });
}

async function planVideo(
  parts: RenderParts,
  { render, signal }: RenderWork,
  folder: string,
): Promise<void> {
  const { db, programs } = parts;
  const films = await filmsOfRender(db, render);
  const [{ movie }] = films;
  const userId = await findVideoOwner(db, render.projectId);
  const troubles: unknown[] = [];
  const open = openMedia(parts, userId, (error) => troubles.push(error));
  const media = await gatherMedia(together(films), folder, open, signal);
  if (troubles.length > 0) throw troubles[0];
  for (const { url, problem, isRefused } of media.missing) {
    if (isRefused) continue;
    // A disk that is full now has room later; without this, the video would lack what did not fit.
    if (isOfTheMachine(problem)) throw new Error(problem);
    await requireStorage(parts, url);
  }
  await storeMedia(parts, render.projectId, folder, [...media.files.values()], signal);
  const maker = await makerVersion(programs);
  const contentHash = (url: string) => media.files.get(url)?.hash;
  const segments = films.flatMap(({ format, movie: film, settings }) =>
    segmentsOf(film, { settings, maker, contentHash }).map((segment) => ({ ...segment, format })),
  );
  const keys = segments.map(({ key }) => segmentFile(key));
  // Before the render is held: this touches the project, which is always held first.
  const kept = await useStored(db, render.projectId, keys);
  const { ofMedia } = problemsOf(movie);
  // Those beyond are missed again when they are drawn, and counted then.
  const problems = media.missing
    .slice(0, maxProblemsListed)
    .map(({ url, problem }) => ofMedia(url, problem));
  signal.throwIfAborted();
  const rows = segments.map(segmentRow(render.id, kept));
  const [{ settings }] = films;
  const framesToDraw = rows.reduce((sum, row) => sum + (row.done ? 0 : row.frameCount), 0);
  const seconds = framesToDraw / settings.framesPerSecond;
  const refusal = await db.transaction(async (transaction) => {
    await lockMinutes(transaction, userId);
    const maxMinutes = await minutesOf(transaction, userId);
    const wanted = { userId, projectId: render.projectId, seconds };
    if (!(await hasMinutes(transaction, wanted, maxMinutes))) {
      return new CodedError('video-quota', { minutes: maxMinutes ?? 0 }).message;
    }
    const active = await lockActiveRender(transaction, render.id);
    if (!active) return undefined;
    await insertSegments(transaction, rows);
    await updateActiveRender(transaction, render.id, {
      seconds,
      slides: movie.frames.length,
      media: [...media.files].map(([url, { hash }]) => ({ url, hash })),
      problems,
    });
    await enqueueHelpers({ ...parts, db: transaction }, active);
    return undefined;
  });
  if (refusal) await failRender(parts, render.id, refusal);
}

async function minutesOf(db: Database, userId: number): Promise<number | null> {
  const account = await findAccountById(db, userId);
  if (!account) throw new Error(`There is no account ${userId} any more.`);
  return planOf({ ...account, guest: false }, new Date()).limits.videoMinutesPerMonth;
}

/** Every slide of all of them, as one movie: what they have in common is fetched once. */
function together(films: readonly [DrawnFilm, ...DrawnFilm[]]): ProjectData {
  return { ...films[0].movie, frames: films.flatMap(({ movie }) => movie.frames) };
}

/** Fails when a file of ours could not be read although it should be there: it will be, later. */
async function requireStorage({ storage, publicUrl }: RenderParts, url: string): Promise<void> {
  const key = keyOfOwn(url, publicUrl);
  if (!key) return;
  try {
    await storage.head(key);
  } catch (error) {
    if ((error as { code?: string }).code === 'not-found') return;
    throw error;
  }
  throw new Error('A stored file could not be read.');
}

/** Puts what the movie is made of where every worker finds it, as it is now. */
async function storeMedia(
  parts: RenderParts,
  projectId: number,
  folder: string,
  files: readonly { readonly file: string; readonly hash: string }[],
  signal: AbortSignal,
): Promise<void> {
  const keys = files.map(({ hash }) => mediaFile(hash));
  const stored = await useStored(parts.db, projectId, keys);
  for (const { file, hash } of files) {
    const key = mediaFile(hash);
    if (stored.has(key) && (await isThere(parts.storage, key))) continue;
    await storeFile(parts, { key, kind: 'media', projectId }, join(folder, file), signal);
  }
}

/** What was missing may be there by now; a piece that lacks it is drawn again. */
const isWhole = ({ problems }: Pick<StoredFileRow, 'problems'>) =>
  !problems.some(({ kind }) => ['missing-picture', 'missing-video', 'failed-item'].includes(kind));

function segmentRow(renderId: string, kept: ReadonlyMap<string, StoredFileRow>) {
  return (
    { key, format, slideIndex, startFrame, frameCount }: Segment & Pick<DrawnFilm, 'format'>,
    position: number,
  ) => {
    const stored = kept.get(segmentFile(key));
    const found = stored && isWhole(stored) ? stored : undefined;
    return {
      renderId,
      position,
      format,
      key,
      slideIndex,
      startFrame,
      frameCount,
      reused: found !== undefined,
      done: found !== undefined,
      framesDone: found ? frameCount : 0,
      problems: found?.problems ?? [],
    };
  };
}
