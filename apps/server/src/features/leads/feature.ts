import { createCounter } from '../../rate-limit/counter.ts';
import { feature } from '../feature.ts';
import { leadData } from './lead-data.ts';
import { createLeadHandlers } from './lead-handlers.ts';
import { leadLimits } from './lead-service.ts';
import { sendLeadJob } from './send-lead-job.ts';

export const leadsFeature = feature({
  handlers: ({ db, queue, publicUrl, pool, live, fetch }) =>
    createLeadHandlers({
      db,
      queue,
      publicUrl,
      fetch,
      sendsMail: () => live.now.SMTP_URL !== undefined,
      mailsToAddress: createCounter(pool, { name: 'lead-mail', ...leadLimits.mailsToAddress }),
      mailsOfOwner: createCounter(pool, { name: 'lead-owner', ...leadLimits.mailsOfOwner }),
    }),
  jobs: [sendLeadJob],
  jobHandlers: async ({ db, fetch, publicUrl }) => {
    const { createSendLeadHandler } = await import('./send-lead-handler.ts');
    return [createSendLeadHandler({ db, fetch, publicUrl })];
  },
  personalData: leadData,
});
