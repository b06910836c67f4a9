import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';

/** The restore points of a project, newest first; asked for again when it is at another revision. */
export function useRestorePoints(id: number, revision: number) {
  return useQuery({
    queryKey: ['project-history', id, revision],
    queryFn: ({ signal }) =>
      request((options) => client.projectHistory({ query: { id } }, options), { signal }),
    gcTime: 0,
    retry: false,
  });
}
