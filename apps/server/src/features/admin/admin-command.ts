import { parseArgs } from 'node:util';
import type { Database } from '../../db/database.ts';
import { StartError } from '../../errors/start-error.ts';

/** Something the operator can do from a terminal. */
export interface AdminCommand {
  /** What to type after `npm run admin --`. */
  readonly usage: string;
  readonly about: string;
  readonly options: readonly string[];
  /** Does it and says what was done. A mistake is thrown as one sentence. */
  run(db: Database, given: GivenArguments, now: Date): Promise<string>;
}

export interface GivenArguments {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** A mistake of the operator: what is wrong, and how it is typed right. */
export function mistake(command: Pick<AdminCommand, 'usage'>, sentence: string): StartError {
  return new StartError(`${sentence}\nUsage: npm run admin -- ${command.usage}`);
}

export function readArguments(command: AdminCommand, args: readonly string[]): GivenArguments {
  const known = Object.fromEntries(
    command.options.map((name) => [name, { type: 'string' as const }]),
  );
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const options: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!command.options.includes(name)) {
      throw mistake(command, `There is no option ${rawName}.`);
    }
    if (name in options) throw mistake(command, `${rawName} is given twice.`);
    if (!value || value.startsWith('--')) throw mistake(command, `${rawName} needs a value.`);
    options[name] = value;
  }
  return { words: positionals, options };
}
