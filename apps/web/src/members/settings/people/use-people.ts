import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { type RequestOptions, request } from '../../../api/request.ts';

const key = ['people'];
type Message = { readonly msg: string };

export function usePeople(page: number, find: string) {
  return useQuery({
    queryKey: [...key, 'list', page, find],
    queryFn: ({ signal }) =>
      request((options) => client.people({ query: { page, find } }, options), { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useMessages() {
  return useQuery({
    queryKey: [...key, 'messages'],
    queryFn: ({ signal }) => request((options) => client.supportInbox({}, options), { signal }),
    retry: false,
  });
}

export function useSignUpRule() {
  return useQuery({
    queryKey: [...key, 'installation'],
    queryFn: ({ signal }) =>
      request((options) => client.installationChoices({}, options), { signal }),
    retry: false,
  });
}

/** Does something with people and shows them anew; says what was done, or why not. Whether it was. */
export function useDecide() {
  const queries = useQueryClient();
  return async (
    send: Parameters<typeof request<Message>>[0],
    options: RequestOptions<Message> = {},
  ): Promise<boolean> => {
    try {
      await request(send, {
        errorToast: true,
        progress: true,
        successToast: ({ msg }) => msg,
        ...options,
      });
      return true;
    } catch {
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: key });
    }
  };
}

export type Decide = ReturnType<typeof useDecide>;
