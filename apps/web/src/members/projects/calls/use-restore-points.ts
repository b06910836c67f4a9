import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { historyKey } from './project-keys.ts';

/** The restore points of a project, newest first. */
export function useRestorePoints(id: number) {
  return useQuery({
    queryKey: historyKey(id),
    queryFn: ({ signal }) =>
      request((options) => client.projectHistory({ query: { id } }, options), { signal }),
    gcTime: 0,
    retry: false,
  });
}
