import { randomUUID } from 'node:crypto';
import type { CallInput, Calls } from '@reelwright/contract';
import { type FormatId, formatIds, formatOf, sizeWithinPlan } from '@reelwright/movie';
import { planOf } from '@reelwright/plans';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import { lockProject, type ProjectRow } from '../projects/project-repository.ts';
import { addReferences, replaceReferences } from '../stored-files/reference-repository.ts';
import { releaseFiles } from '../stored-files/stored-file-repository.ts';
import { parseEmail } from '../users/canonical-email.ts';
import { requireSite, sendToSite, waitingForSite } from '../video-site/send-to-site.ts';
import { stopPublishing } from './end-render.ts';
import { titleOfProject } from './follow-rename.ts';
import { planVideoJob } from './render-jobs.ts';
import {
  countActiveOf,
  endRender,
  findActiveRenderOf,
  insertRender,
  latestRenders,
  type RenderRow,
  updateActiveRender,
} from './render-repository.ts';
import { isThere, keysOfVideo } from './video-files.ts';
import { hasMinutes, lockMinutes } from './video-minutes.ts';
import type { VideoParts } from './video-parts.ts';
import {
  deleteVideo,
  lockVideo,
  updateVideo,
  upsertVideo,
  type VideoRow,
} from './video-repository.ts';

type PublishRequest = CallInput<Calls['queueVideo']>['body'];

/**
 * Publishes a project as it is now, and has its video made. Asking again for the same changes
 * nothing; asking for something newer calls off what is being made. Returns what was published.
 */
export async function publishVideo(
  parts: VideoParts,
  member: Member,
  request: PublishRequest,
): Promise<ProjectRow> {
  if (request.action === 'youtube') await requireSite(parts, member.id, request);
  const email = parseEmail(request.data.email || member.email);
  await requireRecipient(parts, member, email);
  return parts.db.transaction(async (db) => {
    await lockMinutes(db, member.id);
    const project = await lockProject(db, member.id, request.proj_id);
    if (!project || project.deletedAt) throw new CodedError('not-found');
    if (project.frames === 0) {
      throw new CodedError('invalid-input', { problem: 'Please add a slide before you publish.' });
    }
    await publishProject({ ...parts, db }, member, project, { ...request, email });
    return project;
  });
}

/**
 * Anybody can type in anybody's address: mail goes to another one than the account's own only for
 * people whose own is proven, and only so often to each.
 */
async function requireRecipient(parts: VideoParts, member: Member, email: string): Promise<void> {
  if (email === member.email) return;
  if (!member.verified) throw new CodedError('verification-required');
  await parts.recipientLimit.take(email);
}

async function publishProject(
  parts: VideoParts,
  member: Member,
  project: ProjectRow,
  request: PublishRequest & { readonly email: string },
): Promise<void> {
  const { db, queue } = parts;
  const { limits } = planOf({ ...member, guest: false }, new Date());
  const before = await lockVideo(db, project.id);
  const active = await findActiveRenderOf(db, project.id);
  const wanted = {
    revision: project.revision,
    captions:
      request.captions === undefined ? ((active ?? before)?.captions ?? null) : request.captions,
    quality: limits.renderQuality,
    watermark: limits.defaultWatermark,
    // Where the plan makes no difference, what was made before is still right.
    customSize: limits.customSize || sizeWithinPlan(project, limits) === project,
    formats: otherFormats(project, [
      ...request.formats,
      ...(request.site_format ? [request.site_format] : []),
    ]),
  };
  const about = aboutVideo(project, request);
  if (active && isSame(active, wanted) && hasFormats(active.formats, wanted)) {
    await updateActiveRender(db, active.id, { email: request.email });
    return updateVideo(db, project.id, about);
  }
  const made = before?.formats.map(({ format }) => format) ?? [];
  const isMade = before && isSame(before, wanted) && hasFormats(made, wanted);
  if (isMade && (await isFinished(parts, before))) {
    if (active) await endRender(db, active.id, { state: 'cancelled' });
    await updateVideo(db, project.id, about);
    return sendToSite(parts, project.id);
  }
  const document = await readDocument(parts, project, wanted.captions);
  const {
    seconds: filmSeconds,
    size,
    targets,
    problem,
  } = await parts.documents.movieFacts(document);
  if (problem) throw new CodedError('invalid-input', { problem });
  const seconds = filmSeconds * (1 + wanted.formats.length);
  const maxMinutes = limits.videoMinutesPerMonth;
  const whole = { userId: member.id, projectId: project.id, seconds };
  const fits = await hasMinutes(db, whole, maxMinutes);
  // Only what is drawn anew counts, and how much that is, is known once the pieces are planned.
  const mayBeLess = before?.fileKey && isAlike(before, wanted);
  if (!fits && !mayBeLess) throw new CodedError('video-quota', { minutes: maxMinutes ?? 0 });
  if (active) await endRender(db, active.id, { state: 'cancelled' });
  // A finished video goes on being shown as it was, until the new one can take its place.
  if (before?.fileKey) await updateVideo(db, project.id, about);
  else {
    const { id: projectId, userId, revision } = project;
    const { watermark, captions } = wanted;
    await upsertVideo(db, {
      projectId,
      userId,
      revision,
      document,
      watermark,
      captions,
      ...about,
    });
  }
  await addReferences(db, project.id, 'video', new Set(targets));
  const renderId = randomUUID();
  await insertRender(db, {
    id: renderId,
    projectId: project.id,
    state: 'waiting',
    email: request.email,
    ...wanted,
    document,
    // Nothing is kept for what did not fit: planning takes what it needs, or refuses.
    seconds: fits ? seconds : 0,
    // By the movie itself, which is what is drawn; the project's row only tells what was saved about it.
    customSize: limits.customSize || sizeWithinPlan(size, limits) === size,
  });
  // Whoever has several under way waits longer for the next, so that everybody gets their first one soon.
  const priority = -(await countActiveOf(db, member.id));
  await queue.enqueue(db, planVideoJob, { renderId }, { priority });
}

