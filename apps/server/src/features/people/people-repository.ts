import { and, asc, count, desc, eq, gt, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { installation, invitations, supportMessages, users } from '../../db/schema/index.ts';
import { accountColumns } from '../users/user-repository.ts';

export const pageSize = 20;

function called(search: string): SQL | undefined {
  if (search === '') return undefined;
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(users.email, part), ilike(users.name, part));
}

/** A page of people, the newest first. */
export async function listPeople(db: Database, search: string, page: number) {
  const rows = await db
    .select({
      ...accountColumns,
      lockedAt: users.lockedAt,
      // Names are written out: columns of one table alone go without it, and would be the inner ones here.
      lastSeenAt: sql<string | null>`(
        select max(sessions.last_seen_at) from sessions where sessions.user_id = users.id
      )`,
      storedBytes: sql<string>`(
        select coalesce(sum(stored_files.bytes), 0) from stored_files
        where stored_files.user_id = users.id
      )`,
      invoices: sql<number>`(
        select count(*)::int from invoices where invoices.user_id = users.id
      )`,
    })
    .from(users)
    .where(called(search))
    .orderBy(desc(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(users).where(called(search));
  return { rows, total: all?.total ?? 0 };
}

export async function updatePerson(
  db: Database,
  id: number,
  change: Partial<Pick<typeof users.$inferInsert, 'verified' | 'admin' | 'lockedAt'>>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** Whether an account is locked. */
export async function isLocked(db: Database, id: number): Promise<boolean> {
  const [row] = await db.select({ lockedAt: users.lockedAt }).from(users).where(eq(users.id, id));
  return row !== undefined && row.lockedAt !== null;
}

/** Invitations that still wait for somebody. */
export async function listInvitations(db: Database) {
  return db
    .select({
      id: invitations.id,
      email: invitations.email,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(and(isNull(invitations.usedBy), gt(invitations.expiresAt, sql`now()`)))
    .orderBy(asc(invitations.createdAt))
    .limit(100);
}

export async function deleteInvitation(db: Database, id: string): Promise<void> {
  await db.delete(invitations).where(eq(invitations.id, id));
}

/** Messages from the support page: those without an answer first. */
export async function listMessages(db: Database, most: number) {
  return db
    .select()
    .from(supportMessages)
    .orderBy(sql`${supportMessages.answeredAt} is not null`, desc(supportMessages.createdAt))
    .limit(most);
}

export async function answerMessage(db: Database, id: string, answer: string) {
  const [row] = await db
    .update(supportMessages)
    .set({ answer, answeredAt: sql`now()` })
    .where(eq(supportMessages.id, id))
    .returning({ email: supportMessages.email, subject: supportMessages.subject });
  return row;
}

export async function readInstallation(db: Database) {
  const [row] = await db
    .select({ signUp: installation.signUp, welcomedAt: installation.welcomedAt })
    .from(installation);
  return row ?? { signUp: 'everybody' as const, welcomedAt: null };
}

export async function writeInstallation(
  db: Database,
  change: Partial<Pick<typeof installation.$inferInsert, 'signUp' | 'welcomedAt'>>,
): Promise<void> {
  await db
    .insert(installation)
    .values(change)
    .onConflictDoUpdate({ target: installation.only, set: change });
}
