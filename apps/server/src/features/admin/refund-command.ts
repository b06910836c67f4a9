import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoices, payments } from '../../db/schema/index.ts';
import { formatMoney, parseMoney } from '../billing/money.ts';
import { refundedCents } from '../books/sums.ts';
import { takeRefund } from '../payments/take-payment.ts';
import { type AdminCommand, mistake } from './admin-command.ts';

/** Writes down that a customer got money back; what an affiliate earned by it goes back, too. */
export const refundCommand: AdminCommand = {
  usage: 'refund <invoice> [--amount 10.00]',
  about:
    'Books that a customer got the money of an invoice back, all of it or an amount. Send the money yourself first.',
  options: ['amount'],
  async run(db, { words: [number], options }, now) {
    return db.transaction(async (transaction) => {
      const payment = await findPayment(transaction, number);
      const { provider, externalId, currency } = payment;
      const left = payment.amountCents - (await refundedCents(transaction, payment.id));
      const asked = options.amount === undefined ? undefined : parseMoney(options.amount, currency);
      if (asked && 'problem' in asked) throw mistake(this, asked.problem);
      const amountCents = asked?.amountCents ?? left;
      if (left <= 0) throw mistake(this, `All of ${number} was refunded already.`);
      if (amountCents > left) {
        throw mistake(this, `Only ${formatMoney({ amountCents: left, currency })} are left of it.`);
      }
      await takeRefund(transaction, {
        provider,
        externalId: randomUUID(),
        payment: externalId,
        amountCents,
        at: now,
      });
      return `Booked: ${formatMoney({ amountCents, currency })} of ${number} went back.`;
    });
  },
};

async function findPayment(db: Database, number: string | undefined) {
  const [, year, sequence] = /^RW-(\d{4})-(\d{4,9})$/i.exec(number ?? '') ?? [];
  if (!year || !sequence) {
    throw mistake(refundCommand, 'Please name the invoice, such as RW-2026-0042.');
  }
  const [row] = await db
    .select({ payment: payments })
    .from(invoices)
    .innerJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(and(eq(invoices.year, Number(year)), eq(invoices.sequence, Number(sequence))))
    .for('update', { of: payments });
  if (!row) {
    throw mistake(refundCommand, `There is no payment in the books for the invoice ${number}.`);
  }
  return row.payment;
}
