import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { renders, users, videoCharges, videos } from '../../db/schema/index.ts';

/** Months are counted in UTC, everywhere. */
const thisMonth = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`;

/**
 * Lets one publish of a member happen at a time, so that two cannot use the same last minute. It
 * does not keep anybody from writing down a charge, who may hold what we wait for next.
 */
export async function lockMinutes(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

interface WantedMinutes {
  readonly userId: number;
  readonly projectId: number;
  readonly seconds: number;
}

/** Seconds of video that a member got this month. */
export async function secondsUsed(db: Database, userId: number): Promise<number> {
  const [sum] = await db
    .select({ total: sql`coalesce(sum(${videoCharges.seconds}), 0)`.mapWith(Number) })
    .from(videoCharges)
    .where(and(eq(videoCharges.userId, userId), gte(videoCharges.createdAt, thisMonth)));
  return sum?.total ?? 0;
}

/** Seconds of video that are being made for a member, without those of this project. */
async function secondsUnderWay(
  db: Database,
  userId: number,
  exceptProject: number,
): Promise<number> {
  const [sum] = await db
    .select({ total: sql`coalesce(sum(${renders.seconds}), 0)`.mapWith(Number) })
    .from(renders)
    .innerJoin(videos, eq(videos.projectId, renders.projectId))
    .where(
      and(eq(videos.userId, userId), isNull(renders.endedAt), ne(renders.projectId, exceptProject)),
    );
  return sum?.total ?? 0;
}

/** Whether so much more fits into a member's month. Videos under way count too: they will be delivered. */
export async function hasMinutes(
  db: Database,
  { userId, projectId, seconds }: WantedMinutes,
  maxMinutes: number | null,
): Promise<boolean> {
  if (maxMinutes === null) return true;
  const used = await secondsUsed(db, userId);
  const underWay = await secondsUnderWay(db, userId, projectId);
  return used + underWay + seconds <= maxMinutes * 60;
}

/** Once per delivered video, however often its delivery is tried. */
export async function chargeVideo(
  db: Database,
  charge: { readonly renderId: string; readonly userId: number; readonly seconds: number },
): Promise<void> {
  await db.insert(videoCharges).values(charge).onConflictDoNothing();
}
