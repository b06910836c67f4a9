import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './answer.ts';
import { answerApi } from './answer-api.ts';
import { answerPages } from './answer-pages.ts';
import { readForm } from './read-form.ts';
import { StripeLedger } from './stripe-ledger.ts';
import type { StripeEvent } from './stripe-objects.ts';

export interface TestStripe {
  readonly url: string;
  readonly settings: Record<string, string>;
  readonly ledger: StripeLedger;
  /** Every request to its interface: `POST /v1/customers`. */
  readonly requests: string[];
  /** An event as it is sent: its bytes and their signature. */
  signed(event: StripeEvent, atSeconds?: number): { body: string; signature: string };
  /** Sends each event to this address by itself, from now on. */
  deliverTo(address: string, how?: 'once' | 'twice' | 'never'): void;
  close(): Promise<void>;
}

const key = 'sk_test_stand_in';
const secret = 'whsec_stand_in';

/** A server on loopback that speaks like Stripe: its interface, a page to pay on, the customer's page, and webhooks. */
export async function startStripe(): Promise<TestStripe> {
  const ledger = new StripeLedger();
  const requests: string[] = [];
  const sending = new Set<Promise<unknown>>();
  const server = createServer((request, response) => {
    answer(request)
      .then(({ status, json, html, location }) => {
        response.writeHead(status, {
          'content-type': html === undefined ? 'application/json' : 'text/html; charset=utf-8',
          ...(location && { location }),
        });
        response.end(html ?? (json && JSON.stringify(json)));
      })
      .catch((error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, search } = new URL(request.url ?? '/', url);
    const body = Buffer.concat(await request.toArray()).toString();
    if (!pathname.startsWith('/v1/')) return answerPages(ledger, request.method ?? '', pathname);
    requests.push(`${request.method} ${pathname}`);
    if (request.headers.authorization !== `Bearer ${key}`) {
      return { status: 401, json: { error: { type: 'invalid_request_error' } } };
    }
    const form = readForm(request.method === 'POST' ? body : search.slice(1));
    return answerApi({ ledger, url }, request.method ?? '', pathname.slice(4), form);
  }

  const signed = (event: StripeEvent, atSeconds = Math.floor(Date.now() / 1000)) => {
    const body = JSON.stringify(event);
    const mac = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
    return { body, signature: `t=${atSeconds},v1=${mac}` };
  };
  return {
    url,
    settings: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_ADDRESS: url,
      PLAN_PRICES:
        'pro month 29.00 USD, pro year 290.00 USD, business month 99.00 USD, business year 990.00 USD',
    },
    ledger,
    requests,
    signed,
    deliverTo(address, how = 'once') {
      const times = { once: 1, twice: 2, never: 0 }[how];
      ledger.onEvent = (event) => {
        for (let n = 0; n < times; n += 1) {
          const { body, signature } = signed(event);
          const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
          const sent = fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
          sending.add(sent);
          sent.finally(() => sending.delete(sent));
        }
      };
    },
    async close() {
      await Promise.all(sending);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
