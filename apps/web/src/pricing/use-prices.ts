import type { CallReply, Calls } from '@reelwright/contract';
import { useEffect, useState } from 'react';
import { client } from '../api/client.ts';

export type Prices = CallReply<Calls['billingPrices']>;

/** What plans cost; nothing while it is not known, and where they cannot be paid here. */
export function usePrices(): Prices | undefined {
  const [prices, setPrices] = useState<Prices>();
  useEffect(() => {
    const ending = new AbortController();
    client
      .billingPrices({}, { signal: ending.signal })
      .then((found) => setPrices(found.takes_payments ? found : undefined))
      // The page says how to ask for a plan instead.
      .catch(() => undefined);
    return () => ending.abort();
  }, []);
  return prices;
}
