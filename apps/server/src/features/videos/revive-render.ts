import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects, renders, videos } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Documents } from '../projects/documents.ts';
import { planVideoJob } from './render-jobs.ts';
import { findActiveRenderOf } from './render-repository.ts';
import { lockVideo } from './video-repository.ts';

interface ReviveParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly documents: Documents;
}

/**
 * Makes a film anew that failed, as it was published: for whoever mended what was wrong with the machine. What is
 * drawn already is kept. A film that was changed since is for its owner to publish.
 */
export async function reviveRender(parts: ReviveParts, renderId: string): Promise<void> {
  await parts.db.transaction(async (db) => {
    const [found] = await db
      .select({ projectId: renders.projectId })
      .from(renders)
      .where(eq(renders.id, renderId));
    const video = found && (await lockVideo(db, found.projectId));
    const [render] = await db.select().from(renders).where(eq(renders.id, renderId)).for('update');
    if (!video || render?.state !== 'failed') throw new CodedError('not-found');
    if (await findActiveRenderOf(db, render.projectId)) {
      throw new CodedError('invalid-input', { problem: 'This film is being made already.' });
    }
    const document = await documentOf({ ...parts, db }, render);
    if (!document) {
      const problem = 'It was changed since. Whoever made it can publish it again.';
      throw new CodedError('invalid-input', { problem });
    }
    await db
      .update(renders)
      .set({ state: 'waiting', document, failures: 0, message: null, queued: true, endedAt: null })
      .where(eq(renders.id, renderId));
    await parts.queue.enqueue(db, planVideoJob, { renderId });
  });
}

/** What was to be drawn went with the failure; it is in the video that was never finished, or in the project still. */
async function documentOf(
  { db, documents }: ReviveParts,
  { projectId, revision }: typeof renders.$inferSelect,
): Promise<Buffer | undefined> {
  const [video] = await db
    .select({ revision: videos.revision, document: videos.document })
    .from(videos)
    .where(eq(videos.projectId, projectId));
  if (video?.revision === revision) return video.document;
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (project?.revision !== revision || project.deletedAt) return undefined;
  return (await documents.wholeCurrent(db, project))?.packed;
}
