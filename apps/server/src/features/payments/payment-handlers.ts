import type { Readable } from 'node:stream';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { ApiParts } from '../feature.ts';
import { receiveEvent } from './receive-event.ts';

/** Events are a few kilobytes; nobody else may make us read more. */
const maxEventBytes = 512 * 1024;

type HandlerParts = Pick<ApiParts, 'db' | 'queue' | 'publicUrl' | 'payments'>;

export function createPaymentHandlers({
  payments: paymentsNow,
  ...parts
}: HandlerParts): FeatureHandlers<'paymentEvent'> {
  return {
    paymentEvent: async ({ upload, header }) => {
      const payments = paymentsNow();
      if (!payments) {
        upload.stream.destroy();
        throw new CodedError('payments-off');
      }
      const body = await readWhole(upload.stream);
      await receiveEvent({ ...parts, payments }, body, header('stripe-signature'), new Date());
      return { received: true };
    },
  };
}

/** As it came, to the byte: that is what the signature is over. */
async function readWhole(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += (piece as Buffer).length;
    if (bytes > maxEventBytes) throw new CodedError('too-large', { limit: '512 KB' });
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}
