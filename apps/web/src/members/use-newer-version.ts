import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { isVersion } from './is-version.ts';

const asksEveryMs = 5 * 60_000;

/** The version the server runs, if it is another than the one this page was built from. */
export function useNewerVersion(): string | undefined {
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => client.version({ query: { self: __PRODUCT_VERSION__ } }, { signal }),
    refetchInterval: asksEveryMs,
    refetchOnWindowFocus: true,
    staleTime: asksEveryMs / 5,
    retry: false,
  });
  const latest = data?.trim() ?? '';
  return isVersion(latest) && latest !== __PRODUCT_VERSION__ ? latest : undefined;
}
