/** `npm run mail-check -- address`: sends a test mail the way all mails go, and says what became of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { runWorker } from '../app/run-worker.ts';
import { withInstallation } from '../app/with-installation.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { mails } from '../db/schema/index.ts';
import { StartError } from '../errors/start-error.ts';
import { queueMail } from '../features/mail/mail-service.ts';
import { jobList } from '../jobs/job-list.ts';
import { openQueue } from '../jobs/queue.ts';
import { createMail } from '../providers/mail/create-mail.ts';
import { readProcessSettings } from '../settings/read-settings.ts';
import { exitWithSentence } from './run-process.ts';

const waitMs = 30_000;

try {
  const to = z.email().safeParse(process.argv[2]);
  if (!to.success)
    throw new StartError('Please give an address: npm run mail-check -- you@example.com');
  const settings = readProcessSettings();
  await withInstallation(
    settings,
    { alone: false },
    async ({ databaseUrl, database: { db }, log }) => {
      await migrateDatabase(databaseUrl);
      const queue = await openQueue({ databaseUrl, log, definitions: jobList, works: false });
      const mailId = await db.transaction((transaction) =>
        queueMail(transaction, queue, {
          to: to.data,
          template: 'mail-check',
          words: { publicUrl: settings.PUBLIC_URL },
        }),
      );
      // Works too when nothing else is running: this process then sends the mail itself.
      const worker = await runWorker(settings, databaseUrl, log);
      try {
        for (const deadline = Date.now() + waitMs; ; await sleep(100)) {
          const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
          if (mail?.sentAt) break;
          if (Date.now() > deadline) {
            throw new StartError(
              'The mail could not be sent within 30 seconds; the log above says why.',
            );
          }
        }
      } finally {
        await worker.close();
        await queue.stop();
      }
    },
  );
  process.stdout.write(`The mail to ${to.data} went out: ${createMail(settings).description}.\n`);
  process.exit(0);
} catch (error) {
  exitWithSentence(error);
}
