import { planOf } from '@reelwright/plans';
import { CodedError } from '../../errors/coded-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { createFairQueue, TooManyWaiting } from '../../threads/fair-queue.ts';
import { turnOf } from '../../turns/turn-of.ts';
import type { MediaSearch } from './media-search-service.ts';
import type { FindPhotos } from './photos/find-photos.ts';

/** Each takes a second or two of a processor for all the photos that are looked at; people take turns. */
const photoLimits = { atOnce: 2, atOncePerAccount: 1, waitingPerAccount: 3, waitingInAll: 40 };

export function createMediaSearchHandlers(
  search: MediaSearch,
  findPhotos: FindPhotos,
): FeatureHandlers<'mediaSources' | 'mediaSearch' | 'filmPhotos'> {
  const queue = createFairQueue(photoLimits);
  return {
    mediaSources: () => {
      search.prepare();
      return [...search.sources];
    },
    mediaSearch: async ({ query, caller, signal, log }) => {
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
          proMediaSources: hasProSources(await caller()),
          shape: orientation,
        })),
      ];
    },
    filmPhotos: async ({ body, caller, address, signal }) => {
      const who = await caller();
      const options = { signal, proMediaSources: hasProSources(who) };
      const { person } = turnOf(who, address);
      try {
        return await queue.run(person, () => findPhotos(body, options), signal);
      } catch (error) {
        throw error instanceof TooManyWaiting ? new CodedError('photos-busy') : error;
      }
    },
  };
}

function hasProSources(who: Caller): boolean {
  const holder =
    who.kind === 'member'
      ? { ...who, guest: false }
      : { plan: null, planUntil: null, owner: false, guest: true };
  return planOf(holder, new Date()).limits.proMediaSources;
}
