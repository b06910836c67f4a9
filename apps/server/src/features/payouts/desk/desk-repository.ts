import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  affiliates,
  commissionHolds,
  ledgerEntries,
  ledgerTransactions,
  payments,
  payoutProfiles,
  payouts,
  referrals,
  users,
} from '../../../db/schema/index.ts';
import { readAffiliateSettings } from '../../affiliates/affiliate-settings.ts';
import { unanswered } from '../follow-payouts.ts';

interface DeskPage {
  readonly page: number;
  readonly size: number;
  /** Part of a username, a name or an address. */
  readonly find: string;
}

/** A page of affiliates: those who wait for the owner first, then in the order in which they joined. */
export async function listAffiliates(db: Database, { page, size, find }: DeskPage) {
  const part = `%${find.replace(/[\\%_]/g, '\\$&')}%`;
  const isFound = or(
    ilike(affiliates.username, part),
    ilike(users.name, part),
    ilike(users.email, part),
    ilike(payoutProfiles.name, part),
  );
  const isWaiting = sql`coalesce(${payoutProfiles.manual} and not ${payoutProfiles.verified}, false)`;
  return db
    .select({
      id: affiliates.userId,
      username: affiliates.username,
      settings: affiliates.settings,
      heldReason: affiliates.heldReason,
      name: users.name,
      email: users.email,
      profile: payoutProfiles,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .leftJoin(payoutProfiles, eq(payoutProfiles.userId, affiliates.userId))
    .where(find ? isFound : undefined)
    .orderBy(desc(isWaiting), asc(affiliates.joinedAt), asc(affiliates.userId))
    .limit(size)
    .offset((page - 1) * size);
}

/** How many people each of them brought. */
export async function countSignups(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: referrals.affiliateId, people: count() })
    .from(referrals)
    .where(and(inArray(referrals.affiliateId, [...ids]), referrals.isSignup))
    .groupBy(referrals.affiliateId);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

/** Affiliates who want to read news of the program, in the order in which they joined. */
export async function listNewsReaders(db: Database) {
  const rows = await db
    .select({
      username: affiliates.username,
      settings: affiliates.settings,
      name: users.name,
      email: users.email,
    })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .orderBy(asc(affiliates.joinedAt), asc(affiliates.userId));
  return rows.filter(({ settings }) => readAffiliateSettings(settings).email.list);
}

/** The transfers under way, the oldest first. */
export async function listDuePayouts(db: Database) {
  return db
    .select({
      id: payouts.id,
      amountCents: payouts.amountCents,
      currency: payouts.currency,
      requestedAt: payouts.requestedAt,
      payee: payouts.payee,
      provider: payouts.provider,
      providerState: payouts.providerState,
      trouble: payouts.trouble,
      username: affiliates.username,
    })
    .from(payouts)
    .leftJoin(affiliates, eq(affiliates.userId, payouts.userId))
    .where(eq(payouts.state, 'requested'))
    .orderBy(asc(payouts.requestedAt));
}

/**
 * Takes a transfer from the service; false unless it is certain that the service sent nothing: it refused the only try,
 * or the owner looked there.
 */
export async function takeByHand(db: Database, id: string, hasLooked: boolean): Promise<boolean> {
  const changed = await db
    .update(payouts)
    .set({ provider: 'operator', trouble: null, providerState: '' })
    .where(
      and(
        eq(payouts.id, id),
        eq(payouts.state, 'requested'),
        isNull(payouts.providerRef),
        isNotNull(payouts.trouble),
        hasLooked ? undefined : ne(payouts.providerState, unanswered),
      ),
    )
    .returning({ id: payouts.id });
  return changed.length > 0;
}

/** Commissions that wait for the owner, with what lies in the books for each. */
export async function listHolds(db: Database) {
  return db
    .select({
      id: commissionHolds.id,
      reason: commissionHolds.reason,
      username: affiliates.username,
      cents: heldCents,
      payer: users.email,
      paidCents: payments.amountCents,
      paidAt: payments.paidAt,
    })
    .from(commissionHolds)
    .innerJoin(payments, eq(payments.id, commissionHolds.paymentId))
    .leftJoin(users, eq(users.id, payments.userId))
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
