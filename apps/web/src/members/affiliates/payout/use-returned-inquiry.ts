import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '../../../ui/toast.tsx';
import { refreshAffiliate } from '../use-affiliate.ts';

/** Somebody comes back from the identity check: they read how it ended, and the way to their money goes on. */
export function useReturnedInquiry(onReturn: () => void): void {
  const queries = useQueryClient();
  const onReturned = useRef(onReturn);
  onReturned.current = onReturn;
  useEffect(() => {
    const address = new URL(location.href);
    const ended = address.searchParams.get('verified');
    if (ended === null) return;
    address.search = '';
    history.replaceState(history.state, '', address);
    if (ended === 'yes') toast.success('Your account is verified');
    void refreshAffiliate(queries).then(() => onReturned.current());
  }, [queries]);
}
