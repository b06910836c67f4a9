import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';

/** Where pictures and clips can be searched for. */
export function useMediaSources() {
  const {
    data = [],
    isError,
    error,
    refetch,
  } = useQuery({
    queryKey: ['media-sources'],
    queryFn: () => request((options) => client.mediaSources({}, options)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return {
    sources: data.filter(({ type }) => type !== 'audio'),
    problem: isError ? error.message : undefined,
    retry: () => void refetch(),
  };
}
