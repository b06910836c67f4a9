import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import { dropCodes } from '../codes/code-repository.ts';
import { queueMail } from '../mail/mail-service.ts';
import { endSessions } from '../session/session-repository.ts';
import { type OpenedSession, renewSession } from '../session/session-service.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import { findCredentials, updateAccount } from '../users/user-repository.ts';

/** Fails unless this is the member's password. People without one never have the right one. */
export async function checkPassword(
  { db, passwords }: SignInParts,
  member: Member,
  password: string,
): Promise<void> {
  const found = await findCredentials(db, member.email);
  const isRight = await passwords.matches(found?.passwordHash, password);
  if (found?.account.id !== member.id || !isRight) throw new CodedError('wrong-password');
}

/** Changes the password and logs all other browsers out. */
export async function changePassword(
  parts: SignInParts,
  member: Member,
  change: { readonly old_password: string; readonly new_password: string },
): Promise<OpenedSession> {
  const { db, queue, passwords, publicUrl } = parts;
  await checkPassword(parts, member, change.old_password);
  const passwordHash = await passwords.hash(change.new_password);
  return db.transaction(async (transaction) => {
    const account = await updateAccount(transaction, member, { passwordHash });
    if (!account) throw new CodedError('wrong-password');
    await endSessions(transaction, account.id, member.sessionId);
    await dropCodes(transaction, account.id);
    const mail = { to: account.email, template: 'password-changed', words: { publicUrl } } as const;
    await queueMail(transaction, queue, mail);
    return renewSession(transaction, member.sessionId);
  });
}
