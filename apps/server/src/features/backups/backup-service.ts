import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import { makeBackupJob } from './backup-jobs.ts';
import { insertBackup } from './backup-repository.ts';

/** Puts a backup on its way: a worker makes it. */
export async function askForBackup(db: Database, queue: Queue): Promise<void> {
  await db.transaction(async (transaction) => {
    const backupId = await insertBackup(transaction);
    await queue.enqueue(transaction, makeBackupJob, { backupId });
  });
}
