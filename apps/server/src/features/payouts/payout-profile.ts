import type { PayoutInfo } from '@reelwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payoutProfiles } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { findOpenTransfer } from './transfers.ts';

export async function findProfile(db: Database, userId: number) {
  const [row] = await db.select().from(payoutProfiles).where(eq(payoutProfiles.userId, userId));
  return row;
}

/** Keeps whom the money goes to. Another name or address has to be checked anew, and none is taken while money is on its way. */
export async function saveProfile(
  db: Database,
  userId: number,
  item: PayoutInfo,
  { manual, note }: { readonly manual?: boolean; readonly note?: string } = {},
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
  const now = new Date();
  const change = {
    ...fields,
    ...(manual !== undefined && { manual }),
    ...(!isSame && { verified: false, identityNote: '', payeeSince: now }),
    ...(note !== undefined && { identityNote: note }),
    updatedAt: now,
  };
  await db
    .insert(payoutProfiles)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: payoutProfiles.userId, set: change });
}

/** False when there is no such information, or it is of somebody else since `payeeSince`. */
export async function markVerified(
  db: Database,
  userId: number,
  verified: boolean,
  payeeSince?: Date,
): Promise<boolean> {
  const changed = await db
    .update(payoutProfiles)
    .set({ verified, manual: false, identityNote: '' })
    .where(
      and(
        eq(payoutProfiles.userId, userId),
        payeeSince && eq(payoutProfiles.payeeSince, payeeSince),
      ),
    )
    .returning({ userId: payoutProfiles.userId });
  return changed.length > 0;
}
