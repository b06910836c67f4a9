import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { updateBackup } from '../backups/backup-repository.ts';
import { noteSent } from '../leads/lead-repository.ts';
import { updateUpload } from '../uploads/upload-repository.ts';

type Want = (db: Database, payload: Readonly<Record<string, string>>) => Promise<void>;

/** What was given up is marked so, and its job would find nothing to do: that mark goes first. */
const wants: Readonly<Record<string, Want>> = {
  'make-backup': (db, { backupId = '' }) =>
    updateBackup(db, backupId, { endedAt: null, problem: null }),
  'prepare-upload': (db, { uploadId = '' }) =>
    updateUpload(db, uploadId, { state: 'preparing', problem: null }),
  'send-lead': (db, { leadId = '' }) => noteSent(db, leadId, 'waiting'),
  'upload-video': async (db, { projectId, fileKey }) =>
    void (await db.execute(sql`
      update videos set site_state = 'waiting', site_message = null
      where project_id = ${projectId} and file_key = ${fileKey} and site_state = 'failed'`)),
};

/** Lets a job that failed for good find its work again. */
export async function wantAgain(db: Database, name: string, id: string): Promise<void> {
  const { rows } = await db.execute<{ data: Record<string, string> }>(sql`
    select data from pgboss.job where name = ${name} and id = ${id} and state = 'failed'`);
  if (rows[0]) await wants[name]?.(db, rows[0].data);
}
