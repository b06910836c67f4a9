import { feature } from '../feature.ts';
import { affiliateData } from './affiliate-data.ts';
import { createAffiliateHandlers } from './affiliate-handlers.ts';
import { affiliateMailsJob } from './mails/affiliate-mails-job.ts';

export const affiliatesFeature = feature({
  handlers: ({ db, publicUrl, settings, looks }) =>
    createAffiliateHandlers({ db, publicUrl, dataDir: settings.DATA_DIR, looks }),
  jobs: [affiliateMailsJob],
  jobHandlers: async (parts) => {
    const { createAffiliateMailsHandler } = await import('./mails/affiliate-mails-handler.ts');
    return [createAffiliateMailsHandler(parts)];
  },
  personalData: affiliateData,
});
