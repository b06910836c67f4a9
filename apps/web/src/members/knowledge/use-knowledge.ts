import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { type PagedReply, usePagedList } from '../../ui/use-paged-list.ts';

const knowledgeKey = ['knowledge'] as const;

export interface KnowledgeView {
  readonly page: number;
  readonly search: string;
}

/** What the owner wrote, ten at a time. */
export const useOwnEntries = (view: KnowledgeView, enabled: boolean) =>
  useEntries('own', client.ownEntries, view, enabled);

/** What comes with Reelwright, ten at a time. */
export const useKnownEntries = (view: KnowledgeView, enabled: boolean) =>
  useEntries('known', client.knownEntries, view, enabled);

type FetchEntries<Reply> = (
  input: Parameters<typeof client.knownEntries>[0],
  options: Parameters<typeof client.knownEntries>[1],
) => Promise<Reply>;

function useEntries<Reply extends PagedReply>(
  list: 'own' | 'known',
  fetchEntries: FetchEntries<Reply>,
  { page, search }: KnowledgeView,
  enabled: boolean,
) {
  return usePagedList({
    queryKey: [...knowledgeKey, list],
    enabled,
    page,
    search,
    filters: {},
    fetchPage: ({ items_start, items_num, search: wanted }, signal) =>
      request(
        (options) => fetchEntries({ query: { items_start, items_num, search: wanted } }, options),
        { signal },
      ),
  });
}

export function entryKey(id: number): readonly unknown[] {
  return [...knowledgeKey, 'entry', id];
}

export function refreshKnowledge(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: knowledgeKey });
}
