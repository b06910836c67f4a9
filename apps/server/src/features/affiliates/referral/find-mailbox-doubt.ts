import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { payoutProfiles, referrals, users } from '../../../db/schema/index.ts';

/** ann@x.com, ann+2@x.com and a.n.n@x.com reach one person at most mail services. */
const mailbox = (email: AnyPgColumn) =>
  sql`replace(regexp_replace(lower(split_part(${email}, '@', 1)), '[+].*$', ''), '.', '') || '@' || lower(split_part(${email}, '@', 2))`;

/** What is odd about a member's address beside those of the affiliate and of others whom they brought. */
export async function findMailboxDoubt(
  db: Database,
  userId: number,
  affiliateId: number,
): Promise<string | undefined> {
  const own = db
    .select({ mailbox: mailbox(users.email).as('mailbox') })
    .from(users)
    .where(eq(users.id, userId));
  const [affiliate] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(payoutProfiles, eq(payoutProfiles.userId, users.id))
    .where(
      and(
        eq(users.id, affiliateId),
        or(
          sql`${mailbox(users.email)} = (${own})`,
          sql`${mailbox(payoutProfiles.paypalEmail)} = (${own})`,
        ),
      ),
    );
  if (affiliate) return 'Has the same mailbox as the affiliate';
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(referrals, eq(referrals.userId, users.id))
    .where(
      and(
        eq(referrals.affiliateId, affiliateId),
        ne(users.id, userId),
        sql`${mailbox(users.email)} = (${own})`,
      ),
    )
    .limit(1);
  return other && 'Has the same mailbox as somebody else whom they brought';
}
