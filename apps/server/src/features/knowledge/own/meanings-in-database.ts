import { inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ownMeanings } from '../../../db/schema/index.ts';
import type { KeptMeanings } from '../../../providers/knowledge/own-meanings.ts';

/** What own entries mean, in the database: one process works it out, all of them know it, also after a start. */
export function createMeaningsInDatabase(db: Database): KeptMeanings {
  return {
    async read(keys) {
      const rows = await db
        .select()
        .from(ownMeanings)
        .where(inArray(ownMeanings.key, [...keys]));
      return new Map(rows.map(({ key, direction }) => [key, direction]));
    },
    async keep(found) {
      if (found.size === 0) return;
      const rows = [...found].map(([key, direction]) => ({ key, direction }));
      await db.insert(ownMeanings).values(rows).onConflictDoNothing();
    },
    async keepOnly(keys) {
      await db.delete(ownMeanings).where(notInArray(ownMeanings.key, [...keys]));
    },
  };
}
