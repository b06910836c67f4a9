import { sql } from 'drizzle-orm';
import { connectDatabase } from '../src/db/database.ts';
import { createLog } from '../src/log/create-log.ts';
import { findRunningCluster } from '../src/postgres/find-running-cluster.ts';

/** What says when money moved, and through whom somebody came. */
const moments = [
  ['payments', 'paid_at'],
  ['ledger_transactions', 'occurred_at'],
  ['ledger_entries', 'matures_at'],
  ['referrals', 'created_at'],
] as const;

/**
 * As if so many days had passed since money moved: all of it moves back. Nothing may change the books, so their guards
 * stand aside for it.
 */
export async function letDaysPass(dataDir: string, days: number): Promise<void> {
  const databaseUrl = await findRunningCluster(dataDir);
  if (!databaseUrl) throw new Error(`No database runs in ${dataDir}.`);
  const log = createLog('command', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  const { db, close } = connectDatabase({ databaseUrl, poolSize: 1, log });
  const back = sql.raw(`- interval '${days} days'`);
  await db
    .transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      for (const [table, column] of moments) {
        const [name, moment] = [sql.identifier(table), sql.identifier(column)];
        await transaction.execute(sql`update ${name} set ${moment} = ${moment} ${back}`);
      }
    })
    .finally(close);
}
