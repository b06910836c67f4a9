import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  ledgerEntries,
  ledgerTransactions,
  payments,
  referrals,
} from '../../../db/schema/index.ts';
import { findMailboxDoubt } from '../referral/find-mailbox-doubt.ts';

/** From so many payments on, a share of refunds tells something. */
const minPayments = 5;
/** Refunds above this share of an affiliate's payments are looked at. */
const maxRefundShare = 0.3;

/** So many people paying with one card are looked at. */
const maxPeoplePerCard = 2;

interface Doubted extends Pick<typeof referrals.$inferSelect, 'affiliateId' | 'doubt'> {
  /** Whoever has a share of it because they invited that affiliate. */
  readonly invitedBy?: number | undefined;
}
type Paid = Pick<typeof payments.$inferSelect, 'userId' | 'cardFingerprint'>;

/** Why the operator should look at a commission before it is owed; nothing when there is no reason. */
export async function findDoubt(
  db: Database,
  { affiliateId, doubt, invitedBy }: Doubted,
  payment: Paid,
): Promise<string | undefined> {
  if (doubt) return doubt;
  const cardDoubt = await findCardDoubt(db, affiliateId, invitedBy, payment);
  if (cardDoubt) return cardDoubt;
  // Looked at again: either of them may have another address by now. Nobody earns by their own purchases through
  // somebody they invited, either.
  for (const earner of [affiliateId, invitedBy]) {
    const mailboxDoubt =
      earner !== undefined &&
      payment.userId !== null &&
      (await findMailboxDoubt(db, payment.userId, earner));
    if (mailboxDoubt) return mailboxDoubt;
  }
  const { paid, reversed } = await countPayments(db, affiliateId);
  if (paid >= minPayments && reversed / paid > maxRefundShare) {
    return `${reversed} of ${paid} payments of people they referred were refunded`;
  }
  return undefined;
}

async function countPayments(db: Database, affiliateId: number) {
  const payment = ledgerTransactions.paymentId;
  const isReversal = sql`${ledgerTransactions.kind} = 'reversal'`;
  const [row] = await db
    .select({
      paid: sql<number>`count(distinct ${payment})`.mapWith(Number),
      reversed: sql<number>`count(distinct ${payment}) filter (where ${isReversal})`.mapWith(
        Number,
      ),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.party, affiliateId));
  return { paid: row?.paid ?? 0, reversed: row?.reversed ?? 0 };
}

/** Cards are told apart by a mark of the payment service. */
async function findCardDoubt(
  db: Database,
  affiliateId: number,
  invitedBy: number | undefined,
  { userId, cardFingerprint }: Paid,
): Promise<string | undefined> {
  if (!cardFingerprint || userId === null) return undefined;
  const [own] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.cardFingerprint, cardFingerprint),
        inArray(payments.userId, [affiliateId, ...(invitedBy === undefined ? [] : [invitedBy])]),
      ),
    )
    .limit(1);
  if (own) return 'Paid with a card that the affiliate pays with';
  const [others] = await db
    .select({ people: sql<number>`count(distinct ${payments.userId})`.mapWith(Number) })
    .from(payments)
    .innerJoin(referrals, eq(referrals.userId, payments.userId))
    .where(
      and(
        eq(payments.cardFingerprint, cardFingerprint),
        eq(referrals.affiliateId, affiliateId),
        ne(payments.userId, userId),
      ),
    );
  return (others?.people ?? 0) >= maxPeoplePerCard
    ? `More than ${maxPeoplePerCard} people pay with one card`
    : undefined;
}
