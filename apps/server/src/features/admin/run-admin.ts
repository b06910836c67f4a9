import type { Database } from '../../db/database.ts';
import { StartError } from '../../errors/start-error.ts';
import { type AdminCommand, readArguments } from './admin-command.ts';
import { messagesCommand } from './messages-command.ts';
import { planCommand } from './plan-command.ts';
import { refundCommand } from './refund-command.ts';
import { secondStepCommand } from './second-step-command.ts';
import { userCommand } from './user-command.ts';

/** What `npm run admin -- …` can do. */
const adminCommands: Readonly<Record<string, AdminCommand>> = {
  plan: planCommand,
  refund: refundCommand,
  user: userCommand,
  messages: messagesCommand,
  'second-step-off': secondStepCommand,
};

const adminHelp = [
  'What the operator can do with accounts:',
  ...Object.values(adminCommands).map(
    ({ usage, about }) => `\n  npm run admin -- ${usage}\n      ${about}`,
  ),
].join('\n');

/** Does what was typed and says what was done; `db` is opened only for what is a command at all. */
export async function runAdmin(
  args: readonly string[],
  withDatabase: (work: (db: Database) => Promise<string>) => Promise<string>,
  now: Date,
): Promise<string> {
  const [name, ...rest] = args;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return adminHelp;
  const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined;
  if (!command) throw new StartError(`There is no admin command "${name}".\n\n${adminHelp}`);
  const given = readArguments(command, rest);
  return withDatabase((db) => command.run(db, given, now));
}
