import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';
import { holdEarlier } from '../affiliates/commission/hold-earlier.ts';
import { settleCommission } from '../affiliates/commission/settle-commission.ts';
import type { Invoice } from '../billing/invoice.ts';
import { insertInvoice } from '../billing/invoice-repository.ts';
import type { Money } from '../billing/money.ts';
import { book } from '../books/book.ts';
import { refundedCents } from '../books/sums.ts';

/** Something that somebody paid. */
export interface NewPayment extends Money {
  /** Who says that it was paid: 'operator', 'stripe'. */
  readonly provider: string;
  /** The same payment has the same one, however often we hear of it. */
  readonly externalId: string;
  /** Without a number once the account is gone. */
  readonly payer: { readonly id: number | null; readonly name: string; readonly email: string };
  /** Part of the amount. */
  readonly taxCents?: number;
  readonly plan: string;
  readonly periodStart: Date;
  readonly periodEnd: Date | undefined;
  readonly paidAt: Date;
  /** Whose card it was, told from others where the service says so: nobody earns by what they pay themselves. */
  readonly cardFingerprint?: string | undefined;
}

/**
 * Writes a payment down, with its invoice, its place in the books and what affiliates earn by it: all of it or nothing.
 * Nothing when it was written down before. Call it in a transaction.
 */
export async function takePayment(db: Database, payment: NewPayment): Promise<Invoice | undefined> {
  const { provider, externalId, payer, plan, paidAt, amountCents, currency } = payment;
  const { taxCents = 0 } = payment;
  const [row] = await db
    .insert(payments)
    .values({
      userId: payer.id,
      provider,
      externalId,
      amountCents,
      taxCents,
      currency,
      plan,
      paidAt,
      cardFingerprint: payment.cardFingerprint ?? null,
    })
    .onConflictDoNothing({ target: [payments.provider, payments.externalId] })
    .returning();
  if (!row) return undefined;
  const invoice = await insertInvoice(db, {
    userId: payer.id,
    billedName: payer.name,
    billedEmail: payer.email,
    plan,
    amountCents,
    taxCents,
    currency,
    periodStart: payment.periodStart,
    periodEnd: payment.periodEnd ?? null,
    issuedAt: paidAt,
  });
  await db.update(payments).set({ invoiceId: invoice.id }).where(eq(payments.id, row.id));
  const key = `payment ${provider} ${externalId}`;
  await book(db, {
    kind: 'payment',
    key,
    currency,
    occurredAt: paidAt,
    paymentId: row.id,
    lines: [
      { account: 'customer', amountCents: -amountCents },
      { account: 'tax', amountCents: taxCents },
      { account: 'income', amountCents: amountCents - taxCents },
    ],
  });
  await settleCommission(db, row, { key, at: paidAt });
  await holdEarlier(db, row);
  return invoice;
}

interface NewRefund {
  readonly provider: string;
  /** What the service calls the refund or the dispute. */
  readonly externalId: string;
  /** The payment it belongs to, as the service calls it. */
  readonly payment: string;
  /** Below zero when a dispute was won: it is ours again. */
  readonly amountCents: number;
  readonly at: Date;
}

/**
 * Books what went back to a customer, and takes the commission of it back. 'unknown-payment' when the payment has not
 * been heard of yet. Call it in a transaction.
 */
export async function takeRefund(
  db: Database,
  refund: NewRefund,
): Promise<'booked' | 'known' | 'unknown-payment'> {
  const { provider, externalId, at } = refund;
  // Held until the end: two refunds of one payment must not work out the commission of the same rest.
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.externalId, refund.payment)))
    .for('update');
  if (!payment) return 'unknown-payment';
  const before = await refundedCents(db, payment.id);
  // As it comes, even below zero for a while: that a dispute was won may reach us before the dispute.
  const after = before + refund.amountCents;
  const key = `refund ${provider} ${externalId}`;
  const tax = taxOf(payment, after) - taxOf(payment, before);
  const isNew = await book(db, {
    kind: 'refund',
    key,
    currency: payment.currency,
    occurredAt: at,
    paymentId: payment.id,
    lines: [
      { account: 'customer', amountCents: after - before },
      { account: 'tax', amountCents: -tax },
      { account: 'income', amountCents: -(after - before - tax) },
    ],
  });
  if (!isNew) return 'known';
  await settleCommission(db, payment, { key, at });
  return 'booked';
}

interface NewFee extends Money {
  readonly provider: string;
  /** What the service calls it. */
  readonly externalId: string;
  /** The payment it was kept of, as the service calls it. */
  readonly payment: string;
  readonly at: Date;
}

/** Books what the service kept for itself. Nothing for payments that are none of ours. Call it in a transaction. */
export async function takeFee(db: Database, fee: NewFee): Promise<void> {
  const { provider, externalId, amountCents, currency, at } = fee;
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.externalId, fee.payment)));
  if (!payment) return;
  await book(db, {
    kind: 'fee',
    key: `fee ${provider} ${externalId}`,
    currency,
    occurredAt: at,
    paymentId: payment.id,
    lines: [
      { account: 'income', amountCents: -amountCents },
      { account: 'fees', amountCents },
    ],
  });
}

/** The tax within a part of a payment. */
function taxOf(
  { amountCents, taxCents }: Pick<typeof payments.$inferSelect, 'amountCents' | 'taxCents'>,
  partCents: number,
): number {
  return Math.round((taxCents * partCents) / amountCents);
}
