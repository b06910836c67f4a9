import { turnOff } from '../second-step/authenticator-repository.ts';
import { deletePasskeys } from '../second-step/passkey-repository.ts';
import type { AdminCommand } from './admin-command.ts';
import { findPerson } from './find-person.ts';

/** For people who lost their phone and the codes that were meant for that. */
export const secondStepCommand: AdminCommand = {
  usage: 'second-step-off <email>',
  about: 'Asks for no codes of an app any more, and forgets the passkeys. Make sure who is asking.',
  options: [],
  async run(db, { words: [email] }) {
    const account = await findPerson(db, this, email);
    const wasOn = await turnOff(db, account.id);
    await deletePasskeys(db, account.id);
    return wasOn
      ? `${account.email} logs in with the password alone now.`
      : `${account.email} had no codes to enter. Passkeys, if there were any, are gone.`;
  },
};