/** What is told about the video changes at once. */
function aboutVideo(
  project: ProjectRow,
  { action, name, data, site_format, audience }: PublishRequest,
) {
  const { description, keywords, category } = data;
  const title = data.title || name || titleOfProject(project);
  return {
    title,
    description,
    keywords,
    category,
    publishedAt: new Date(),
    ...(audience && { audience }),
    ...(action === 'youtube' && {
      ...waitingForSite,
      siteFormat: site_format && site_format !== formatOf(project) ? site_format : null,
    }),
  };
}

type Wanted = Pick<
  RenderRow,
  'revision' | 'quality' | 'watermark' | 'customSize' | 'formats' | 'captions'
>;

/** Those that the film does not have by itself, each once and in one order. */
function otherFormats(size: Pick<ProjectRow, 'width' | 'height'>, asked: readonly FormatId[]) {
  const own = formatOf(size);
  return formatIds.filter((id) => id !== own && asked.includes(id));
}

function hasFormats(made: readonly FormatId[], { formats }: Wanted): boolean {
  return formats.every((format) => made.includes(format));
}

function isSame(
  made: Pick<VideoRow, 'revision' | 'quality' | 'watermark' | 'customSize' | 'captions'>,
  wanted: Wanted,
): boolean {
  return (
    made.revision === wanted.revision && made.captions === wanted.captions && isAlike(made, wanted)
  );
}

/** Made in the same way, so that what did not change need not be drawn again. */
function isAlike(
  made: Pick<VideoRow, 'quality' | 'watermark' | 'customSize'>,
  wanted: Wanted,
): boolean {
  return (
    made.quality === wanted.quality &&
    made.watermark === wanted.watermark &&
    made.customSize === wanted.customSize
  );
}

/** Whether there is nothing to do better: it is there, and nothing was missing from it. */
async function isFinished({ db, storage }: VideoParts, video: VideoRow): Promise<boolean> {
  const { projectId, fileKey, problems } = video;
  if (!fileKey || problems.length > 0) return false;
  const [latest] = await latestRenders(db, [projectId]);
  if (latest?.state === 'failed') return false;
  // A disk or a bucket that lost a file is mended by publishing again.
  for (const key of keysOfVideo(video)) if (!(await isThere(storage, key))) return false;
  return true;
}

/** What is shown: the project as it is, but for captions, which may be asked for or left out this time. */
async function readDocument(
  { db, documents }: VideoParts,
  project: ProjectRow,
  captions: boolean | null,
): Promise<Buffer> {
  const document = await documents.wholeCurrent(db, project);
  if (!document) throw new Error(`Project ${project.id} has lost revision ${project.revision}.`);
  const { packed } = document;
  return captions === null ? packed : documents.withCaptions(packed, captions);
}

/** Changes what is said about a published video. A title that is taken away is the project's again. */
export async function changeVideoInfo(
  parts: VideoParts,
  userId: number,
  { proj_id: projectId, ...info }: CallInput<Calls['videoInfo']>['body'],
): Promise<void> {
  await parts.db.transaction(async (db) => {
    const project = await requireProject(db, userId, projectId);
    if (!(await lockVideo(db, projectId))) throw new CodedError('not-found');
    const { title, ...rest } = info;
    const given = Object.entries(rest).filter(([, value]) => value !== undefined);
    const fields = {
      ...Object.fromEntries(given),
      ...(title !== undefined && { title: title || titleOfProject(project) }),
    };
    if (Object.keys(fields).length > 0) await updateVideo(db, projectId, fields);
  });
}

/** Stops making the video of a project. */
export async function cancelVideo(
  parts: VideoParts,
  userId: number,
  projectId: number,
): Promise<void> {
  await parts.db.transaction(async (db) => {
    await requireProject(db, userId, projectId);
    await stopPublishing(db, projectId);
  });
}

/** Takes a video back. Its files go at once: whoever has a link to them has it no longer. */
export async function unpublishVideo(
  parts: VideoParts,
  userId: number,
  projectId: number,
): Promise<void> {
  const video = await parts.db.transaction(async (db) => {
    await requireProject(db, userId, projectId);
    const found = await lockVideo(db, projectId);
    if (!found) return undefined;
    await releaseFiles(db, keysOfVideo(found));
    await deleteVideo(db, projectId);
    await replaceReferences(db, projectId, 'video', new Set());
    return found;
  });
  for (const key of video ? keysOfVideo(video) : []) {
    // What cannot be removed now is removed by the sweep.
    await parts.storage.delete(key).catch(() => {});
  }
}

async function requireProject(
  db: Database,
  userId: number,
  projectId: number,
): Promise<ProjectRow> {
  const project = await lockProject(db, userId, projectId);
  if (!project || project.deletedAt) throw new CodedError('not-found');
  return project;
}
