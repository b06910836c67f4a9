import { type MediaItem, mediaNames, withoutDoubles } from '@reelwright/contract';
import { untilAborted } from '../../abort/until-aborted.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Log } from '../../log/create-log.ts';
import type { MediaProvider, MediaQuery } from '../../providers/media-search/media-search-port.ts';

type Source = Pick<MediaProvider, 'value' | 'label' | 'description' | 'type' | 'pro' | 'apart'>;

export interface MediaSearch {
  readonly sources: readonly Source[];
  /** Somebody is about to search. */
  prepare(): void;
  find(query: Question): Promise<readonly MediaItem[]>;
}

interface Question extends Omit<MediaQuery, 'type'> {
  /** One kind, or several: 'image,video'. */
  readonly type: string;
  readonly source: string;
  readonly proMediaSources: boolean;
  readonly log?: Log;
}

/** A service elsewhere that takes longer is left out: one slow one must not hold up the others. */
const patienceMs = 6000;
/** Each has a name of its own: lists of choices take none twice. What is no source's name means all of them. */
const allSources = {
  image: { value: 'all', label: 'All sources' },
  video: { value: 'all_videos', label: 'All video sources' },
  audio: { value: 'all_sounds', label: 'All sound sources' },
} as const;

export function createMediaSearch(providers: readonly MediaProvider[]): MediaSearch {
  const ask = createAsking();
  const kinds = [...new Set(providers.map(({ type }) => type))];
  return {
    sources: [
      ...kinds.map((type) => ({
        ...allSources[type],
        description: 'Best matches first.',
        type,
        pro: false,
      })),
      ...providers.map(({ value, label, description, type, pro, apart }) => ({
        value,
        label,
        description,
        type,
        pro,
        ...(apart && { apart }),
      })),
    ],
    prepare: () => {
      // What cannot be read is told by the search itself.
      for (const { prepare } of providers) void prepare?.().catch(() => undefined);
    },
    find: async ({ source, type, proMediaSources, log, ...query }) => {
      // The source says what kind it has, whichever kind was asked for.
      const chosen = providers.find(({ value }) => value === source);
      if (chosen?.pro && !proMediaSources) throw new CodedError('paid-plan-required');
      if (chosen) {
        const found = await ask(chosen, { ...query, type: chosen.type }, log);
        return withoutDoubles(fittingFirst(found, query), mediaNames).slice(0, query.num);
      }
      const named = kinds.find((kind) => kind !== 'image' && allSources[kind].value === source);
      const types: readonly string[] = named ? [named] : type.split(',');
      const fitting = providers.filter(({ type: has, apart }) => types.includes(has) && !apart);
      const allowed = fitting.filter(({ pro }) => proMediaSources || !pro);
      const found = await Promise.all(
        allowed.map((provider) => {
          const own = { ...query, type: provider.type };
          return inTime(provider, own, (signal) => ask(provider, { ...own, signal }, log));
        }),
      );
      return withoutDoubles(inTurns(found), mediaNames).slice(0, query.num);
    },
  };
}

type Ask = (
  provider: MediaProvider,
  query: MediaQuery,
  log?: Log,
) => ReturnType<MediaProvider['search']>;

/**
 * Asks services, and writes down when one stops answering and when it answers again: once, not with every search of
 * everybody.
 */
function createAsking(): Ask {
  const silent = new Set<string>();
  return async (provider, query, log) => {
    const { value, label } = provider;
    try {
      const found = await provider.search(query);
      if (silent.delete(value)) log?.info(`${label} answers searches again.`);
      return found;
    } catch (error) {
      const isCalledOff = query.signal.aborted && !isLate(query.signal.reason);
      if (!isCalledOff && !silent.has(value)) {
        silent.add(value);
        log?.warn({ err: error }, `${label} doesn't answer searches; they go on without it.`);
      }
      throw error;
    }
  };
}

/** Why a search that took too long was called off. */
class TooLate extends Error {}
const isLate = (reason: unknown) => reason instanceof TooLate;

async function inTime(
  provider: MediaProvider,
  query: MediaQuery,
  search: (signal: AbortSignal) => ReturnType<MediaProvider['search']>,
): Promise<readonly MediaItem[]> {
  const late = new AbortController();
  const timer = provider.isHere
    ? undefined
    : setTimeout(() => late.abort(new TooLate()), patienceMs);
  try {
    const signal = AbortSignal.any([query.signal, late.signal]);
    return fittingFirst(await untilAborted(search(signal), signal), query);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/** Smaller than this on its shorter side, it is blurred in any video. */
const smallestPx = 480;

/** Not every service can be asked for a shape or a size: what fits the video comes first, otherwise as they found it. */
function fittingFirst(
  items: readonly MediaItem[],
  { shape }: Pick<MediaQuery, 'shape'>,
): readonly MediaItem[] {
  const fits = ({ width, height }: MediaItem) => {
    if (width <= 0 || height <= 0) return true;
    if (Math.min(width, height) < smallestPx) return false;
    if (shape === 'square') return Math.max(width, height) < 2 * Math.min(width, height);
    return shape === 'wide' ? width >= height : height >= width;
  };
  return [...items.filter(fits), ...items.filter((item) => !fits(item))];
}

/** The best of each, then the second best of each, and so on. */
function inTurns(lists: readonly (readonly MediaItem[])[]): MediaItem[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
}
