import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An order as it arrived, and how far it is. */
interface ReceivedBatch {
  readonly batchId: string;
  readonly senderBatchId: string;
  readonly receiver: string;
  readonly value: string;
  status: string;
  error?: { readonly name: string; readonly message: string };
}

export interface TestPaypal {
  readonly settings: Record<string, string>;
  readonly batches: ReceivedBatch[];
  /** Answers the next orders in its own way; 'lost' takes the order, and hangs up. */
  readonly mishaps: ('lost' | { readonly status: number; readonly json: object })[];
  /** How far new orders are at once; people mostly have theirs within minutes. */
  firstStatus: string;
  tokens: number;
  close(): Promise<void>;
}

const client = { id: 'an-id', secret: 'a secret' };

/** A server on loopback that speaks like PayPal Payouts: tokens, batches of one, the same batch once. */
export async function startPaypal(): Promise<TestPaypal> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const answer = (status: number, json: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    };
    const url = request.url ?? '/';
    if (url === '/v1/oauth2/token') {
      const basic = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
      if (request.headers.authorization !== `Basic ${basic}`) {
        return answer(401, { error: 'invalid_client' });
      }
      site.tokens += 1;
      return answer(200, { access_token: `token-${site.tokens}`, expires_in: 32_400 });
    }
    if (request.headers.authorization !== `Bearer token-${site.tokens}`) return answer(401, {});
    if (url === '/v1/payments/payouts') {
      const mishap = site.mishaps.shift();
      if (mishap && mishap !== 'lost') return answer(mishap.status, mishap.json);
      const batch = take(JSON.parse(body));
      if (mishap === 'lost') return request.socket.destroy();
      if (!batch.isNew) {
        const links = [{ href: `${address}/v1/payments/payouts/${batch.batchId}`, rel: 'self' }];
        const details = [{ issue: 'Batch with given sender_batch_id already exists' }];
        return answer(400, {
          name: 'USER_BUSINESS_ERROR',
          message: 'User business error.',
          details,
          links,
        });
      }
      return answer(201, {
        batch_header: { payout_batch_id: batch.batchId, batch_status: 'PENDING' },
      });
    }
    const found = site.batches.find(({ batchId }) => url === `/v1/payments/payouts/${batchId}`);
    if (!found) return answer(404, { name: 'INVALID_RESOURCE_ID' });
    return answer(200, {
      batch_header: { payout_batch_id: found.batchId, batch_status: 'SUCCESS' },
      items: [
        {
          transaction_status: found.status,
          payout_item_fee: { currency: 'USD', value: '0.25' },
          ...(found.error && { errors: found.error }),
        },
      ],
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function take(order: {
    sender_batch_header: { sender_batch_id: string };
    items: { receiver: string; amount: { value: string } }[];
  }) {
    const senderBatchId = order.sender_batch_header.sender_batch_id;
    const known = site.batches.find((one) => one.senderBatchId === senderBatchId);
    if (known) return { batchId: known.batchId, isNew: false };
    const batchId = `BATCH${site.batches.length + 1}`;
    const [item] = order.items;
    site.batches.push({
      batchId,
      senderBatchId,
      receiver: item?.receiver ?? '',
      value: item?.amount.value ?? '',
      status: site.firstStatus,
    });
    return { batchId, isNew: true };
  }

  const site: TestPaypal = {
    settings: {
      PAYPAL_ADDRESS: address,
      PAYPAL_CLIENT_ID: client.id,
      PAYPAL_CLIENT_SECRET: client.secret,
    },
    batches: [],
    mishaps: [],
    firstStatus: 'PENDING',
    tokens: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return site;
}
