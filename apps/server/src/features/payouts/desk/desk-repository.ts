import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  affiliates,
  commissionHolds,
  ledgerEntries,
  ledgerTransactions,
  payoutProfiles,
  payouts,
  referrals,
  users,
} from '../../../db/schema/index.ts';

/** Every affiliate, in the order in which they joined. */
export async function listAffiliates(db: Database) {
  return db
    .select({
      id: affiliates.userId,
      username: affiliates.username,
      settings: affiliates.settings,
      heldReason: affiliates.heldReason,
      name: users.name,
      email: users.email,
      signups: sql<number>`(select count(*) from ${referrals}
        where ${referrals.affiliateId} = ${affiliates.userId} and ${referrals.isSignup})`.mapWith(
        Number,
      ),
      verified: payoutProfiles.verified,
      manual: payoutProfiles.manual,
      phone: payoutProfiles.phone,
    })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .leftJoin(payoutProfiles, eq(payoutProfiles.userId, affiliates.userId))
    .orderBy(asc(affiliates.joinedAt), asc(affiliates.userId));
}

/** The transfers to be made, the oldest first. */
export async function listDuePayouts(db: Database) {
  return db
    .select({
      id: payouts.id,
      amountCents: payouts.amountCents,
      currency: payouts.currency,
      requestedAt: payouts.requestedAt,
      username: affiliates.username,
      profile: payoutProfiles,
    })
    .from(payouts)
    .leftJoin(affiliates, eq(affiliates.userId, payouts.userId))
    .leftJoin(payoutProfiles, eq(payoutProfiles.userId, payouts.userId))
    .where(eq(payouts.state, 'requested'))
    .orderBy(asc(payouts.requestedAt));
}

/** Commissions that wait for the owner, with what lies in the books for each. */
export async function listHolds(db: Database) {
  return db
    .select({
      id: commissionHolds.id,
      reason: commissionHolds.reason,
      createdAt: commissionHolds.createdAt,
      username: affiliates.username,
      cents: heldCents,
    })
    .from(commissionHolds)
    .leftJoin(affiliates, eq(affiliates.userId, commissionHolds.affiliateId))
    .where(eq(commissionHolds.state, 'open'))
    .orderBy(asc(commissionHolds.id));
}

const heldCents =
  sql<number>`(select coalesce(sum(${ledgerEntries.amountCents}), 0) from ${ledgerEntries}
  join ${ledgerTransactions} on ${ledgerTransactions.id} = ${ledgerEntries.transactionId}
  where ${ledgerTransactions.paymentId} = ${commissionHolds.paymentId}
    and ${ledgerEntries.account} = 'affiliate-held'
    and ${ledgerEntries.party} = ${commissionHolds.affiliateId})`.mapWith(Number);

/** Closes a hold; nothing when it was closed before. Keeps it from changing until the transaction ends. */
export async function closeHold(db: Database, id: number, approve: boolean, now: Date) {
  const [row] = await db
    .update(commissionHolds)
    .set({ state: approve ? 'approved' : 'declined', decidedAt: now })
    .where(and(eq(commissionHolds.id, id), eq(commissionHolds.state, 'open')))
    .returning();
  if (!row) return undefined;
  const [held] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.paymentId, row.paymentId),
        eq(ledgerEntries.account, 'affiliate-held'),
        eq(ledgerEntries.party, row.affiliateId),
      ),
    );
  return { ...row, cents: held?.cents ?? 0 };
}

export async function stopTransfers(
  db: Database,
  userId: number,
  heldReason: string | null,
): Promise<boolean> {
  const changed = await db
    .update(affiliates)
    .set({ heldReason })
    .where(eq(affiliates.userId, userId))
    .returning({ id: affiliates.userId });
  return changed.length > 0;
}
