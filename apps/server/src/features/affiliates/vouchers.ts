import { randomInt } from 'node:crypto';
import { affiliateTerms } from '@reelwright/contract';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { affiliates, payments, referrals, vouchers } from '../../db/schema/index.ts';
import { affiliateCurrency } from '../books/sums.ts';
import { noteReferral } from './referral/note-referral.ts';

/** Without letters and digits that look alike: people read these off a screen. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

interface AffiliateAge {
  readonly id: number;
  readonly createdAt: Date;
}

/** The gifts of an affiliate, made on first need; nothing while the account is too young. */
export async function vouchersOf(db: Database, { id, createdAt }: AffiliateAge, now: Date) {
  const ageDays = (now.getTime() - createdAt.getTime()) / 86_400_000;
  if (ageDays <= affiliateTerms.voucherAccountDays) return undefined;
  return db.transaction(async (transaction) => {
    const list = () =>
      transaction
        .select({ code: vouchers.code, usedAt: vouchers.usedAt })
        .from(vouchers)
        .where(eq(vouchers.affiliateId, id))
        .orderBy(asc(vouchers.code));
    const had = await list();
    if (had.length >= affiliateTerms.vouchersEach) return had;
    // Two tabs that open at once must not make four each.
    await transaction
      .select({ id: affiliates.userId })
      .from(affiliates)
      .where(eq(affiliates.userId, id))
      .for('update');
    for (let made = (await list()).length; made < affiliateTerms.vouchersEach; made += 1) {
      await transaction.insert(vouchers).values({ code: newCode(), affiliateId: id });
    }
    return list();
  });
}

/** What is taken off a payment. */
interface Discount {
  readonly code: string;
  readonly amountCents: number;
  readonly currency: string;
}

/**
 * What a gift takes off a member's first payment: they followed a link with its code. Nothing without one, or once
 * they have paid. Whoever lets them pay asks here, and `spendVoucher` uses it up when the money is there.
 */
export async function discountOf(db: Database, memberId: number): Promise<Discount | undefined> {
  const [gift] = await db
    .select({ code: vouchers.code })
    .from(referrals)
    .innerJoin(
      vouchers,
      and(eq(vouchers.code, referrals.voucher), eq(vouchers.affiliateId, referrals.affiliateId)),
    )
    .where(
      and(
        eq(referrals.userId, memberId),
        isNull(vouchers.usedAt),
        sql`not exists (select 1 from ${payments} where ${payments.userId} = ${memberId})`,
      ),
    );
  return gift && { ...gift, amountCents: affiliateTerms.voucherCents, currency: affiliateCurrency };
}

/** Uses a voucher up for somebody who pays: they came through whoever gave it. False when it is none, or used. */
export async function spendVoucher(
  db: Database,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const [spent] = await db
    .update(vouchers)
    .set({ usedAt: now })
    .where(
      and(
        eq(vouchers.code, code.trim().toUpperCase()),
        isNull(vouchers.usedAt),
        ne(vouchers.affiliateId, userId),
      ),
    )
    .returning({ affiliateId: vouchers.affiliateId });
  if (!spent) return false;
  const { affiliateId } = spent;
  await noteReferral(db, userId, {
    click: { affiliateId, via: 'voucher', promotion: '', at: now },
  });
  return true;
}

function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `GIFT-${part()}-${part()}`;
}
