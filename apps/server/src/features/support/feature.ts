import { feature } from '../feature.ts';
import { createSupportConfirmations } from './support-confirmations.ts';
import { supportData } from './support-data.ts';
import { createSupportHandlers } from './support-handlers.ts';

export const supportFeature = feature({
  handlers: ({ pool, settings, ...parts }) =>
    createSupportHandlers({
      ...parts,
      supportEmail: settings.SUPPORT_EMAIL,
      confirmations: createSupportConfirmations(pool),
    }),
  personalData: supportData,
});
