import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { activities } from '../../db/schema/index.ts';

const keptDays = 180;

export async function insertActivity(db: Database, userId: number, name: string): Promise<void> {
  await db.insert(activities).values({ userId, name });
}

export async function deleteOldActivities(db: Database): Promise<void> {
  await db
    .delete(activities)
    .where(lt(activities.createdAt, sql`now() - make_interval(days => ${keptDays})`));
}
