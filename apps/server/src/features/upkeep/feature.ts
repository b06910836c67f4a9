import { feature } from '../feature.ts';
import { sweepExpiredJob } from './sweep-expired-job.ts';

export const upkeepFeature = feature({
  jobs: [sweepExpiredJob],
  jobHandlers: async ({ db }) => {
    const { createSweepExpiredHandler } = await import('./sweep-expired-handler.ts');
    return [createSweepExpiredHandler(db)];
  },
});
