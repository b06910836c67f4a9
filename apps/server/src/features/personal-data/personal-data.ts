import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/caller.ts';

/** One kind of thing that is kept about people. */
export interface PersonalData {
  /** Its file in the export. */
  readonly file: `${string}.json`;
  /** The tables it is read from; a test finds tables about people that nobody exports. */
  readonly tables: readonly string[];
  /** What deleting the account does to it, for the person to read before. */
  readonly consequence: string;
  /** All of it, as the person should see it. */
  rows(db: Database, account: Account): AsyncIterable<object> | Promise<object[]>;
  /** Files beside it, for what is worth a file of its own. */
  documents?(db: Database, account: Account): Promise<readonly PersonalDocument[]>;
}

/** Read when its turn comes: all of them at once may be more than fits into memory. */
interface PersonalDocument {
  readonly path: string;
  text(): Promise<string>;
}

export function personalData(kind: PersonalData): PersonalData {
  return kind;
}
