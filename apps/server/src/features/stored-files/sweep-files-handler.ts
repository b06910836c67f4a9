import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { forgetOldUploads } from '../uploads/upload-repository.ts';
import type { StoredFileParts } from './store-file.ts';
import { removeStored } from './store-file.ts';
import { listUselessFiles, lockUselessFile, noteReferenced } from './stored-file-repository.ts';
import { sweepFilesJob } from './sweep-files-job.ts';

export function createSweepFilesHandler({ db, storage }: StoredFileParts): JobHandler {
  return handleJob({
    job: sweepFilesJob,
    run: async (_payload, { signal }) => {
      await forgetOldUploads(db);
      await noteReferenced(db);
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
            await removeStored({ db: transaction, storage }, key);
          });
        }
      }
    },
  });
}
