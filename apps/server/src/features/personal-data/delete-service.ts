import type { Database } from '../../db/database.ts';
import type { Member } from '../../http/caller.ts';
import { sendCode, withCode } from '../codes/code-service.ts';
import { deleteMailsTo } from '../mail/mail-repository.ts';
import { queueMail } from '../mail/mail-service.ts';
import { endSubscriptions } from '../payments/end-subscriptions.ts';
import { checkPassword } from '../profile/password-service.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import { deleteAccount } from '../users/user-repository.ts';

const useFor = ({ id, email }: Member) => ({ userId: id, purpose: 'delete', email }) as const;

/** Mails a code that confirms deleting the account. */
export async function askForDeletion(parts: SignInParts, member: Member): Promise<void> {
  const limit = () => parts.codeMailLimits.takeForAccount(member.id);
  await parts.db.transaction((transaction) => sendCode(parts, transaction, useFor(member), limit));
}

/** Deletes the account for good, once the person has shown the password or a mailed code. */
export async function deleteByProof(
  parts: SignInParts,
  member: Member,
  proof: { readonly password?: string | undefined; readonly otp?: string | undefined },
): Promise<void> {
  if (proof.otp !== undefined) {
    return withCode(parts, useFor(member), proof.otp, (transaction) =>
      deleteEverything(parts, transaction, member),
    );
  }
  await checkPassword(parts, member, proof.password ?? '');
  await parts.db.transaction((transaction) => deleteEverything(parts, transaction, member));
}

/** Whatever refers to the account goes with it: every such table says so itself (on delete cascade). */
export async function deleteEverything(
  { queue, publicUrl }: Pick<SignInParts, 'queue' | 'publicUrl'>,
  db: Database,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<void> {
  await endSubscriptions(db, queue, id);
  await deleteAccount(db, id);
  await deleteMailsTo(db, email);
  await queueMail(db, queue, { to: email, template: 'account-deleted', words: { publicUrl } });
}
