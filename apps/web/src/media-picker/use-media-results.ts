import { type MediaSource, mediaNames, withoutDoubles } from '@reelwright/contract';
import { useQueries } from '@tanstack/react-query';
import { findMedia, findMediaOrMore, type MediaQuestion } from './find-media.ts';
import { isAllSources } from './use-media-sources.ts';

/** So many tiles in all; each of several sources brings its share. */
const resultsAtOnce = 24;
const fewestOfSource = 12;
const maxPages = 10;

interface Wanted extends Pick<MediaQuestion, 'keyword' | 'orientation'> {
  readonly source: MediaSource | undefined;
  /** Those that may be asked in place of 'All sources'. */
  readonly sources: readonly MediaSource[];
  /** How many times more was asked for, and once. */
  readonly pages: number;
}

/**
 * What was found, source by source as they answer. What is shown stays where it is: whoever answers later comes
 * behind, and one that fails or is slow holds nobody up.
 */
export function useMediaResults({ keyword, orientation, source, sources, pages }: Wanted) {
  const asked = source ? sourcesBehind(source, sources) : [];
  const isAlone = asked.length === 1;
  const num = isAlone ? resultsAtOnce : fewestOfSource;
  const find = isAlone ? findMediaOrMore : findMedia;
  const searches = useQueries({
    queries: pagesOf(asked, pages).map(({ value, type, page }) => {
      const question = { keyword, source: value, type, orientation, num, page };
      return {
        queryKey: ['media-search', question],
        queryFn: ({ signal }: { signal: AbortSignal }) => find(question, signal),
        enabled: keyword !== '',
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      };
    }),
  });
  const answered = searches
    .filter(({ data }) => data !== undefined)
    .toSorted((one, other) => one.dataUpdatedAt - other.dataUpdatedAt);
  const failed = searches.filter(({ isError }) => isError);
  const silent = asked.filter((_, at) =>
    searches.some(({ isError }, index) => isError && index % asked.length === at),
  );
  const isPending =
    keyword !== '' && (source === undefined || searches.some((search) => search.isPending));
  return {
    items: withoutDoubles(
      answered.flatMap(({ data }) => data ?? []),
      mediaNames,
    ),
    isPending,
    /** Whether a source may have more: not every one gives as many as were asked for, even if it has them. */
    hasMore:
      pages < maxPages &&
      searches.slice(asked.length * (pages - 1)).some(({ data }) => (data?.length ?? 0) >= num / 2),
    /** Those that did not answer, while others did. */
    silent: failed.length < searches.length ? silent.map(({ label }) => label) : [],
    problem: failed.length === searches.length ? failed[0]?.error?.message : undefined,
    isEmpty: !isPending && answered.length > 0 && answered.every(({ data }) => data?.length === 0),
    retry: () => {
      for (const search of failed) void search.refetch();
    },
  };
}

function pagesOf(sources: readonly MediaSource[], pages: number) {
  return Array.from({ length: pages }, (_, at) => at + 1).flatMap((page) =>
    sources.map(({ value, type }) => ({ value, type, page })),
  );
}

function sourcesBehind(source: MediaSource, sources: readonly MediaSource[]) {
  if (!isAllSources(source)) return [source];
  // Spec: a search may be for pictures and clips together.
  const isForAll = source.type === 'image';
  return sources.filter(
    (one) => (isForAll || one.type === source.type) && !isAllSources(one) && !one.apart,
  );
}
