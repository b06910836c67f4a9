import { CodedError } from '../../errors/coded-error.ts';
import { sendCode } from '../codes/code-service.ts';
import { admit } from '../people/sign-up-rule.ts';
import { createSampleProject } from '../sample-project/create-sample-project.ts';
import { type CodeWanted, letIn } from '../second-step/let-in.ts';
import type { Browser } from '../session/browser.ts';
import { signInBrowser } from '../session/session-service.ts';
import { canonicalEmail, parseEmail } from '../users/canonical-email.ts';
import {
  findAccountByEmail,
  findCredentials,
  holdPassword,
  insertAccount,
  updateAccount,
} from '../users/user-repository.ts';
import type { SignedIn, SignInParts } from './sign-in-parts.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Makes an account that is not verified yet, and mails the code for that. */
export async function signUp(
  parts: SignInParts,
  browser: Browser,
  { email: typed, password, remember }: Credentials,
): Promise<SignedIn> {
  const { db, passwords, codeMailLimits } = parts;
  const email = parseEmail(typed);
  if (await findAccountByEmail(db, email)) throw new CodedError('email-taken');
  const admission = await admit(db, email, browser);
  await codeMailLimits.takeForAddress(browser.address);
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (transaction) => {
    const account = await insertAccount(transaction, {
      email,
      passwordHash,
      verified: admission.isProven,
    });
    if (!account) throw new CodedError('email-taken');
    await admission.use(transaction, account.id);
    await createSampleProject(transaction, account.id);
    const session = await signInBrowser(parts, transaction, browser, account.id, remember);
    // No mail leaves this machine, and whoever started it need not look for a code in its folders.
    if (session.ownsFromNow && parts.outboxNotice(browser.address).mail === 'outbox') {
      const owner = await updateAccount(transaction, account, { verified: true });
      return { account: owner ?? account, session };
    }
    if (!account.verified) {
      await sendCode(parts, transaction, { userId: account.id, purpose: 'verify', email });
    }
    return { account, session };
  });
}

/** Signs in by password. A wrong one and an unknown address get the same answer in the same time. */
export async function logIn(
  parts: SignInParts,
  browser: Browser,
  { email, password, remember }: Credentials,
): Promise<SignedIn | CodeWanted> {
  const { db, passwords } = parts;
  const found = await findCredentials(db, canonicalEmail(email));
  const isRight = await passwords.matches(found?.passwordHash, password);
  if (!found || !isRight) throw new CodedError('wrong-login');
  const { account, passwordHash } = found;
  return db.transaction(async (transaction) => {
    // Checking takes a while; a reset meanwhile must not leave the old password's session behind.
    if (!(await holdPassword(transaction, account.id, passwordHash))) {
      throw new CodedError('wrong-login');
    }
    return letIn(parts, transaction, browser, { account, remember });
  });
}
