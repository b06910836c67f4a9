import { affiliateTerms } from '@reelwright/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { billingCustomers, payments } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { findVoucher } from '../affiliates/affiliate-repository.ts';

/** As long as the page to pay on stays open, and a little longer. */
const heldMs = 40 * 60_000;

/** Keeps a gift for somebody who is about to pay: two people must not use the same one. For their first payment only. */
export async function holdVoucher(
  db: Database,
  userId: number,
  code: string,
  now: Date,
): Promise<{ readonly code: string; readonly amountCents: number }> {
  const voucher = await findVoucher(db, code);
  const [paid] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.userId, userId))
    .limit(1);
  if (!voucher || paid || voucher.affiliateId === userId) throw new CodedError('voucher-invalid');
  try {
    await db.transaction(async (transaction) => {
      await transaction
        .update(billingCustomers)
        .set({ heldVoucher: null })
        .where(
          and(eq(billingCustomers.heldVoucher, voucher.code), lt(billingCustomers.heldUntil, now)),
        );
      await transaction
        .update(billingCustomers)
        .set({ heldVoucher: voucher.code, heldUntil: new Date(now.getTime() + heldMs) })
        .where(eq(billingCustomers.userId, userId));
    });
  } catch (error) {
    const { code: reason } = ((error as Error).cause ?? error) as { code?: unknown };
    if (reason === '23505') throw new CodedError('voucher-invalid');
    throw error;
  }
  return { code: voucher.code, amountCents: affiliateTerms.voucherCents };
}
