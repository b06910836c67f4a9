import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';

/** Which ways of signing in there are here, and who may make an account. */
export function useSignInOptions() {
  return useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => client.signInOptions({}, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
