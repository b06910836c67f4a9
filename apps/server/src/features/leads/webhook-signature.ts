import { createHmac } from 'node:crypto';

interface Receiver {
  readonly userId: number;
  readonly url: string;
}

/**
 * What an owner checks calls to their webhook with, as Standard Webhooks writes it. Every address has a key of its own:
 * whoever gets one cannot pretend to be us elsewhere, and a key that got about is changed with the address.
 */
export function webhookKey(secret: string, { userId, url }: Receiver): string {
  const key = createHmac('sha256', secret).update(`${userId} ${url}`).digest('base64');
  return `whsec_${key}`;
}

interface Message {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/** The headers of standardwebhooks.com: libraries for most languages check them. */
export function signatureHeaders(key: string, { id, sentAt, body }: Message) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
