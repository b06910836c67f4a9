import type { CallReply, Calls } from '@reelwright/contract';
import { useEffect, useState } from 'react';
import { client } from '../api/client.ts';

export type Prices = CallReply<Calls['billingPrices']>;

/** What plans cost: undefined while it is not known, null where they cannot be paid here. */
export function usePrices(): Prices | null | undefined {
  const [prices, setPrices] = useState<Prices | null>();
  useEffect(() => {
    const ending = new AbortController();
    client
      .billingPrices({}, { signal: ending.signal })
      .then((found) => setPrices(found.takes_payments ? found : null))
      // The page says how to ask for a plan instead.
      .catch(() => !ending.signal.aborted && setPrices(null));
    return () => ending.abort();
  }, []);
  return prices;
}
