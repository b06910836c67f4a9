import { createGuardedFetch, type GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import type { ArticleSearch, ArticleSource, FoundPage } from './article-search-port.ts';
import { createBraveArticles } from './brave-articles.ts';
import { mergeArticles } from './merge-articles.ts';
import { createSearxngArticles } from './searxng-articles.ts';
import { createWikipediaArticles } from './wikipedia-articles.ts';

export const articleSettings = ['WIKIPEDIA_ADDRESS', 'SEARXNG_ADDRESS', 'BRAVE_KEY'] as const;
type SearchSettings = Pick<Settings, (typeof articleSettings)[number]>;

const braveAddress = 'https://api.search.brave.com';
/** A service that takes longer is left out: one slow one must not hold up the others. */
const patienceMs = 7000;
/** After a service failed, nobody waits for it again for so long. */
const restMs = 60_000;

/** Places to find articles in that the operator named. */
export function createArticleSources(
  settings: SearchSettings,
  fetch: GuardedFetch,
): readonly ArticleSource[] {
  const { WIKIPEDIA_ADDRESS, SEARXNG_ADDRESS, BRAVE_KEY } = settings;
  return [
    ...(WIKIPEDIA_ADDRESS
      ? [createWikipediaArticles(WIKIPEDIA_ADDRESS, fetchFrom(WIKIPEDIA_ADDRESS))]
      : []),
    ...(SEARXNG_ADDRESS
      ? [createSearxngArticles(SEARXNG_ADDRESS, fetchFrom(SEARXNG_ADDRESS))]
      : []),
    ...(BRAVE_KEY ? [createBraveArticles({ address: braveAddress, key: BRAVE_KEY, fetch })] : []),
  ];
}

/** The address is the operator's choice, so it may stand on their own network. */
function fetchFrom(address: string): GuardedFetch {
  return createGuardedFetch({ allowOrigin: new URL(address).origin });
}

const nothing: FoundPage = { articles: [], more: false };

/** Asks all of them at once. One that fails is noted once, left alone for a while, and the others still answer. */
export function createArticleSearch(sources: readonly ArticleSource[]): ArticleSearch {
  const askEach = createAskEach(sources);
  return {
    async find(question, ask) {
      const found = await askEach(question, ask);
      return {
        articles: mergeArticles(found.map(({ articles }) => articles)),
        more: found.some(({ more }) => more),
      };
    },
  };
}

type AskEach = (...ask: Parameters<ArticleSearch['find']>) => Promise<readonly FoundPage[]>;

/** The same, with what each of them found on its own, in their order. */
export function createAskEach(sources: readonly ArticleSource[]): AskEach {
  const restsUntil = new Map<ArticleSource, number>();
  const failing = new Set<ArticleSource>();
  return (question, { signal, log }) => {
    const askOne = async (source: ArticleSource): Promise<FoundPage> => {
      if (Date.now() < (restsUntil.get(source) ?? 0)) return nothing;
      try {
        const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
        const found = await source.search(question, patience);
        failing.delete(source);
        return found;
      } catch (error) {
        signal.throwIfAborted();
        restsUntil.set(source, Date.now() + restMs);
        if (!failing.has(source)) log?.warn({ err: error }, `${source.name} found no articles.`);
        failing.add(source);
        return nothing;
      }
    };
    return Promise.all(sources.map(askOne));
  };
}
