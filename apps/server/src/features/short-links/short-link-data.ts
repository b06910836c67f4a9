import { asc, eq } from 'drizzle-orm';
import { shortLinks } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const shortLinkData = personalData({
  file: 'short-links.json',
  tables: ['short_links'],
  consequence: 'Your short links stop working.',
  rows: (db, { id }) =>
    db
      .select({
        code: shortLinks.code,
        url: shortLinks.url,
        keyword: shortLinks.keyword,
        clicks: shortLinks.clicks,
        createdAt: shortLinks.createdAt,
      })
      .from(shortLinks)
      .where(eq(shortLinks.userId, id))
      .orderBy(asc(shortLinks.createdAt)),
});
