import type { backupCalls } from '@reelwright/contract';
import { backupBucket } from '../../backup/backup-place.ts';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { LiveSettings } from '../../settings/live-settings.ts';
import { rehearseBackupJob } from './backup-jobs.ts';
import { findBackup, listBackups, readKeptBackups, writeKeptBackups } from './backup-repository.ts';
import { askForBackup } from './backup-service.ts';

const maxShown = 20;
const done = (msg: string) => ({ type: 'msg' as const, msg });

export function createBackupHandlers({
  db,
  queue,
  live,
}: {
  readonly db: Database;
  readonly queue: Queue;
  readonly live: Pick<LiveSettings, 'now'>;
}): FeatureHandlers<keyof typeof backupCalls> {
  return {
    backups: async () => ({
      kept: await readKeptBackups(db),
      bucket: backupBucket(live.now)?.bucket ?? null,
      is_with_files: live.now.BACKUP_BUCKET === undefined,
      backups: (await listBackups(db, maxShown)).map((one) => ({
        id: one.id,
        name: one.name,
        bytes: one.bytes,
        started_at: one.startedAt.toISOString(),
        ended_at: one.endedAt?.toISOString() ?? null,
        problem: one.problem,
        rehearsed_at: one.rehearsedAt?.toISOString() ?? null,
        rehearsal: one.rehearsal,
      })),
    }),
    backupMake: async () => {
      const isUnderWay = (await listBackups(db, 1)).some(({ endedAt }) => endedAt === null);
      if (isUnderWay) {
        throw new CodedError('invalid-input', { problem: 'A backup is being made already.' });
      }
      await askForBackup(db, queue);
      return done('A worker is making the backup');
    },
    backupRehearse: async ({ body: { id } }) => {
      const backup = await findBackup(db, id);
      if (!backup?.name) throw new CodedError('not-found');
      await queue.enqueue(db, rehearseBackupJob, { backupId: id });
      return done('A worker restores it into a scratch database');
    },
    backupSchedule: async ({ body: { kept } }) => {
      await writeKeptBackups(db, kept);
      return done(kept === 0 ? 'No daily backups anymore' : `Daily, and ${kept} are kept`);
    },
  };
}
