import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { createPayoutService } from '../../providers/payout/create-payout-service.ts';
import type { WorkerParts } from '../feature.ts';
import { followPayouts } from './follow-payouts.ts';
import { followPayoutsJob } from './follow-payouts-job.ts';

export function createFollowPayoutsHandler({
  db,
  settings,
}: Pick<WorkerParts, 'db' | 'settings'>): JobHandler {
  const service = createPayoutService(settings);
  return handleJob({
    job: followPayoutsJob,
    run: async (_payload, { log, signal }) => {
      // Without one the owner sends it, and ticks it off.
      if (service) await followPayouts({ db, service, log, signal }, new Date());
    },
  });
}
