import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/index.ts';

interface AuditEntry {
  readonly action: 'plan-changed';
  readonly userId: number;
  readonly details: Record<string, unknown>;
}

/** Notes a change in the transaction that makes it. */
export async function insertAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entry);
}
