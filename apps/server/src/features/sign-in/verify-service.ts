import { CodedError } from '../../errors/coded-error.ts';
import type { Account, Member } from '../../http/caller.ts';
import { sendCode, withCode } from '../codes/code-service.ts';
import { renewSession } from '../session/session-service.ts';
import { updateAccount } from '../users/user-repository.ts';
import type { SignedIn, SignInParts } from './sign-in-parts.ts';

const useFor = ({ id, email }: Account) => ({ userId: id, purpose: 'verify', email }) as const;

/** Mails a code that proves the member's own address. */
export async function askForVerification(parts: SignInParts, account: Account): Promise<void> {
  const limit = () => parts.codeMailLimits.takeForAccount(account.id);
  await parts.db.transaction((transaction) => sendCode(parts, transaction, useFor(account), limit));
}

/** Verifies the member's address by the mailed code. */
export async function verifyEmail(
  parts: SignInParts,
  member: Member,
  otp: string,
): Promise<SignedIn> {
  return withCode(parts, useFor(member), otp, async (transaction) => {
    const account = await updateAccount(transaction, member, { verified: true });
    if (!account) throw new CodedError('wrong-code');
    return { account, session: await renewSession(transaction, member.sessionId) };
  });
}
