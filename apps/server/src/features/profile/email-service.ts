import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import { dropCodes } from '../codes/code-repository.ts';
import { sendCode, withCodes } from '../codes/code-service.ts';
import { queueMail } from '../mail/mail-service.ts';
import { endSessions } from '../session/session-repository.ts';
import { renewSession } from '../session/session-service.ts';
import type { SignedIn, SignInParts } from '../sign-in/sign-in-parts.ts';
import { askForVerification } from '../sign-in/verify-service.ts';
import { findAccountByEmail, moveAccount } from '../users/user-repository.ts';
import { checkPassword } from './password-service.ts';

const newCodeUse = ({ id }: Member, email: string) =>
  ({ userId: id, purpose: 'change-mail', email }) as const;
const oldCodeUse = ({ id, email }: Member) =>
  ({ userId: id, purpose: 'leave-mail', email }) as const;

/** Somebody without a password proves with their old address that it is them. */
export const needsOldCode = ({ verified, hasPassword }: Member) => verified && !hasPassword;

/**
 * Whoever signed up a moment ago and sees a typing mistake may correct it. Guests who published know
 * no password, and what they would need to get one goes to the wrong address.
 */
const correctionMs = 3_600_000;
const isMistyped = ({ verified, createdAt }: Member) =>
  !verified && Date.now() - createdAt.getTime() < correctionMs;

/**
 * Has a code mailed to the new address. An address that was verified stays until the new one is
 * proven as well; one that never was is corrected at once, and the code then verifies the new one.
 * The password comes first: with a stolen session alone, an account could be taken over for good.
 */
export async function askForEmail(
  parts: SignInParts,
  member: Member,
  email: string,
  password: string | undefined,
): Promise<void> {
  const { db, codeMailLimits } = parts;
  if (member.hasPassword && !isMistyped(member)) {
    if (password === undefined) throw new CodedError('password-required');
    await checkPassword(parts, member, password);
  }
  if (await findAccountByEmail(db, email)) throw new CodedError('email-taken');
  if (member.verified) {
    const limit = () => codeMailLimits.takeForAccount(member.id);
    await db.transaction(async (transaction) => {
      await sendCode(parts, transaction, newCodeUse(member, email), limit);
      if (needsOldCode(member)) await sendCode(parts, transaction, oldCodeUse(member), limit);
    });
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
  { otp, oldOtp }: { readonly otp: string; readonly oldOtp: string | undefined },
): Promise<SignedIn> {
  const oldCode = needsOldCode(member) ? ([[oldCodeUse(member), oldOtp ?? '']] as const) : [];
  return withCodes(parts, [...oldCode, [newCodeUse(member, email), otp]], async (transaction) => {
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
