import type Stripe from 'stripe';
import { CodedError } from '../../../errors/coded-error.ts';

export interface StripeAccess {
  readonly key: string;
  /** A server that speaks like Stripe, in place of its own. */
  readonly address: string | undefined;
}

/** Asks Stripe something; what fails becomes one of our own errors. */
export type AskStripe = <T>(ask: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Stripe's own client. It is large: loaded when first needed, so that nobody waits for it at the start. */
export function openStripe({ key, address }: StripeAccess): AskStripe {
  let client: Promise<Stripe> | undefined;
  const open = async () => {
    const { default: StripeClient } = await import('stripe');
    return new StripeClient(key, {
      apiVersion: '2026-10-28.endive',
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
      ...(address && hostOf(address)),
    });
  };
  return async (ask) => {
    client ??= open();
    const stripe = await client;
    try {
      return await ask(stripe);
    } catch (cause) {
      if (cause instanceof CodedError) throw cause;
      const { type } = cause as { type?: unknown };
      const isDeclined = type === 'StripeCardError' || type === 'card_error';
      throw new CodedError(isDeclined ? 'card-declined' : 'payments-unavailable', undefined, {
        cause,
      });
    }
  };
}

function hostOf(address: string) {
  const { hostname, port, protocol } = new URL(address);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
