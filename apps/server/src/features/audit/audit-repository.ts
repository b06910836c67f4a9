import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/index.ts';

type AuditAction =
  | 'plan-changed'
  | 'connection-changed'
  | 'connection-removed'
  | 'looks-changed'
  | 'visits-allowed'
  | 'person-changed'
  | 'person-deleted'
  | 'person-invited'
  | 'account-visited'
  | 'message-answered'
  | 'visit-ended'
  /** Whatever else is changed at the desk: `note-desk-call.ts`. */
  | 'desk-call';

interface AuditEntry {
  readonly action: AuditAction;
  /** The account it was about, where it was about one. */
  readonly userId?: number;
  /** Who did it; nobody where it was done in a terminal. */
  readonly actorId?: number;
  readonly details: Record<string, unknown>;
}

/** Notes a change in the transaction that makes it. */
export async function insertAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entry);
}
