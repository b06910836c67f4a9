import { and, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects, users, videos } from '../../db/schema/index.ts';
import { isOwner } from '../users/user-repository.ts';
import { latestRenders, type RenderRow } from './render-repository.ts';

export type NewVideo = typeof videos.$inferInsert;
/** Everything about a video but its document, which is large. */
export type VideoRow = Omit<typeof videos.$inferSelect, 'document'>;

const { document: _, ...columns } = getTableColumns(videos);

/** A published video and the plan of whoever published it. */
export type PublishedVideo = VideoRow & {
  readonly publisher: {
    readonly plan: string | null;
    readonly planUntil: Date | null;
    readonly owner: boolean;
  };
};

/** What everybody may see of a project: its video, unless that is for its owner alone or the project was deleted. */
const isOpenTo = (projectId: number, viewerId: number | undefined) =>
  and(
    eq(videos.projectId, projectId),
    isNull(projects.deletedAt),
    viewerId === undefined
      ? eq(videos.audience, 'link')
      : or(eq(videos.audience, 'link'), eq(videos.userId, viewerId)),
  );

/** A published video, for anybody, or for somebody who may be its owner. */
export async function readPublished(
  db: Database,
  projectId: number,
  viewerId?: number,
): Promise<PublishedVideo | undefined> {
  const { plan, planUntil } = users;
  const [row] = await db
    .select({ ...columns, publisher: { plan, planUntil, owner: isOwner } })
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .innerJoin(users, eq(users.id, videos.userId))
    .where(isOpenTo(projectId, viewerId));
  return row;
}

/** The same, for an id as it stands in an address. */
export async function findPublished(
  db: Database,
  id: string,
  viewerId?: number,
): Promise<PublishedVideo | undefined> {
  return /^[1-9]\d{0,14}$/.test(id) ? readPublished(db, Number(id), viewerId) : undefined;
}

/** The movie that a published video shows, as it is kept. */
export async function readPublishedDocument(
  db: Database,
  projectId: number,
): Promise<{ readonly revision: number; readonly packed: Buffer } | undefined> {
  const [row] = await db
    .select({ revision: videos.revision, document: videos.document })
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .where(and(eq(videos.projectId, projectId), isNull(projects.deletedAt)));
  return row && { revision: row.revision, packed: row.document };
}

/** Whose video it is. */
export async function findVideoOwner(db: Database, projectId: number): Promise<number> {
  const [row] = await db
    .select({ userId: videos.userId })
    .from(videos)
    .where(eq(videos.projectId, projectId));
  if (!row) throw new Error(`Project ${projectId} has no video any more.`);
  return row.userId;
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

/** A video and its newest making, as they were at one moment. */
export interface VideoState {
  readonly video: (VideoRow & { readonly projectRevision: number }) | undefined;
  readonly render: RenderRow | undefined;
}

/**
 * Videos of these projects, each with its newest making and the revision that its project is at. All of it is
 * read by one statement: a delivery or a publish between two would show an ending without its file, or a video
 * that nobody makes, and both read as a failure.
 */
export async function listVideoStates(
  db: Database,
  projectIds: readonly number[],
): Promise<(VideoState & { readonly video: NonNullable<VideoState['video']> })[]> {
  const latest = latestRenders(db, projectIds).as('latest');
  const rows = await db
    .select({
      video: { ...columns, projectRevision: projects.contentRevision },
      render: latest._.selectedFields,
    })
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .leftJoin(latest, eq(latest.projectId, videos.projectId))
    .where(and(eq(projects.userId, videos.userId), inArray(videos.projectId, [...projectIds])));
  return rows.map(({ video, render }) => ({ video, render: render ?? undefined }));
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
