import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  type KeptWord,
  speechCharges,
  spokenLines,
  storedFiles,
  users,
} from '../../db/schema/index.ts';

/** Months are counted in UTC, everywhere. */
const thisMonth = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`;
const dayMs = 86_400_000;

export interface KeptLine {
  readonly fileKey: string;
  readonly seconds: number;
  readonly words: readonly KeptWord[];
}

/** A line that was spoken before. Asking for it shows that it is of use. */
export async function findSpokenLine(db: Database, hash: string): Promise<KeptLine | undefined> {
  const { fileKey, seconds, words } = spokenLines;
  const [line] = await db
    .select({ fileKey, seconds, words, usedAt: storedFiles.usedAt })
    .from(spokenLines)
    .innerJoin(storedFiles, eq(storedFiles.key, fileKey))
    .where(eq(spokenLines.hash, hash));
  if (!line) return undefined;
  const { usedAt, ...kept } = line;
  if (Date.now() - usedAt.getTime() > dayMs) {
    const touched = await db
      .update(storedFiles)
      .set({ usedAt: sql`now()` })
      .where(eq(storedFiles.key, kept.fileKey))
      .returning({ key: storedFiles.key });
    // It may have been swept up just now.
    if (touched.length === 0) return undefined;
  }
  return kept;
}

/** Keeps a line; whether it is kept now, and not because somebody else had just spoken the same. */
export async function keepSpokenLine(
  db: Database,
  line: KeptLine & { readonly hash: string },
): Promise<boolean> {
  const rows = await db
    .insert(spokenLines)
    .values(line)
    .onConflictDoNothing()
    .returning({ hash: spokenLines.hash });
  return rows.length > 0;
}

/** Seconds that were spoken for a member this month. */
export async function secondsSpoken(db: Database, userId: number): Promise<number> {
  const [sum] = await db
    .select({ total: sql`coalesce(sum(${speechCharges.seconds}), 0)`.mapWith(Number) })
    .from(speechCharges)
    .where(and(eq(speechCharges.userId, userId), gte(speechCharges.createdAt, thisMonth)));
  return sum?.total ?? 0;
}

/** Lets one charge of a member happen at a time, so that two cannot use the same last minute. */
export async function lockSpeaker(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function chargeSpeech(
  db: Database,
  charge: { readonly userId: number; readonly fileKey: string; readonly seconds: number },
): Promise<void> {
  await db.insert(speechCharges).values(charge).onConflictDoNothing();
}
