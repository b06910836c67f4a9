import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { minutesKey } from './video-keys.ts';

/** How much of the month's video a member has used, and how much their plan has. */
export function useVideoMinutes({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({
    queryKey: minutesKey,
    queryFn: ({ signal }) => request((options) => client.videoMinutes({}, options), { signal }),
    staleTime: 60_000,
    // Films are also finished while nobody looks at them.
    refetchInterval: 60_000,
    retry: 1,
    enabled,
  });
}
