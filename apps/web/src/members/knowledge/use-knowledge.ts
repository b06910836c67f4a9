import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { usePagedList } from '../../ui/use-paged-list.ts';

const knowledgeKey = ['knowledge'] as const;

export interface KnowledgeView {
  readonly page: number;
  readonly search: string;
}

/** What the owner wrote, ten at a time. */
export function useOwnEntries({ page, search }: KnowledgeView, enabled: boolean) {
  return usePagedList({
    queryKey: [...knowledgeKey, 'own'],
    enabled,
    page,
    search,
    filters: {},
    fetchPage: ({ items_start, items_num, search: wanted }, signal) =>
      request(
        (options) =>
          client.ownEntries({ query: { items_start, items_num, search: wanted } }, options),
        { signal },
      ),
  });
}

/** What comes with Reelwright, ten at a time. */
export function useKnownEntries({ page, search }: KnowledgeView, enabled: boolean) {
  return usePagedList({
    queryKey: [...knowledgeKey, 'known'],
    enabled,
    page,
    search,
    filters: {},
    fetchPage: ({ items_start, items_num, search: wanted }, signal) =>
      request(
        (options) =>
          client.knownEntries({ query: { items_start, items_num, search: wanted } }, options),
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
