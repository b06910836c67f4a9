import { feature } from '../feature.ts';
import { mailData } from './mail-data.ts';
import { sendMailJob } from './send-mail-job.ts';

export const mailFeature = feature({
  jobs: [sendMailJob],
  jobHandlers: async ({ db, mail, looks }) => {
    const { createSendMailHandler } = await import('./send-mail-handler.ts');
    return [createSendMailHandler(db, mail, looks)];
  },
  personalData: mailData,
});
