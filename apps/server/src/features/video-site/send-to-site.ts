import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { VideoSite } from '../../providers/video-site/video-site-port.ts';
import { findChannel } from './channel-repository.ts';
import { uploadVideoJob } from './upload-video-job.ts';

interface SiteRequest {
  readonly data: { readonly title: string; readonly keywords: readonly string[] };
}

/** Whether a member's video can go to the video site; throws when it cannot. */
export async function requireSite(
  { db, videoSite }: { readonly db: Database; readonly videoSite: () => VideoSite | undefined },
  userId: number,
  { data }: SiteRequest,
): Promise<void> {
  if (!videoSite()) throw new CodedError('video-site-unavailable');
  if (!data.title) throw new CodedError('invalid-input', { problem: 'Title is required' });
  if (data.keywords.length === 0) {
    throw new CodedError('invalid-input', { problem: 'Keywords is required' });
  }
  if (!(await findChannel(db, userId))) throw new CodedError('video-site-unconnected');
}

/** A video that is to go to the site once it is made. */
export const waitingForSite = {
  siteState: 'waiting',
  sitePercent: 0,
  siteUrl: null,
  siteMessage: null,
  siteSession: null,
} as const;

/** Sends a finished video on its way, when it is to go there. An upload of an older file begins anew. */
export async function sendToSite(
  { db, queue }: { readonly db: Database; readonly queue: Queue },
  projectId: number,
): Promise<void> {
  const [row] = await db
    .update(videos)
    .set(waitingForSite)
    .where(isOnItsWay(projectId))
    .returning({ fileKey: videos.fileKey, userId: videos.userId });
  if (!row?.fileKey) return;
  const payload = { projectId, fileKey: row.fileKey };
  await queue.enqueue(db, uploadVideoJob, payload, { person: String(row.userId) });
}

/** The video will not come: with a message it failed, without one it was called off. */
export async function stopWaitingForSite(
  db: Database,
  projectId: number,
  message: string | undefined,
): Promise<void> {
  await db
    .update(videos)
    .set(message ? { siteState: 'failed', siteMessage: message } : { siteState: null })
    .where(and(eq(videos.projectId, projectId), eq(videos.siteState, 'waiting')));
}

function isOnItsWay(projectId: number) {
  return and(eq(videos.projectId, projectId), inArray(videos.siteState, ['waiting', 'uploading']));
}
