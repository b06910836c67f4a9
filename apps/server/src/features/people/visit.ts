import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import { hashSessionToken, newSessionToken } from '../session/session-token.ts';
import { findAccountById } from '../users/user-repository.ts';

/** Nobody looks at somebody else's account for longer without asking again. */
export const visitSeconds = 3600;

/** Opens somebody's account to be looked at: nothing can be changed in it. Returns the token of that session. */
export async function beginVisit(
  db: Database,
  actor: Member,
  id: number,
  browser: { readonly address: string; readonly userAgent: string },
): Promise<string> {
  const account = await findAccountById(db, id);
  if (!account) throw new CodedError('not-found');
  if (account.id === actor.id || account.owner || account.admin) {
    throw new CodedError('invalid-input', {
      problem: 'The accounts of those who look after the installation cannot be visited.',
    });
  }
  const token = newSessionToken();
  await db.transaction(async (transaction) => {
    await transaction.insert(sessions).values({
      tokenHash: hashSessionToken(token),
      userId: id,
      visitorId: actor.id,
      address: browser.address,
      userAgent: browser.userAgent.slice(0, 300),
      expiresAt: sql`now() + make_interval(secs => ${visitSeconds})`,
    });
    await insertAuditEntry(transaction, {
      action: 'account-visited',
      userId: id,
      actorId: actor.id,
      details: {},
    });
  });
  return token;
}

/** Closes an account that was looked at, by the token of that session. */
export async function endVisit(db: Database, token: string, userId: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const [ended] = await transaction
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashSessionToken(token)))
      .returning({ visitorId: sessions.visitorId });
    if (!ended?.visitorId) return;
    await insertAuditEntry(transaction, {
      action: 'visit-ended',
      userId,
      actorId: ended.visitorId,
      details: {},
    });
  });
}

/** Until when visitors may change things; undefined where they may not. */
export async function readVisitsAllowed(db: Database, id: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: users.visitorsMayChangeUntil })
    .from(users)
    .where(eq(users.id, id));
  return row?.until && row.until > new Date() ? row.until : undefined;
}

/** For a day: nobody remembers for longer whom they let in. */
export async function allowVisits(db: Database, id: number, allow: boolean): Promise<void> {
  await db.transaction(async (transaction) => {
    const visitorsMayChangeUntil = allow ? sql`now() + interval '1 day'` : null;
    await transaction.update(users).set({ visitorsMayChangeUntil }).where(eq(users.id, id));
    await insertAuditEntry(transaction, {
      action: 'visits-allowed',
      userId: id,
      actorId: id,
      details: { allow },
    });
  });
}
