import { handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import type { WorkerParts } from '../../feature.ts';
import { mailOwner } from './mail-owner.ts';
import { mailOwnerJob } from './mail-owner-job.ts';

export function createMailOwnerHandler(
  parts: Pick<WorkerParts, 'db' | 'queue' | 'publicUrl'>,
): JobHandler {
  return handleJob({ job: mailOwnerJob, run: () => mailOwner(parts, new Date()) });
}
