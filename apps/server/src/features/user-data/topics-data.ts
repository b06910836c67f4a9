import { eq } from 'drizzle-orm';
import { userData } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const topicsData = personalData({
  file: 'topics.json',
  tables: ['user_data'],
  consequence: 'Your keywords and the feeds of your news are deleted.',
  rows: (db, { id }) =>
    db
      .select({
        targetKeyword: userData.targetKeyword,
        keywords: userData.keywords,
        newsFeeds: userData.newsFeeds,
        updatedAt: userData.updatedAt,
      })
      .from(userData)
      .where(eq(userData.userId, id)),
});
