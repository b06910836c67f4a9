import { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { GuardedReply } from '../../guarded-fetch/guarded-reply.ts';
import {
  type PayoutOrder,
  type PayoutProgress,
  PayoutRefused,
  type PayoutService,
} from './payout-port.ts';

interface PaypalOptions {
  readonly clientId: string;
  readonly secret: string;
  /** Such as https://api-m.paypal.com. */
  readonly api: string;
  readonly fetch: GuardedFetch;
}

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
const Created = z.object({ batch_header: z.object({ payout_batch_id: z.string().min(1) }) });
const Money = z.object({ value: z.string(), currency: z.string() });
const Batch = z.object({
  batch_header: z.object({ batch_status: z.string() }),
  items: z
    .array(
      z.object({
        transaction_status: z.string().optional(),
        payout_item_fee: Money.optional(),
        errors: z.object({ name: z.string(), message: z.string() }).partial().optional(),
      }),
    )
    .default([]),
});
const Refusal = z
  .object({
    name: z.string(),
    message: z.string(),
    details: z.array(z.object({ issue: z.string() }).partial()),
    links: z.array(z.object({ href: z.string() })),
  })
  .partial();

const returned = ['FAILED', 'RETURNED', 'BLOCKED', 'REFUNDED', 'REVERSED', 'DENIED', 'CANCELED'];

/**
 * PayPal Payouts. Every order is a batch of one, and `sender_batch_id` is our own id of it: PayPal carries the same
 * one out once, and names the first when it hears of it again.
 */
export function createPaypal({ clientId, secret, api, fetch }: PaypalOptions): PayoutService {
  let token: { readonly text: string; readonly until: number } | undefined;

  async function authorize(signal: AbortSignal): Promise<string> {
    if (token && token.until > Date.now()) return token.text;
    const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const reply = await ask('/v1/oauth2/token', signal, {
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const text = await reply.text();
    // Nothing can have been sent without a token.
    if (reply.status === 401) throw new PayoutRefused('PayPal does not know the key.');
    if (reply.status !== 200) throw new Error(`PayPal gave no token: ${reply.status}.`);
    const { access_token, expires_in } = Token.parse(JSON.parse(text));
    token = { text: access_token, until: Date.now() + (expires_in - 60) * 1000 };
    return access_token;
  }

  const ask = (path: string, signal: AbortSignal, options: Partial<Parameters<GuardedFetch>[1]>) =>
    fetch(`${api}${path}`, { maxBytes: 1_000_000, timeoutMs: 30_000, ...options, signal });

  async function askAs(
    path: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<{ readonly reply: GuardedReply; readonly text: string }> {
    const headers = {
      authorization: `Bearer ${await authorize(signal)}`,
      'content-type': 'application/json',
    };
    const reply = await ask(path, signal, {
      headers,
      ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    // It may have been withdrawn before its time: the next try asks for another.
    if (reply.status === 401) token = undefined;
    return { reply, text };
  }

  return {
    name: 'paypal',
    async send(order, signal) {
      const { reply, text } = await askAs('/v1/payments/payouts', signal, batchOf(order));
      if (reply.status >= 200 && reply.status < 300) {
        return Created.parse(JSON.parse(text)).batch_header.payout_batch_id;
      }
      const refusal = readRefusal(text);
      const known = refusal.links
        ?.map(({ href }) => /\/v1\/payments\/payouts\/([A-Z0-9]+)/.exec(href)?.[1])
        .find(Boolean);
      if (known) return known;
      // It has this order, and does not name it: never to be taken for a refusal.
      const isKnown = /duplicate|already|sender_batch_id/i.test(text);
      if (!isKnown && [400, 403, 422].includes(reply.status)) {
        throw new PayoutRefused(sentenceOf(refusal));
      }
      throw new Error(`PayPal answered ${reply.status}.`);
    },
    async look(reference, signal) {
      const { reply, text } = await askAs(
        `/v1/payments/payouts/${encodeURIComponent(reference)}`,
        signal,
      );
      if (reply.status !== 200) throw new Error(`PayPal answered ${reply.status}.`);
      return progressOf(Batch.parse(JSON.parse(text)));
    },
  };
}

function batchOf({ id, receiver, amountCents, currency }: PayoutOrder) {
  return {
    sender_batch_header: {
      sender_batch_id: id,
      email_subject: 'Your affiliate earnings',
      email_message: 'Thank you for telling others about us.',
    },
    items: [
      {
        recipient_type: 'EMAIL',
        amount: { value: (amountCents / 100).toFixed(2), currency },
        receiver,
        sender_item_id: id,
        note: 'Affiliate earnings',
      },
    ],
  };
}

/** The item tells; the batch only where it was refused as a whole. */
function progressOf({ batch_header, items: [item] }: z.output<typeof Batch>): PayoutProgress {
  const state = item?.transaction_status ?? batch_header.batch_status;
  const isReturned =
    returned.includes(state) || ['DENIED', 'CANCELED'].includes(batch_header.batch_status);
  const isPaid = item !== undefined && state === 'SUCCESS';
  return {
    outcome: isReturned ? 'returned' : isPaid ? 'paid' : 'open',
    state,
    reason: item?.errors?.message ?? (isReturned ? `PayPal says: ${state.toLowerCase()}` : ''),
    feeCents: item?.payout_item_fee ? Math.round(Number(item.payout_item_fee.value) * 100) : 0,
  };
}

function readRefusal(text: string): z.output<typeof Refusal> {
  try {
    return Refusal.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

function sentenceOf({ name, message, details }: z.output<typeof Refusal>): string {
  const issue = details?.[0]?.issue;
  return `PayPal: ${issue ?? message ?? name ?? 'the transfer was not taken'}`;
}
