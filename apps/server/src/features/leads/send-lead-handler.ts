import { watchAddress } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { readSecret } from '../../secrets/read-secret.ts';
import { findLeadToSend, noteSent } from './lead-repository.ts';
import { sendLeadJob } from './send-lead-job.ts';
import { signatureHeaders, webhookKey } from './webhook-signature.ts';

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
      const body = JSON.stringify({
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
      });
      const key = webhookKey(await readSecret(db, 'lead-webhooks'), { userId, url });
      // The same id in every try: whoever got one before can tell.
      const signature = signatureHeaders(key, { id: leadId, sentAt: new Date(), body });
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signature },
        body,
        maxBytes: 64 * 1024,
        timeoutMs: 15_000,
        signal,
      });
      reply.discard();
      if (!reply.ok) throw new Error(`The webhook answered ${reply.status}.`);
      await noteSent(db, leadId, 'done');
    },
    giveUp: async ({ leadId }) => noteSent(db, leadId, 'failed'),
  });
}
