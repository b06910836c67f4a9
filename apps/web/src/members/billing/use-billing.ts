import type { Billing } from '@reelwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadUser } from '../../account/session-store.ts';
import { client } from '../../api/client.ts';
import { type RequestOptions, request } from '../../api/request.ts';
import { minutesKey } from '../../publish/calls/video-keys.ts';

const billingKey = ['billing'] as const;
/** What is used of a plan, and what it has. */
export const usageKey = ['usage'] as const;

/** What somebody has, and what they paid. */
export function useBilling({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({
    queryKey: billingKey,
    queryFn: ({ signal }) => request((options) => client.billing({}, options), { signal }),
    enabled,
    retry: false,
  });
}

/** Makes a call that changes what somebody has; all of the page knows of it afterwards, and what the account may do. */
export function useBillingChange() {
  const queries = useQueryClient();
  return async (
    send: Parameters<typeof request<Billing>>[0],
    options: RequestOptions<Billing> = {},
  ): Promise<Billing> => {
    const billing = await request(send, options);
    queries.setQueryData(billingKey, billing);
    await loadUser();
    // Another plan has other limits.
    void queries.invalidateQueries({ queryKey: usageKey });
    void queries.invalidateQueries({ queryKey: minutesKey });
    return billing;
  };
}

/** The page of the payment service for cards and receipts. */
export async function openPortal(): Promise<void> {
  const { address } = await request((options) => client.billingPortal({}, options), {
    errorToast: true,
    progress: true,
  });
  location.assign(address);
}
