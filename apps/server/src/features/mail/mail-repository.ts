import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema/index.ts';

interface NewMail {
  readonly to: string;
  readonly template: string;
  readonly words: Record<string, string>;
}

export async function insertMail(db: Database, mail: NewMail): Promise<string> {
  const [row] = await db
    .insert(mails)
    .values({ recipient: mail.to, template: mail.template, words: mail.words })
    .returning({ id: mails.id });
  if (!row) throw new Error('The mail was not stored.');
  return row.id;
}

/** The mail, locked against other workers until the transaction ends; nothing when it was sent before. */
export async function lockUnsentMail(db: Database, mailId: string) {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)))
    .for('update');
  return row;
}

/** The words go once the mail is out: codes in them are nobody's business afterwards. */
export async function markMailSent(db: Database, mailId: string): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: sql`now()`, failure: null, words: {} })
    .where(eq(mails.id, mailId));
}

export async function markMailFailed(db: Database, mailId: string, reason: string): Promise<void> {
  await db
    .update(mails)
    .set({ failure: reason })
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)));
}

/** Mails that no job is coming for, such as after restoring a backup. */
export async function listUnsentMailIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.failure)));
  return rows.map(({ id }) => id);
}

/** Forgets everything that was mailed to an address, and what was still to be. */
export async function deleteMailsTo(db: Database, recipient: string): Promise<void> {
  await db.delete(mails).where(eq(mails.recipient, recipient));
}

const keptDays = 30;

/** Forgets mails that went out, or never will, a month ago. */
export async function deleteOldMails(db: Database): Promise<void> {
  const isOver = or(isNotNull(mails.sentAt), isNotNull(mails.failure));
  const isOld = lt(mails.createdAt, sql`now() - make_interval(days => ${keptDays})`);
  await db.delete(mails).where(and(isOver, isOld));
}
