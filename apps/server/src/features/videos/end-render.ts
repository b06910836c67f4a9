import { watchAddress } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import { queueMail } from '../mail/mail-service.ts';
import { findAccountById } from '../users/user-repository.ts';
import { stopWaitingForSite } from '../video-site/send-to-site.ts';
import {
  endRender,
  findActiveRender,
  findActiveRenderOf,
  lockActiveRender,
  type RenderRow,
} from './render-repository.ts';
import { failureText } from './video-failed.ts';
import { deleteVideo, lockVideo, type VideoRow } from './video-repository.ts';

interface EndParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly publicUrl: string;
}

/** Ends a render that cannot be finished, and tells the person; once. */
export async function failRender(
  parts: EndParts,
  renderId: string,
  message = failureText,
): Promise<void> {
  await parts.db.transaction(async (transaction) => {
    const found = await findActiveRender(transaction, renderId);
    const video = found && (await lockVideo(transaction, found.projectId));
    const render = await lockActiveRender(transaction, renderId);
    if (!render || !video) return;
    await endRender(transaction, renderId, { state: 'failed', message });
    await stopWaitingForSite(transaction, video.projectId, message);
    const problem = message === failureText ? {} : { problem: message };
    await mailAbout({ ...parts, db: transaction }, 'video-failed', render, video, problem);
  });
}

/**
 * Tells the person who published a video how it went. Anybody can type in anybody's address: the
 * title, which is typed in too, goes only to the address of the account.
 */
export async function mailAbout(
  { db, queue, publicUrl }: EndParts,
  template: 'video-ready' | 'video-failed',
  { email }: Pick<RenderRow, 'email'>,
  {
    projectId,
    title,
    userId,
    audience,
  }: Pick<VideoRow, 'projectId' | 'title' | 'userId' | 'audience'>,
  more: { readonly problem?: string } = {},
): Promise<void> {
  const account = await findAccountById(db, userId);
  const shownTitle = account?.email === email ? title : '';
  const projectsUrl = `${publicUrl}/members.html#/projects`;
  // What is for its owner alone has no page of its own.
  const videoUrl =
    audience === 'me' ? projectsUrl : `${publicUrl}${watchAddress(projectId, shownTitle)}`;
  const words = {
    title: shownTitle,
    videoUrl,
    projectsUrl,
    ...more,
  };
  await queueMail(db, queue, { to: email, template, words });
}

/**
 * Calls off what is being made of a project. A video that was never finished is then not published
 * either; a finished one stays as it is.
 */
export async function stopPublishing(db: Database, projectId: number): Promise<void> {
  const video = await lockVideo(db, projectId);
  const active = video && (await findActiveRenderOf(db, projectId));
  if (!active) return;
  await endRender(db, active.id, { state: 'cancelled' });
  if (video.fileKey) await stopWaitingForSite(db, projectId, undefined);
  else await deleteVideo(db, projectId);
}
