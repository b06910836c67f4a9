import type { GraphName } from '@reelwright/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { affiliateVisits, referrals } from '../../../db/schema/index.ts';
import { earningsByDay } from '../../books/sums.ts';

interface DayCount {
  readonly day: string;
  readonly count: number;
}

const dayMs = 86_400_000;

/** What happened on each day of the last `days`, today among them; 0 is ever since. Days without anything are left out. */
export async function affiliateGraph(
  db: Database,
  affiliateId: number,
  graph: GraphName,
  days: number,
  now: Date,
): Promise<DayCount[]> {
  const since = days > 0 ? startOfDay(new Date(now.getTime() - (days - 1) * dayMs)) : undefined;
  switch (graph) {
    case 'earning':
      return (await earningsByDay(db, affiliateId, since)).map(({ day, cents }) => ({
        day,
        count: cents / 100,
      }));
    case 'signups':
      return signupsByDay(db, affiliateId, since);
    case 'traffic':
      return visitsByDay(db, affiliateId, since);
    default:
      return graph satisfies never;
  }
}

function startOfDay(moment: Date): Date {
  return new Date(`${moment.toISOString().slice(0, 10)}T00:00:00.000Z`);
}

async function signupsByDay(db: Database, affiliateId: number, since: Date | undefined) {
  const day = sql<string>`to_char(${referrals.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({ day, count: sql<number>`count(*)`.mapWith(Number) })
    .from(referrals)
    .where(
      and(
        eq(referrals.affiliateId, affiliateId),
        referrals.isSignup,
        since && gte(referrals.createdAt, since),
      ),
    )
    .groupBy(day)
    .orderBy(day);
}

async function visitsByDay(db: Database, affiliateId: number, since: Date | undefined) {
  return db
    .select({ day: affiliateVisits.day, count: affiliateVisits.visits })
    .from(affiliateVisits)
    .where(
      and(
        eq(affiliateVisits.affiliateId, affiliateId),
        since && gte(affiliateVisits.day, since.toISOString().slice(0, 10)),
      ),
    )
    .orderBy(affiliateVisits.day);
}
