import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import { dropCodes } from '../codes/code-repository.ts';
import { sendCode, withCode } from '../codes/code-service.ts';
import { queueMail } from '../mail/mail-service.ts';
import { endSessions } from '../session/session-repository.ts';
import { renewSession } from '../session/session-service.ts';
import type { SignedIn, SignInParts } from '../sign-in/sign-in-parts.ts';
import { askForVerification } from '../sign-in/verify-service.ts';
import { findAccountByEmail, moveAccount } from '../users/user-repository.ts';

/**
 * Has a code mailed to the new address. An address that was verified stays until the new one is
 * proven as well; one that never was is corrected at once, and the code then verifies the new one.
 */
export async function askForEmail(
  parts: SignInParts,
  member: Member,
  email: string,
): Promise<void> {
  const { db, codeMailLimits } = parts;
  if (await findAccountByEmail(db, email)) throw new CodedError('email-taken');
  if (member.verified) {
    const use = { userId: member.id, purpose: 'change-mail', email } as const;
    const limit = () => codeMailLimits.takeForAccount(member.id);
    await db.transaction((transaction) => sendCode(parts, transaction, use, limit));
    return;
  }
  const moved = await db.transaction(async (transaction) => {
    const account = await moveAccount(transaction, member, { email, verified: false });
    if (!account) throw new CodedError('email-taken');
    await dropCodes(transaction, member.id);
    return account;
  });
  await askForVerification(parts, moved);
}

/**
 * Moves the account to the address that the code proves. Other browsers are logged out, and the old
 * address is told: it may be its owner who did not do this.
 */
export async function confirmEmail(
  parts: SignInParts,
  member: Member,
  email: string,
  otp: string,
): Promise<SignedIn> {
  const use = { userId: member.id, purpose: 'change-mail', email } as const;
  return withCode(parts, use, otp, async (transaction) => {
    const account = await moveAccount(transaction, member, { email, verified: true });
    if (!account) throw new CodedError('email-taken');
    await dropCodes(transaction, account.id);
    await endSessions(transaction, account.id, member.sessionId);
    await queueMail(transaction, parts.queue, {
      to: member.email,
      template: 'email-changed',
      words: { newEmail: email },
    });
    return { account, session: await renewSession(transaction, member.sessionId) };
  });
}
