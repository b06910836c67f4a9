import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { endOtherSessions, endSession } from './actions.ts';

const key = ['sessions'];

/** The browsers that are signed in to this account. */
export function useDevices() {
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request((options) => client.sessionList({}, options), { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const end = async (id: string) => {
    await endSession(id).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: key });
  };
  const endOthers = async () => {
    await endOtherSessions().catch(() => undefined);
    await queries.invalidateQueries({ queryKey: key });
  };
  return { list, end, endOthers };
}

export type Device = NonNullable<ReturnType<typeof useDevices>['list']['data']>['results'][number];
