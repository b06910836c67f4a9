import { CodedError } from '../../errors/coded-error.ts';
import { dropCodes } from '../codes/code-repository.ts';
import { withCode } from '../codes/code-service.ts';
import { queueMail } from '../mail/mail-service.ts';
import { turnOff } from '../second-step/authenticator-repository.ts';
import { type CodeWanted, letIn } from '../second-step/let-in.ts';
import { deletePasskeys } from '../second-step/passkey-repository.ts';
import type { Browser } from '../session/browser.ts';
import { endSessions } from '../session/session-repository.ts';
import { canonicalEmail, parseEmail } from '../users/canonical-email.ts';
import { findAccountByEmail, updateAccount } from '../users/user-repository.ts';
import { sendResetCodeJob } from './send-reset-code-job.ts';
import type { SignedIn, SignInParts } from './sign-in-parts.ts';

/** Has a code mailed to an address, if it has an account; nothing here depends on whether it has. */
export async function askForReset(
  { db, queue, codeMailLimits }: SignInParts,
  browser: Browser,
  typed: string,
): Promise<string> {
  const email = parseEmail(typed);
  await codeMailLimits.takeForAddress(browser.address);
  await queue.enqueue(db, sendResetCodeJob, { email });
  return email;
}

interface Reset {
  readonly email: string;
  readonly otp: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Sets a new password by a mailed code. The code proves the address, so from here on the account is
 * its owner's alone: every session ends, and so does whatever somebody else set up with it. An app whose codes were
 * asked for goes only from an account that was never verified: there, it is not the owner's.
 */
export async function resetPassword(
  parts: SignInParts,
  browser: Browser,
  { email: typed, otp, password, remember }: Reset,
): Promise<SignedIn | CodeWanted> {
  const { db, queue, passwords, publicUrl } = parts;
  const email = canonicalEmail(typed);
  const found = await findAccountByEmail(db, email);
  const use = found && ({ userId: found.id, purpose: 'forgot', email } as const);
  return withCode(parts, use, otp, async (transaction) => {
    const passwordHash = await passwords.hash(password);
    const account =
      found && (await updateAccount(transaction, found, { passwordHash, verified: true }));
    if (!account) throw new CodedError('wrong-code');
    if (!found?.verified) await turnOff(transaction, account.id);
    await endSessions(transaction, account.id);
    await dropCodes(transaction, account.id);
    // Passkeys can be made again; one that a thief made must not open the account any more.
    await deletePasskeys(transaction, account.id);
    const words = { publicUrl };
    await queueMail(transaction, queue, { to: email, template: 'password-changed', words });
    // Whoever reads somebody's mail still needs what is in their pocket.
    return letIn(parts, transaction, browser, { account, remember });
  });
}
