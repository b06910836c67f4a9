import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import { insertMail, listUnsentMailIds } from './mail-repository.ts';
import type { MailTemplateName, MailWords } from './mail-templates.ts';
import { sendMailJob } from './send-mail-job.ts';

/** Puts a mail on its way, in the caller's transaction: no mail without the change it speaks of. */
export async function queueMail<Name extends MailTemplateName>(
  db: Database,
  queue: Queue,
  mail: { readonly to: string; readonly template: Name; readonly words: MailWords<Name> },
): Promise<string> {
  const mailId = await insertMail(db, mail);
  await queue.enqueue(db, sendMailJob, { mailId });
  return mailId;
}

/** Gives every unsent mail a job again; a mail that has one already is still sent only once. */
export async function requeueUnsentMails(db: Database, queue: Queue): Promise<void> {
  for (const mailId of await listUnsentMailIds(db))
    await queue.enqueue(db, sendMailJob, { mailId });
}
