import type { Database } from '../../db/database.ts';
import { ledgerEntries, ledgerTransactions } from '../../db/schema/index.ts';

/**
 * Where money can be. `customer`: it came from people who pay. `income`: it is ours. `tax`: it is the state's.
 * `affiliate`: we owe it to an affiliate. `affiliate-held`: we may owe it, once the operator has looked at it.
 * `payout-due`: an affiliate asked for it. `paid-out`: they have it.
 * `fees`: services took it for sending money.
 */
export type LedgerAccount =
  | 'customer'
  | 'income'
  | 'tax'
  | 'affiliate'
  | 'affiliate-held'
  | 'payout-due'
  | 'paid-out'
  | 'fees';

type LedgerKind =
  | 'payment'
  | 'refund'
  | 'commission'
  | 'reversal'
  | 'hold'
  | 'release'
  | 'adjustment'
  | 'payout'
  | 'fee';

/** Money that goes into an account; out of it, when negative. */
interface LedgerLine {
  readonly account: LedgerAccount;
  /** Whose account it is, by their number. */
  readonly party?: number | undefined;
  readonly amountCents: number;
  readonly maturesAt?: Date | undefined;
}

interface NewTransaction {
  readonly kind: LedgerKind;
  /** The same thing has the same key, so that it is booked once. */
  readonly key: string;
  readonly currency: string;
  readonly occurredAt: Date;
  readonly paymentId?: number;
  readonly note?: string;
  readonly lines: readonly LedgerLine[];
}

/** Books a transaction. False when it was booked before. Nothing else writes into the books. */
export async function book(db: Database, transaction: NewTransaction): Promise<boolean> {
  const { kind, key, currency, occurredAt, paymentId, note } = transaction;
  const lines = transaction.lines.filter(({ amountCents }) => amountCents !== 0);
  if (lines.length === 0) return false;
  const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== 0 || !lines.every(({ amountCents }) => Number.isSafeInteger(amountCents))) {
    throw new Error(`"${key}" does not add up: ${sum} cents too many.`);
  }
  return db.transaction(async (scope) => {
    const [row] = await scope
      .insert(ledgerTransactions)
      .values({ kind, key, occurredAt, paymentId, note, lines: lines.length })
      .onConflictDoNothing({ target: ledgerTransactions.key })
      .returning({ id: ledgerTransactions.id });
    if (!row) return false;
    await scope
      .insert(ledgerEntries)
      .values(lines.map((line) => ({ ...line, currency, transactionId: row.id })));
    return true;
  });
}
