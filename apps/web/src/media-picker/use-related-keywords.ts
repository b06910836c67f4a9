import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';

/** What is around a keyword, to look for as well. */
export function useRelatedKeywords(keyword: string): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['related-keywords', keyword],
    queryFn: () => request((options) => client.relatedKeywords({ query: { keyword } }, options)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: keyword !== '',
  });
  return data;
}

/** Spec: so many tabs at most. */
export const maxKeywordTabs = 8;
