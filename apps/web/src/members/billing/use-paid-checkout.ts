import { useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { useBillingChange } from './use-billing.ts';

/** How far the payment is that somebody comes back from. */
export type PaidState = 'none' | 'asking' | 'active' | 'late';

const firstPauseMs = 1000;
const longestMs = 45_000;

/**
 * Somebody comes back from the page on which they paid: asks what became of it until their plan is there, whichever is
 * first of the service telling us and our asking. The address forgets it, so that a reload does not ask again.
 */
export function usePaidCheckout(search: string): PaidState {
  const [state, setState] = useState<PaidState>(() =>
    new URLSearchParams(search).has('paid') ? 'asking' : 'none',
  );
  const change = useRef(useBillingChange());
  useEffect(() => {
    const session = new URLSearchParams(search).get('paid');
    if (session === null) return;
    let isOver = false;
    const begin = Date.now();
    const ask = async (pauseMs: number): Promise<void> => {
      const billing = await change
        .current((options) => client.billingConfirm({ body: { session } }, options))
        .catch(() => undefined);
      if (isOver) return;
      const hasPlan = billing?.subscription?.state === 'active';
      if (hasPlan || Date.now() - begin > longestMs) {
        const address = new URL(location.href);
        address.search = '';
        history.replaceState(history.state, '', address);
        setState(hasPlan ? 'active' : 'late');
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (!isOver) await ask(Math.min(pauseMs * 1.5, 5000));
    };
    void ask(firstPauseMs);
    return () => {
      isOver = true;
    };
  }, [search]);
  return state;
}
