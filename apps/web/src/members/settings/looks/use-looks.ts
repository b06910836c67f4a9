import type { Looks } from '@reelwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';

const key = ['looks'];

export function useLooks() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request((options) => client.looks({}, options), { signal }),
    retry: false,
    // What is being typed must not be replaced by what was saved.
    refetchOnWindowFocus: false,
  });
}

/** Resolves to whether it was saved; what was wrong was said. */
export function useSaveLooks() {
  const queries = useQueryClient();
  return async (looks: Looks): Promise<boolean> => {
    try {
      await request((options) => client.looksSave({ body: looks }, options), {
        errorToast: true,
        progress: true,
        successToast: ({ msg }) => msg,
      });
      await queries.invalidateQueries({ queryKey: key });
      return true;
    } catch {
      return false;
    }
  };
}
