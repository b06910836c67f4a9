import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects, videos } from '../../db/schema/index.ts';
import { unpackText } from '../projects/pack-text.ts';

export type NewVideo = typeof videos.$inferInsert;
/** Everything about a video but its document, which is large. */
export type VideoRow = Omit<typeof videos.$inferSelect, 'document'>;

const { document: _, ...columns } = getTableColumns(videos);

/** A published video, for anybody; nothing when its project was deleted. */
export async function readPublished(
  db: Database,
  projectId: number,
): Promise<VideoRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .where(and(eq(videos.projectId, projectId), isNull(projects.deletedAt)));
  return row;
}

/** The movie that a published video shows, as JSON text. */
export async function readPublishedDocument(
  db: Database,
  projectId: number,
): Promise<{ readonly revision: number; readonly text: string } | undefined> {
  const [row] = await db
    .select({ revision: videos.revision, document: videos.document })
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .where(and(eq(videos.projectId, projectId), isNull(projects.deletedAt)));
  return row && { revision: row.revision, text: await unpackText(row.document) };
}

/** A video, held until the transaction ends. */
export async function lockVideo(db: Database, projectId: number): Promise<VideoRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(videos)
    .where(eq(videos.projectId, projectId))
    .for('update');
  return row;
}

/** A member's own videos of these projects, with the revision that each project is at. */
export function listVideos(
  db: Database,
  userId: number,
  projectIds: readonly number[],
): Promise<(VideoRow & { projectRevision: number })[]> {
  return db
    .select({ ...columns, projectRevision: projects.revision })
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .where(and(eq(projects.userId, userId), inArray(videos.projectId, [...projectIds])));
}

/** Publishes a project for the first time, or again. */
export async function upsertVideo(db: Database, video: NewVideo): Promise<void> {
  const { projectId: _id, userId: _user, ...fields } = video;
  await db
    .insert(videos)
    .values(video)
    .onConflictDoUpdate({ target: videos.projectId, set: fields });
}

export async function updateVideo(
  db: Database,
  projectId: number,
  fields: Partial<NewVideo>,
): Promise<void> {
  await db.update(videos).set(fields).where(eq(videos.projectId, projectId));
}

export async function deleteVideo(db: Database, projectId: number): Promise<void> {
  await db.delete(videos).where(eq(videos.projectId, projectId));
}
