import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { identityChecks, payoutProfiles } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { IdentityCheck } from '../../providers/identity/identity-port.ts';
import { isSameName } from './is-same-name.ts';
import { findProfile, markVerified } from './payout-profile.ts';

/** Clocks of others are a little early or late. */
const toleranceMs = 300_000;

/**
 * Whether a check shows that an affiliate is whom the money goes to. It counts for one account, and not for a name that
 * was given after it. Where it names somebody else, the operator has to look at it.
 */
export async function verifyIdentity(
  db: Database,
  identity: IdentityCheck,
  userId: number,
  inquiryId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new CodedError('payout-information');
  const passed = await identity.lookUp(inquiryId, userId, signal);
  if (!passed || !(await isTheirs(db, userId, inquiryId))) return false;
  if (passed.startedAt.getTime() < profile.payeeSince.getTime() - toleranceMs) return false;
  if (isSameName(passed.name, profile.name)) {
    return markVerified(db, userId, true, profile.payeeSince);
  }
  const identityNote = passed.name
    ? `The papers say "${passed.name}", the payout information "${profile.name}"`
    : 'The identity check did not say a name';
  await db
    .update(payoutProfiles)
    .set({ manual: true, identityNote })
    .where(
      and(eq(payoutProfiles.userId, userId), eq(payoutProfiles.payeeSince, profile.payeeSince)),
    );
  return false;
}

/** Notes whose check it is; the first account keeps it, also when it is gone. */
async function isTheirs(db: Database, member: number, inquiryId: string): Promise<boolean> {
  await db.insert(identityChecks).values({ inquiryId, member }).onConflictDoNothing();
  const [row] = await db
    .select({ member: identityChecks.member })
    .from(identityChecks)
    .where(eq(identityChecks.inquiryId, inquiryId));
  return row?.member === member;
}
