import { planOf } from '@reelwright/plans';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { MediaSearch } from './media-search-service.ts';

export function createMediaSearchHandlers(
  search: MediaSearch,
): FeatureHandlers<'mediaSources' | 'mediaSearch'> {
  return {
    mediaSources: () => [...search.sources],
    mediaSearch: async ({ query, caller, signal, log }) => {
      const who = await caller();
      const holder =
        who.kind === 'member'
          ? { ...who, guest: false }
          : { plan: null, planUntil: null, owner: false, guest: true };
      const { proMediaSources } = planOf(holder, new Date()).limits;
      const { type, keyword, source, num, page, orientation } = query;
      return [
        ...(await search.find({
          type,
          keyword,
          source,
          num,
          page,
          signal,
          log,
          proMediaSources,
          shape: orientation,
        })),
      ];
    },
  };
}
