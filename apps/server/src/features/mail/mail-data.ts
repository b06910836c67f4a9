import { asc, eq } from 'drizzle-orm';
import { mails } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const mailData = personalData({
  file: 'mails.json',
  tables: ['mails'],
  consequence: 'You get one last mail that confirms this, and none after it.',
  rows: (db, { email }) =>
    db
      .select({ kind: mails.template, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(asc(mails.createdAt)),
});
