import type { MediaItem } from '@reelwright/contract';
import { untilAborted } from '../../abort/until-aborted.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { MediaProvider, MediaQuery } from '../../providers/media-search/media-search-port.ts';

type Source = Pick<MediaProvider, 'value' | 'label' | 'description' | 'type' | 'pro'>;

export interface MediaSearch {
  readonly sources: readonly Source[];
  find(
    query: MediaQuery & { readonly source: string; readonly proMediaSources: boolean },
  ): Promise<readonly MediaItem[]>;
}

/** Whoever takes longer is left out: one slow service must not hold up the others. */
const patienceMs = 6000;
const allSources = 'all';

export function createMediaSearch(providers: readonly MediaProvider[]): MediaSearch {
  const kinds = [...new Set(providers.map(({ type }) => type))];
  return {
    sources: [
      ...kinds.map((type) => ({
        value: allSources,
        label: 'All sources',
        description: 'Everything at once, the best first.',
        ...{ type, pro: false },
      })),
      ...providers.map(({ value, label, description, type, pro }) => ({
        ...{ value, label, description, type, pro },
      })),
    ],
    find: async ({ source, proMediaSources, ...query }) => {
      const fitting = providers.filter(({ type }) => type === query.type);
      const chosen = fitting.find(({ value }) => value === source);
      if (chosen?.pro && !proMediaSources) throw new CodedError('paid-plan-required');
      if (chosen) return withoutDoubles(await chosen.search(query)).slice(0, query.num);
      const allowed = fitting.filter(({ pro }) => proMediaSources || !pro);
      const found = await Promise.all(allowed.map((provider) => inTime(provider, query)));
      return withoutDoubles(inTurns(found)).slice(0, query.num);
    },
  };
}

async function inTime(provider: MediaProvider, query: MediaQuery): Promise<readonly MediaItem[]> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patienceMs);
  try {
    const signal = AbortSignal.any([query.signal, late.signal]);
    return await untilAborted(provider.search({ ...query, signal }), signal);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/** The best of each, then the second best of each, and so on. */
function inTurns(lists: readonly (readonly MediaItem[])[]): MediaItem[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
}

function withoutDoubles(items: readonly MediaItem[]): MediaItem[] {
  const seen = new Set<string>();
  return items.filter(({ url, ident }) => {
    if (seen.has(url) || seen.has(ident)) return false;
    seen.add(url).add(ident);
    return true;
  });
}
