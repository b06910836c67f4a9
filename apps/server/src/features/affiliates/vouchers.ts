import { randomInt } from 'node:crypto';
import { affiliateTerms } from '@reelwright/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { affiliates, vouchers } from '../../db/schema/index.ts';

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

function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `GIFT-${part()}-${part()}`;
}
