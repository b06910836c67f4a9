import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { fetchBackup, keepBackup, removeBackup } from '../../backup/backup-place.ts';
import { readBackup } from '../../backup/read-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { withNewFolder, withWorkFolder } from '../../data-dir/work-folder.ts';
import type { Database } from '../../db/database.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { LiveSettings } from '../../settings/live-settings.ts';
import { createStorage } from '../../storage/create-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { productVersion } from '../version/version-handlers.ts';
import { dailyBackupJob, makeBackupJob, rehearseBackupJob } from './backup-jobs.ts';
import {
  deleteBackup,
  findBackup,
  giveUpOldOnes,
  listFinished,
  readKeptBackups,
  updateBackup,
} from './backup-repository.ts';
import { askForBackup } from './backup-service.ts';

interface BackupParts {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly queue: Queue;
  readonly storage: Storage;
  /** As they are now: the owner may connect a bucket at any time. */
  readonly live: Pick<LiveSettings, 'now'>;
}

export function createBackupJobHandlers(parts: BackupParts): readonly JobHandler[] {
  const { db, pool, storage, live, queue } = parts;
  return [
    handleJob({
      job: makeBackupJob,
      run: async ({ backupId }) => {
        const row = await findBackup(db, backupId);
        if (!row || row.endedAt) return;
        const settings = live.now;
        const fileName = `backup-${row.startedAt.toISOString().slice(0, 16).replaceAll(':', '')}-${backupId.slice(0, 4)}.tar.gz`;
        await withWorkFolder(join(settings.DATA_DIR, 'work'), async (folder) => {
          const file = join(folder, fileName);
          await writeBackup({ pool, storage, version: productVersion }, file);
          const { size: bytes } = await stat(file);
          const name = await keepBackup(settings, file, { id: backupId, fileName });
          await updateBackup(db, backupId, { name, bytes, endedAt: new Date() });
        });
        await removeOldOnes(parts);
      },
      giveUp: async ({ backupId }) => {
        const problem = 'It could not be written. The log of the worker says why.';
        await updateBackup(db, backupId, { endedAt: new Date(), problem });
      },
    }),
    handleJob({
      job: rehearseBackupJob,
      run: async ({ backupId }) => {
        const row = await findBackup(db, backupId);
        if (!row?.name) return;
        const rehearsal = await rehearse(parts, row.name).catch(
          (error: unknown) => `It failed: ${error instanceof Error ? error.message : error}`,
        );
        await updateBackup(db, backupId, { rehearsedAt: new Date(), rehearsal });
      },
    }),
    handleJob({
      job: dailyBackupJob,
      run: async () => {
        await giveUpOldOnes(db);
        if ((await readKeptBackups(db)) > 0) await askForBackup(db, queue);
      },
    }),
  ];
}

async function removeOldOnes({ db, live }: BackupParts): Promise<void> {
  const kept = await readKeptBackups(db);
  if (kept === 0) return;
  for (const { id, name } of (await listFinished(db)).slice(kept)) {
    if (name) await removeBackup(live.now, name);
    await deleteBackup(db, id);
  }
}

/** Another installation on the same PostgreSQL has a scratch database of its own. */
const scratchNameFor = (database: string) => `${database.slice(0, 50)}_rehearsal`;

/** Restores for real, beside the installation: its own database and files are not touched. */
async function rehearse({ databaseUrl, live }: BackupParts, name: string): Promise<string> {
  const startedAt = Date.now();
  const server = new pg.Client({ connectionString: databaseUrl });
  await server.connect();
  const scratch = new URL(databaseUrl);
  const scratchName = scratchNameFor(decodeURIComponent(scratch.pathname.slice(1)));
  const scratchDatabase = pg.escapeIdentifier(scratchName);
  const drop = () => server.query(`drop database if exists ${scratchDatabase} with (force)`);
  try {
    // Workers of one installation share it, so they take turns; the lock goes with the connection.
    await server.query(`select pg_advisory_lock(hashtext('rehearsal'))`);
    await drop();
    await server.query(`create database ${scratchDatabase}`);
    scratch.pathname = `/${encodeURIComponent(scratchName)}`;
    return await withNewFolder(join(tmpdir(), 'reelwright-rehearsal-'), async (root) => {
      const file = await fetchBackup(live.now, name, root);
      const storage = await createStorage({ kind: 'disk', root: join(root, 'files') });
      try {
        const target = { databaseUrl: scratch.href, storage };
        const { tables, files, lacks } = await readBackup(target, file);
        const seconds = Math.max(1, Math.round((Date.now() - startedAt) / 1000));
        const missing = lacks.length > 0 ? `, ${lacks.length} files were missing` : '';
        return `Restored ${tables} tables and ${files} files in ${seconds} s${missing}.`;
      } finally {
        await storage.close();
      }
    });
  } finally {
    await drop().finally(() => server.end());
  }
}
