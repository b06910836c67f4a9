import { feature } from '../feature.ts';
import { affiliateData } from './affiliate-data.ts';
import { createAffiliateHandlers } from './affiliate-handlers.ts';

export const affiliatesFeature = feature({
  handlers: ({ db, publicUrl, settings }) =>
    createAffiliateHandlers({ db, publicUrl, dataDir: settings.DATA_DIR }),
  personalData: affiliateData,
});
