import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { foundKnowledge } from '../../../db/schema/index.ts';
import { readOwnEntry } from '../../../knowledge-files/read-own-entry.ts';
import { writeThing } from '../../../knowledge-files/write-thing.ts';
import { type FoundThings, maxFindings } from '../../../providers/knowledge/found/found-things.ts';
import type { FoundThing } from '../../../providers/knowledge/knowledge-port.ts';

/** Findings in the database: all processes tell the same about a keyword, and a start forgets nothing. */
export function createFoundInDatabase(db: Database): FoundThings {
  return {
    async get(key) {
      const [row] = await db.select().from(foundKnowledge).where(eq(foundKnowledge.key, key));
      if (!row) return undefined;
      return { found: row.text === null ? null : readFound(row), foundAtMs: row.foundAt.getTime() };
    },
    async put(key, found) {
      const values = {
        text: found ? writeThing(found.thing) : null,
        credit: found?.credit ?? null,
        isDraft: found?.isDraft ?? false,
        foundAt: sql`now()`,
      };
      await db
        .insert(foundKnowledge)
        .values({ key, ...values })
        .onConflictDoUpdate({ target: foundKnowledge.key, set: values });
      await removeOldestFindings(db);
    },
  };
}

function readFound({
  text,
  credit,
  isDraft,
}: typeof foundKnowledge.$inferSelect): FoundThing | null {
  const read = readOwnEntry('things', text ?? '');
  if ('problem' in read || read.own.kind !== 'things') return null;
  return { thing: read.own.entry, credit: credit ?? undefined, isDraft };
}

export async function removeOldestFindings(db: Database): Promise<void> {
  const [row] = await db.select({ rows: count() }).from(foundKnowledge);
  const tooMany = (row?.rows ?? 0) - maxFindings;
  if (tooMany <= 0) return;
  const oldest = db
    .select({ key: foundKnowledge.key })
    .from(foundKnowledge)
    .orderBy(foundKnowledge.foundAt)
    .limit(tooMany);
  await db.delete(foundKnowledge).where(inArray(foundKnowledge.key, oldest));
}
