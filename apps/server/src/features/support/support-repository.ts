import { desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { supportMessages } from '../../db/schema/index.ts';

type NewSupportMessage = Omit<typeof supportMessages.$inferInsert, 'id' | 'createdAt'>;

export async function insertSupportMessage(
  db: Database,
  message: NewSupportMessage,
): Promise<string> {
  const [row] = await db
    .insert(supportMessages)
    .values(message)
    .returning({ id: supportMessages.id });
  if (!row) throw new Error('The message was not stored.');
  return row.id;
}

/** The newest messages, newest first. */
export async function listSupportMessages(db: Database, most: number) {
  return db.select().from(supportMessages).orderBy(desc(supportMessages.createdAt)).limit(most);
}
