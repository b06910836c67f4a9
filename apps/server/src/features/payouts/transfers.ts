import { affiliateTerms } from '@reelwright/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { affiliates, type Payee, payoutProfiles, payouts } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { formatMoney } from '../billing/money.ts';
import { book } from '../books/book.ts';
import { affiliateBalance, affiliateCurrency } from '../books/sums.ts';

export async function listTransfers(db: Database, userId: number) {
  return db
    .select()
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(desc(payouts.requestedAt))
    .limit(100);
}

export async function findOpenTransfer(db: Database, userId: number) {
  const [open] = await db
    .select({ amountCents: payouts.amountCents })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), eq(payouts.state, 'requested')));
  return open;
}

/** Who sends money. */
export interface Sending {
  readonly provider: 'operator' | 'paypal';
  /** Called in the transaction that puts money on its way. */
  readonly begin: (db: Database) => Promise<void>;
}
const byHand: Sending = { provider: 'operator', begin: async () => {} };

/**
 * Puts money of an affiliate on its way: out of what we owe them, into what is due. Asked for twice (the reply got
 * lost, or two tabs), it is one transfer.
 */
export async function askForTransfer(
  db: Database,
  userId: number,
  earnings: number,
  now: Date,
  sending: Sending = byHand,
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
    const [profile] = await transaction
      .select()
      .from(payoutProfiles)
      .where(eq(payoutProfiles.userId, userId));
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
      .values({
        userId,
        party: userId,
        payee: payeeOf(profile),
        provider: sending.provider,
        amountCents,
        currency,
        requestedAt: now,
      })
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
    await sending.begin(transaction);
  });
}

/** As it was checked: what is changed later is for the next transfer. */
function payeeOf(profile: typeof payoutProfiles.$inferSelect): Payee {
  const { paypalEmail, name, businessName, address, city, state, zip, country, tax } = profile;
  return { paypalEmail, name, businessName, address, city, state, zip, country, tax };
}

interface Outcome {
  readonly paid: boolean;
  readonly note: string;
}

/**
 * The money was sent, or it goes back to what we owe them. False when that was settled before, or somebody else sends
 * it. Where it went is erased: the books know the number of the person, and their own page the address.
 */
export async function settleTransfer(
  db: Database,
  id: string,
  { paid, note }: Outcome,
  now: Date,
  provider: Sending['provider'] = 'operator',
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [payout] = await transaction
      .update(payouts)
      .set({ state: paid ? 'paid' : 'failed', note, payee: null, trouble: null, settledAt: now })
      .where(
        and(eq(payouts.id, id), eq(payouts.state, 'requested'), eq(payouts.provider, provider)),
      )
      .returning();
    if (!payout) return false;
    const { amountCents, currency } = payout;
    const party = payout.party ?? undefined;
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

/** What had arrived came back: we owe it to them again. False when that was booked before. */
export async function returnTransfer(
  db: Database,
  id: string,
  note: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [payout] = await transaction
      .update(payouts)
      .set({ state: 'failed', note, settledAt: now })
      .where(and(eq(payouts.id, id), eq(payouts.state, 'paid')))
      .returning();
    if (!payout) return false;
    const { amountCents, currency } = payout;
    const party = payout.party ?? undefined;
    return book(transaction, {
      kind: 'payout',
      key: `payout ${id} returned`,
      currency,
      occurredAt: now,
      note,
      lines: [
        { account: 'paid-out', party, amountCents: -amountCents },
        { account: 'affiliate', party, amountCents },
      ],
    });
  });
}
