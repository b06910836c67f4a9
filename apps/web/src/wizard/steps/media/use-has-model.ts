import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';

/** Whether a language model is set up here. Until that is known, none is promised. */
export function useHasModel(): boolean {
  const { data } = useQuery({
    queryKey: ['knowledge-options'],
    queryFn: () => request((options) => client.knowledgeOptions({}, options)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data?.model === true;
}
