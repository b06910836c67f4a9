import { ApiError, type GraphName } from '@reelwright/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

const affiliateKey = ['affiliate'] as const;
const dayMs = 86_400_000;

/** How the affiliate stands. */
export function useAffiliateInfo({ hasJoined }: { readonly hasJoined: boolean }) {
  return useQuery({
    queryKey: [...affiliateKey, 'info'],
    queryFn: ({ signal }) => request((options) => client.affiliateInfo({}, options), { signal }),
    retry: false,
    enabled: hasJoined,
  });
}

/** Whether they have not joined yet. */
export function isNoAffiliate(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'affiliate-required';
}

/** One graph over so many days; 0 is all. Asked for again after a day, or when somebody wants it. */
export function useGraph(graph: GraphName, days: number) {
  return useQuery({
    queryKey: [...affiliateKey, 'graph', graph, days],
    queryFn: ({ signal }) =>
      request((options) => client.affiliateGraph({ params: { graph }, query: { days } }, options), {
        signal,
      }),
    retry: false,
    staleTime: dayMs,
    gcTime: dayMs,
  });
}

export const settingsKey = [...affiliateKey, 'settings'] as const;

export function useAffiliateSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) =>
      request((options) => client.affiliateSettings({}, options), { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whom the money goes to. */
export function usePayoutItem() {
  return useQuery({
    queryKey: [...affiliateKey, 'payout'],
    queryFn: ({ signal }) => request((options) => client.payoutLoad({}, options), { signal }),
    retry: false,
  });
}

export function useTransfers() {
  return useQuery({
    queryKey: [...affiliateKey, 'transfers'],
    queryFn: ({ signal }) => request((options) => client.payoutTransfers({}, options), { signal }),
    retry: false,
  });
}

/** Whether a service checks who people are, or the owner does. */
export function useVerification() {
  return useQuery({
    queryKey: [...affiliateKey, 'verification'],
    queryFn: ({ signal }) =>
      request((options) => client.payoutVerification({}, options), { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function refreshAffiliate(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: affiliateKey });
}
