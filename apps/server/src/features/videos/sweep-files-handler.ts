import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { sweepFilesJob } from './render-jobs.ts';
import type { RenderParts } from './render-parts.ts';
import { deleteOldRenders } from './render-repository.ts';
import { forgetFile, listUselessFiles, lockUselessFile } from './stored-file-repository.ts';

export function createSweepFilesHandler({
  db,
  storage,
}: Pick<RenderParts, 'db' | 'storage'>): JobHandler {
  return handleJob({
    job: sweepFilesJob,
    run: async (_payload, { signal }) => {
      await deleteOldRenders(db);
      for (
        let keys = await listUselessFiles(db);
        keys.length > 0;
        keys = await listUselessFiles(db)
      ) {
        for (const key of keys) {
          signal.throwIfAborted();
          await db.transaction(async (transaction) => {
            // Somebody may have published the same picture again a moment ago.
            if (!(await lockUselessFile(transaction, key))) return;
            // In this order: a file that cannot be removed now is tried again.
            await storage.delete(key);
            await forgetFile(transaction, key);
          });
        }
      }
    },
  });
}
