import { cutText } from '@reelwright/movie';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Account } from '../../http/caller.ts';
import type { VouchedPerson } from '../../providers/sign-in/sign-in-port.ts';
import { dropCodes } from '../codes/code-repository.ts';
import { queueMail } from '../mail/mail-service.ts';
import { admit } from '../people/sign-up-rule.ts';
import { createSampleProject } from '../sample-project/create-sample-project.ts';
import { turnOff } from '../second-step/authenticator-repository.ts';
import { deletePasskeys } from '../second-step/passkey-repository.ts';
import type { Browser } from '../session/browser.ts';
import { endSessions } from '../session/session-repository.ts';
import { type OpenedSession, signInBrowser } from '../session/session-service.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import { parseEmail } from '../users/canonical-email.ts';
import {
  findAccountByEmail,
  findAccountByGoogle,
  insertAccount,
  updateAccount,
} from '../users/user-repository.ts';

/** Signs in whoever Google vouches for. */
export async function signInWithGoogle(
  parts: SignInParts,
  browser: Browser,
  person: VouchedPerson,
): Promise<OpenedSession> {
  return parts.db.transaction(async (transaction) => {
    const known = await findAccountByGoogle(transaction, person.subject);
    const account = known ?? (await accountByEmail(parts, transaction, browser, person));
    return signInBrowser(parts, transaction, browser, account.id, true);
  });
}

/** The account of a person's address, connected with Google from now on; a new one if there is none. */
async function accountByEmail(
  parts: SignInParts,
  db: Database,
  browser: Browser,
  person: VouchedPerson,
): Promise<Account> {
  if (!person.emailVerified) throw new CodedError('google-unverified');
  const email = parseEmail(person.email);
  const google = { googleSubject: person.subject, verified: true };
  const admission = (await findAccountByEmail(db, email))
    ? undefined
    : await admit(db, email, browser);
  const made = admission && (await insertAccount(db, { email, name: nameOf(person), ...google }));
  if (made) {
    await admission.use(db, made.id);
    await createSampleProject(db, made.id);
    return made;
  }
  const found = await findAccountByEmail(db, email);
  if (!found) throw new CodedError('google-failed');
  const account = found.verified
    ? await updateAccount(db, found, google)
    : // Whoever made this account never proved the address; it may be a trap for its owner.
      await updateAccount(db, found, { ...google, passwordHash: null, name: nameOf(person) });
  if (!account) throw new CodedError('google-failed');
  if (!found.verified) {
    await endSessions(db, account.id);
    await dropCodes(db, account.id);
    await deletePasskeys(db, account.id);
    await turnOff(db, account.id);
  }
  const words = { publicUrl: parts.publicUrl };
  await queueMail(db, parts.queue, { to: email, template: 'google-linked', words });
  return account;
}

/** One line of at most 100 characters, as every name here. */
function nameOf({ name }: VouchedPerson): string {
  return cutText(name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), 100).toWellFormed();
}
