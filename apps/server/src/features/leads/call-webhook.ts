import type { Database } from '../../db/database.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { readSecret } from '../../secrets/read-secret.ts';
import { signatureHeaders, webhookKey } from './webhook-signature.ts';

interface CallParts {
  readonly db: Database;
  readonly fetch: GuardedFetch;
}

interface WebhookCall {
  readonly userId: number;
  readonly url: string;
  /** The same in every try: whoever got one before can tell. */
  readonly id: string;
  readonly told: object;
  readonly signal?: AbortSignal;
}

/** Tells an owner's webhook something, signed; what it answers. */
export async function callWebhook(
  { db, fetch }: CallParts,
  { userId, url, id, told, signal }: WebhookCall,
): Promise<{ readonly status: number; readonly ok: boolean }> {
  const body = JSON.stringify(told);
  const key = webhookKey(await readSecret(db, 'lead-webhooks'), { userId, url });
  const signature = signatureHeaders(key, { id, sentAt: new Date(), body });
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signature },
    body,
    maxBytes: 64 * 1024,
    timeoutMs: 15_000,
    ...(signal && { signal }),
  });
  reply.discard();
  return { status: reply.status, ok: reply.ok };
}
