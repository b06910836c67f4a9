import { watchAddress } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { callWebhook } from './call-webhook.ts';
import { findLeadToSend, noteSent } from './lead-repository.ts';
import { sendLeadJob } from './send-lead-job.ts';

interface SendParts {
  readonly db: Database;
  readonly fetch: GuardedFetch;
  readonly publicUrl: string;
}

export function createSendLeadHandler({ db, fetch, publicUrl }: SendParts): JobHandler {
  return handleJob({
    job: sendLeadJob,
    run: async ({ leadId }, { signal }) => {
      const found = await findLeadToSend(db, leadId);
      // Removed in the meantime, or told before.
      if (!found) return;
      const { lead, url, userId, title } = found;
      // The owner took the webhook away.
      if (!url) return noteSent(db, leadId, null);
      const name = title ?? '';
      const told = {
        event: 'lead',
        id: lead.id,
        name: lead.name,
        email: lead.email,
        consent: lead.consent,
        place: lead.place,
        given_at: lead.givenAt.toISOString(),
        confirmed_at: lead.confirmedAt?.toISOString(),
        video: {
          id: lead.projectId,
          title: name,
          url: `${publicUrl}${watchAddress(lead.projectId, name)}`,
        },
      };
      try {
        const call = { userId, url, id: leadId, told, signal };
        const { ok, status } = await callWebhook({ db, fetch }, call);
        if (!ok) throw new Error(`The webhook answered ${status}.`);
      } catch (error) {
        if (!leadsNowhere(error)) throw error;
        return noteSent(db, leadId, 'failed');
      }
      await noteSent(db, leadId, 'done');
    },
    giveUp: async ({ leadId }) => noteSent(db, leadId, 'failed'),
  });
}

/** No later try would go there either. */
function leadsNowhere(error: unknown): boolean {
  if (!(error instanceof CodedError)) return false;
  return error.code === 'address-not-allowed' || error.code === 'address-invalid';
}
