import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { type RequestOptions, request } from '../../api/request.ts';

const deskKey = ['affiliate-desk'];
type Message = { readonly msg: string };

/** A page of affiliates and what waits for the owner, and a way to decide something. */
export function useDesk(page: number, find: string) {
  const queries = useQueryClient();
  const desk = useQuery({
    queryKey: [...deskKey, page, find],
    queryFn: ({ signal }) =>
      request((options) => client.affiliateDesk({ query: { page, find } }, options), { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const decide = async (
    send: Parameters<typeof request<Message>>[0],
    options: RequestOptions<Message> = {},
  ) => {
    await request(send, {
      errorToast: true,
      progress: true,
      successToast: ({ msg }) => msg,
      ...options,
    }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: deskKey });
  };
  return { desk, decide };
}

export type Decide = ReturnType<typeof useDesk>['decide'];
