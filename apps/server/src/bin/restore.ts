/** `npm run restore -- file [--replace]`: puts a backup into this installation, also one out of a bucket (s3://…). */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { openStorage } from '../app/open-storage.ts';
import { withInstallation } from '../app/with-installation.ts';
import { fetchBackup } from '../backup/backup-place.ts';
import { describeLacks } from '../backup/describe-lacks.ts';
import { readBackup } from '../backup/read-backup.ts';
import { withNewFolder } from '../data-dir/work-folder.ts';
import { applicationName, connectDatabase } from '../db/database.ts';
import { StartError } from '../errors/start-error.ts';
import { requeueUnsentMails } from '../features/mail/mail-service.ts';
import { requeueRenders } from '../features/videos/requeue-renders.ts';
import { jobList } from '../jobs/job-list.ts';
import { openQueue } from '../jobs/queue.ts';
import { readProcessSettings } from '../settings/read-settings.ts';
import { exitWithSentence } from './run-process.ts';

try {
  const options = process.argv.slice(2);
  const name = options.find((option) => !option.startsWith('--'));
  if (!name) throw new StartError('Please name the backup: npm run restore -- my-backup.tar.gz');
  const settings = readProcessSettings();
  const isInBucket = name.startsWith('s3://');
  const file = isInBucket ? name : resolve(name);
  if (!isInBucket && !existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const restored = await withInstallation(
    settings,
    { alone: true },
    async ({ databaseUrl, database, log }) => {
      // Closed again: restoring ends every connection to the database it replaces, and each would complain.
      const before = connectDatabase({ databaseUrl, poolSize: 1, log });
      try {
        await refuseWhenInUse(before.pool);
        if (!options.includes('--replace')) await refuseWhenFilled(before.pool);
      } finally {
        await before.close();
      }
      const storage = await openStorage(settings);
      const target = { databaseUrl, storage };
      const result = isInBucket
        ? await withNewFolder(join(tmpdir(), 'reelwright-restore-'), async (folder) =>
            readBackup(target, await fetchBackup(settings, name, folder)),
          )
        : await readBackup(target, file);
      const queue = await openQueue({ databaseUrl, log, definitions: jobList, works: false });
      await requeueUnsentMails(database.db, queue);
      await requeueRenders(database.db, queue);
      await queue.stop();
      return result;
    },
  );
  process.stdout.write(
    `Restored ${restored.tables} tables and ${restored.files} files, as they were at ${restored.createdAt}.\n`,
  );
  process.stdout.write(describeLacks(restored.lacks));
  process.exit(0);
} catch (error) {
  exitWithSentence(error);
}

async function refuseWhenInUse(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [applicationName],
  );
  if (rows[0]?.count) {
    throw new StartError(
      'Reelwright is still running on this database. Please stop it everywhere first.',
    );
  }
}

async function refuseWhenFilled(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ filled: boolean }>(
    "select to_regclass('public.users') is not null as filled",
  );
  if (!rows[0]?.filled) return;
  const users = await pool.query('select 1 from users limit 1');
  if (users.rowCount) {
    throw new StartError(
      'This installation already has accounts. Restoring would replace everything in it; if you want that, add --replace.',
    );
  }
}
