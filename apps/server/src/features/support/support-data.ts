import { asc, eq } from 'drizzle-orm';
import { supportMessages } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const supportData = personalData({
  file: 'support-messages.json',
  tables: ['support_messages'],
  consequence: 'The messages you wrote to support are deleted here.',
  rows: (db, { id }) =>
    db
      .select({
        name: supportMessages.name,
        email: supportMessages.email,
        subject: supportMessages.subject,
        message: supportMessages.message,
        answer: supportMessages.answer,
        createdAt: supportMessages.createdAt,
      })
      .from(supportMessages)
      .where(eq(supportMessages.userId, id))
      .orderBy(asc(supportMessages.createdAt)),
});
