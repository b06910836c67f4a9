import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { toast } from '../../../ui/toast.tsx';
import { refreshAffiliate } from '../use-affiliate.ts';
import { payoutInfo } from './payout-fields.ts';

/** Somebody comes back from the identity check: how it ended is looked up once, and the way goes on. */
export function useReturnedInquiry(onReturn: () => void): void {
  const queries = useQueryClient();
  const onReturned = useRef(onReturn);
  onReturned.current = onReturn;
  useEffect(() => {
    const address = new URL(location.href);
    const inquiryId = address.searchParams.get('inquiry-id');
    if (!inquiryId) return;
    address.search = '';
    history.replaceState(history.state, '', address);
    void lookUp(inquiryId)
      .then(() => refreshAffiliate(queries))
      .then(() => onReturned.current())
      .catch(() => undefined);
  }, [queries]);
}

async function lookUp(inquiryId: string): Promise<void> {
  const { verified } = await request(
    (options) => client.payoutPersona({ body: { inquiryId } }, options),
    { errorToast: true, progress: true },
  );
  if (verified) {
    toast.success('Your account is verified');
    return;
  }
  const { item } = await request((options) => client.payoutLoad({}, options));
  await request(
    (options) => client.payoutFailed({ body: { item: payoutInfo({ ...item }) } }, options),
    { successToast: ({ msg }) => msg },
  );
}
