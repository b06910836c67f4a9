import type { MediaSource } from '@reelwright/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import type { MediaKind } from '../media/media-kind.ts';

const seen: readonly MediaKind[] = ['image', 'video'];

/** Where pictures and clips can be searched for, or whatever kinds are asked for. */
export function useMediaSources(kinds: readonly MediaKind[] = seen) {
  const {
    data = [],
    isSuccess,
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
    sources: data.filter(({ type }) => kinds.includes(type)),
    /** Asked for and told; there may be none. */
    isKnown: isSuccess,
    problem: isError ? error.message : undefined,
    retry: () => void refetch(),
  };
}

/** Whether it stands for every source of its kind; the one of pictures for everything that is looked for. */
export const isAllSources = ({ value }: Pick<MediaSource, 'value'>) => value.startsWith('all');
