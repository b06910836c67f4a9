import { and, asc, eq, gt } from 'drizzle-orm';
import { activities } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

/** Half a year of them may be many, so they are read in pieces. */
const pieceSize = 1000;

export const activityData = personalData({
  file: 'activity.json',
  tables: ['activities'],
  consequence: 'The record of what you did here is deleted.',
  async *rows(db, account) {
    for (let last = 0, size = pieceSize; size === pieceSize; ) {
      const piece = await db
        .select()
        .from(activities)
        .where(and(eq(activities.userId, account.id), gt(activities.id, last)))
        .orderBy(asc(activities.id))
        .limit(pieceSize);
      for (const { name, createdAt } of piece) yield { name, createdAt };
      last = piece.at(-1)?.id ?? last;
      size = piece.length;
    }
  },
});
