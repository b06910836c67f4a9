import { asc } from 'drizzle-orm';
import { affiliates } from '../../../db/schema/index.ts';
import { handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import type { WorkerParts } from '../../feature.ts';
import { affiliateMailsJob } from './affiliate-mails-job.ts';
import { mailAffiliate } from './mail-affiliate.ts';

export function createAffiliateMailsHandler({
  db,
  queue,
  publicUrl,
}: Pick<WorkerParts, 'db' | 'queue' | 'publicUrl'>): JobHandler {
  return handleJob({
    job: affiliateMailsJob,
    run: async () => {
      const rows = await db
        .select({ id: affiliates.userId })
        .from(affiliates)
        .orderBy(asc(affiliates.userId));
      for (const { id } of rows) await mailAffiliate({ db, queue, publicUrl }, id, new Date());
    },
  });
}
