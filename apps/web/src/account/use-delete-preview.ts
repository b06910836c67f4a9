import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';

/** What deleting the account would do, and how it is confirmed. */
export function useDeletePreview() {
  return useQuery({
    queryKey: ['delete-preview'],
    queryFn: ({ signal }) => request((options) => client.deletePreview({}, options), { signal }),
    retry: false,
    gcTime: 0,
  });
}
