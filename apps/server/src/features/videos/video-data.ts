import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videoCharges, videos } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

/** The files themselves can be downloaded one by one. */
export const videoData = personalData({
  file: 'videos.json',
  tables: ['videos', 'video_charges'],
  consequence: 'Your published videos are taken down, and their files are deleted.',
  async *rows(db, { id }) {
    yield* await publishedBy(db, id);
    yield* await chargedTo(db, id);
  },
});

function publishedBy(db: Database, userId: number) {
  const { projectId, title, description, keywords, category, publishedAt, audience } = videos;
  const { finishedAt, seconds, width, height, siteUrl, player } = videos;
  return db
    .select({
      projectId,
      title,
      description,
      keywords,
      category,
      publishedAt,
      audience,
      finishedAt,
      seconds,
      width,
      height,
      siteUrl,
      player,
    })
    .from(videos)
    .where(eq(videos.userId, userId))
    .orderBy(asc(videos.projectId));
}

function chargedTo(db: Database, userId: number) {
  return db
    .select({ usedSeconds: videoCharges.seconds, usedAt: videoCharges.createdAt })
    .from(videoCharges)
    .where(eq(videoCharges.userId, userId))
    .orderBy(asc(videoCharges.createdAt));
}
