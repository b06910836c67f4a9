import type { AffiliateGifts } from '@reelwright/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { payments } from '../../../db/schema/index.ts';
import type { Account } from '../../../http/caller.ts';
import { discountOf } from '../vouchers.ts';
import { findReferrer } from './find-referrer.ts';

/** What a member has from the affiliate who brought them: bonuses, something off, and an invitation. */
export async function giftsFor(
  db: Database,
  { id, affiliate: hasJoined }: Pick<Account, 'id' | 'affiliate'>,
): Promise<AffiliateGifts> {
  const referrer = await findReferrer(db, id);
  if (!referrer || referrer.userId === id) {
    return {
      from: null,
      signup_bonus: '',
      paid_bonus: '',
      discount: 0,
      voucher: '',
      invites: false,
    };
  }
  const { url, refer3 } = referrer.settings;
  const [paid] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.userId, id))
    .limit(1);
  const discount = await discountOf(db, id);
  return {
    from: referrer.username,
    signup_bonus: referrer.isSignup ? url.signup_bonus : '',
    paid_bonus: paid ? url.paid_bonus : '',
    discount: (discount?.amountCents ?? 0) / 100,
    voucher: discount?.code ?? '',
    invites: refer3 && !hasJoined,
  };
}
