import { affiliateTerms, type PayoutInfo } from '@reelwright/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { affiliates, payoutProfiles, payouts } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { formatMoney } from '../billing/money.ts';
import { book } from '../books/book.ts';
import { affiliateBalance, affiliateCurrency } from '../books/sums.ts';

export async function findProfile(db: Database, userId: number) {
  const [row] = await db.select().from(payoutProfiles).where(eq(payoutProfiles.userId, userId));
  return row;
}

/** Keeps whom the money goes to. Another name or address has to be checked anew, and none is taken while money is on its way. */
export async function saveProfile(
  db: Database,
  userId: number,
  item: PayoutInfo,
  { manual }: { readonly manual?: boolean } = {},
): Promise<void> {
  const { paypal_email, business_name, ...same } = item;
  const fields = { ...same, paypalEmail: paypal_email, businessName: business_name };
  const before = await findProfile(db, userId);
  const isSame =
    before?.name === item.name &&
    before.country === item.country &&
    before.paypalEmail === paypal_email;
  if (before && !isSame && (await findOpenTransfer(db, userId)))
    throw new CodedError('payout-under-way');
  const change = {
    ...fields,
    ...(manual !== undefined && { manual }),
    ...(!isSame && { verified: false }),
    updatedAt: new Date(),
  };
  await db
    .insert(payoutProfiles)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: payoutProfiles.userId, set: change });
}

export async function markVerified(
  db: Database,
  userId: number,
  verified: boolean,
): Promise<boolean> {
  const changed = await db
    .update(payoutProfiles)
    .set({ verified, manual: false })
    .where(eq(payoutProfiles.userId, userId))
    .returning({ userId: payoutProfiles.userId });
  return changed.length > 0;
}

export async function listTransfers(db: Database, userId: number) {
  return db
    .select()
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(desc(payouts.requestedAt))
    .limit(100);
}

async function findOpenTransfer(db: Database, userId: number) {
  const [open] = await db
    .select({ amountCents: payouts.amountCents })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), eq(payouts.state, 'requested')));
  return open;
}

/**
 * Puts money of an affiliate on its way: out of what we owe them, into what is due. Asked for twice (the reply got
 * lost, or two tabs), it is one transfer.
 */
export async function askForTransfer(
  db: Database,
  userId: number,
  earnings: number,
  now: Date,
): Promise<void> {
  const amountCents = Math.round(earnings * 100);
  if (amountCents < affiliateTerms.minPayoutCents) throw new CodedError('payout-minimum');
  await db.transaction(async (transaction) => {
    // Held until the end: two requests at once must not see the same balance.
    const [affiliate] = await transaction
      .select({ heldReason: affiliates.heldReason })
      .from(affiliates)
      .where(eq(affiliates.userId, userId))
      .for('update');
    if (!affiliate) throw new CodedError('affiliate-required');
    if (affiliate.heldReason) {
      throw new CodedError('payout-stopped', { reason: affiliate.heldReason });
    }
    const profile = await findProfile(transaction, userId);
    if (!profile) throw new CodedError('payout-information');
    if (!profile.verified) throw new CodedError('payout-unverified');
    const open = await findOpenTransfer(transaction, userId);
    if (open?.amountCents === amountCents) return;
    if (open) throw new CodedError('payout-under-way');
    const { unpaid } = await affiliateBalance(transaction, userId, now);
    if (amountCents > unpaid) {
      const available = formatMoney({ amountCents: Math.max(unpaid, 0), currency: 'USD' });
      throw new CodedError('payout-too-much', { available });
    }
    const currency = affiliateCurrency;
    const [payout] = await transaction
      .insert(payouts)
      .values({ userId, amountCents, currency, requestedAt: now })
      .returning({ id: payouts.id });
    if (!payout) throw new Error('The transfer was not stored.');
    await book(transaction, {
      kind: 'payout',
      key: `payout ${payout.id} asked`,
      currency,
      occurredAt: now,
      lines: [
        { account: 'affiliate', party: userId, amountCents: -amountCents },
        { account: 'payout-due', party: userId, amountCents },
      ],
    });
  });
}

/** The money was sent, or it goes back to what we owe them. False when that was settled before. */
export async function settleTransfer(
  db: Database,
  id: string,
  outcome: { readonly paid: boolean; readonly note: string },
  now: Date,
): Promise<boolean> {
  const { paid, note } = outcome;
  return db.transaction(async (transaction) => {
    const [payout] = await transaction
      .update(payouts)
      .set({ state: paid ? 'paid' : 'failed', note, settledAt: now })
      .where(and(eq(payouts.id, id), eq(payouts.state, 'requested')))
      .returning();
    if (!payout) return false;
    const { amountCents, currency } = payout;
    const party = payout.userId ?? undefined;
    await book(transaction, {
      kind: 'payout',
      key: `payout ${id} ${paid ? 'paid' : 'failed'}`,
      currency,
      occurredAt: now,
      note,
      lines: [
        { account: 'payout-due', party, amountCents: -amountCents },
        { account: paid ? 'paid-out' : 'affiliate', party, amountCents },
      ],
    });
    return true;
  });
}
