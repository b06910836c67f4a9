import { planNameOf, planNames } from '@reelwright/plans';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { auditEntries, billingCustomers } from '../../db/schema/index.ts';

/** A plan, and its last moment; null is never. */
export interface GivenPlan {
  readonly plan: string;
  readonly until: Date | null;
}

const rankOf = ({ plan }: GivenPlan) => planNames.indexOf(planNameOf(plan));
const endOf = ({ until }: GivenPlan) => until?.getTime() ?? Number.POSITIVE_INFINITY;

export const isInForce = (given: GivenPlan, now: Date): boolean =>
  rankOf(given) > 0 && endOf(given) > now.getTime();

/** A service tells of its renewals in the night at the latest: nobody is without a plan until then. */
const slackMs = 86_400_000;

/**
 * What somebody has who pays a service, and was given a plan by the operator: the higher of the two that run, and of
 * equal ones the longer. The other one counts when it has ended.
 */
export function betterPlan(
  subscribed: GivenPlan,
  word: GivenPlan | undefined,
  now: Date,
): GivenPlan {
  if (!word || !isInForce(word, now)) return subscribed;
  if (!isInForce(subscribed, now)) return word;
  const isBetter = rankOf(word) - rankOf(subscribed) || endOf(word) - endOf(subscribed);
  if (!(isBetter > 0)) return subscribed;
  return word.until && endOf(subscribed) > endOf(word)
    ? { plan: word.plan, until: new Date(endOf(word) + slackMs) }
    : word;
}

const Change = z.object({
  to: z.object({ plan: z.string(), until: z.coerce.date().nullable() }),
});

/** What the operator said last of somebody's plan: what they are on may be what a service gave them since. */
export async function lastWordOf(
  db: Database,
  userId: number,
  service: string,
): Promise<GivenPlan | undefined> {
  const [entry] = await db
    .select({ details: auditEntries.details })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.userId, userId),
        eq(auditEntries.action, 'plan-changed'),
        ne(sql`coalesce(${auditEntries.details} ->> 'by', '')`, service),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return Change.safeParse(entry?.details).data?.to;
}

/** What somebody pays a service for, as long as it lasts. */
export async function subscribedPlanOf(
  db: Database,
  userId: number,
  now: Date,
): Promise<GivenPlan | undefined> {
  const [row] = await db
    .select({ plan: billingCustomers.givenPlan, until: billingCustomers.givenUntil })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  const given = row?.plan && row.until ? { plan: row.plan, until: row.until } : undefined;
  return given && isInForce(given, now) ? given : undefined;
}
