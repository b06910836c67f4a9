import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { translations } from '../../db/schema/index.ts';

export type TranslationRow = typeof translations.$inferSelect;

export async function translationById(
  db: Database,
  id: string,
): Promise<TranslationRow | undefined> {
  const [row] = await db.select().from(translations).where(eq(translations.id, id));
  return row;
}

/** The one that was asked for last. */
export async function latestTranslation(
  db: Database,
  userId: number,
  projectId: number,
): Promise<TranslationRow | undefined> {
  const [row] = await db
    .select()
    .from(translations)
    .where(and(eq(translations.userId, userId), eq(translations.projectId, projectId)))
    .orderBy(desc(translations.createdAt))
    .limit(1);
  return row;
}

export async function insertTranslation(
  db: Database,
  fields: typeof translations.$inferInsert,
): Promise<TranslationRow> {
  const [row] = await db.insert(translations).values(fields).returning();
  if (!row) throw new Error('The translation was not written down.');
  return row;
}

/** Whether it is still wanted: somebody who gave it up has removed its row. */
export async function updateTranslation(
  db: Database,
  id: string,
  fields: Partial<TranslationRow>,
): Promise<boolean> {
  const rows = await db
    .update(translations)
    .set(fields)
    .where(eq(translations.id, id))
    .returning({ id: translations.id });
  return rows.length > 0;
}

/** Of somebody's own, as long as no copy was made. */
export async function deleteTranslation(db: Database, userId: number, id: string): Promise<void> {
  await db
    .delete(translations)
    .where(
      and(
        eq(translations.userId, userId),
        eq(translations.id, id),
        inArray(translations.state, ['waiting', 'running', 'failed']),
      ),
    );
}

export async function countUnderWay(db: Database, userId: number): Promise<number> {
  const [sum] = await db
    .select({ active: count() })
    .from(translations)
    .where(
      and(eq(translations.userId, userId), inArray(translations.state, ['waiting', 'running'])),
    );
  return sum?.active ?? 0;
}
