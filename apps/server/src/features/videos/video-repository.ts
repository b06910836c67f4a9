import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
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
