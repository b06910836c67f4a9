import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/caller.ts';
import { canonicalEmail } from '../users/canonical-email.ts';
import { findAccountByEmail } from '../users/user-repository.ts';
import { type AdminCommand, mistake } from './admin-command.ts';

/** The account that the operator named by its address. */
export async function findPerson(
  db: Database,
  command: Pick<AdminCommand, 'usage'>,
  email: string | undefined,
): Promise<Account> {
  if (!email) throw mistake(command, 'Please say whose account it is, by their email.');
  const account = await findAccountByEmail(db, canonicalEmail(email));
  if (account) return account;
  throw mistake(
    command,
    `There is no account with the email ${email}. Please check the spelling; people sign up themselves first.`,
  );
}
