import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';

const key = ['health'];
const lookAgainMs = 10_000;
type Message = { readonly msg: string };

export function useHealth() {
  return useQuery({
    queryKey: [...key, 'report'],
    queryFn: ({ signal }) => request((options) => client.healthReport({}, options), { signal }),
    refetchInterval: lookAgainMs,
    retry: false,
  });
}

export function useBackups() {
  return useQuery({
    queryKey: [...key, 'backups'],
    queryFn: ({ signal }) => request((options) => client.backups({}, options), { signal }),
    refetchInterval: lookAgainMs,
    retry: false,
  });
}

/** Does something and looks anew; says what was done, or why not. */
export function useMend() {
  const queries = useQueryClient();
  return async (send: Parameters<typeof request<Message>>[0]) => {
    await request(send, {
      errorToast: true,
      progress: true,
      successToast: ({ msg }) => msg,
    }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: key });
  };
}

export type Mend = ReturnType<typeof useMend>;
