import { createArticleReader } from '../../../providers/article-reader/create-article-reader.ts';
import { createReadingTurns } from '../../../providers/article-reader/reading-turns.ts';
import type { ArticleSource } from '../../../providers/article-search/article-search-port.ts';
import { createArticleSources } from '../../../providers/article-search/create-article-search.ts';
import { createOwnArticles } from '../../../providers/article-search/own-articles.ts';
import { createNews } from '../../../providers/news/create-news.ts';
import { createGdeltNews } from '../../../providers/news/gdelt-news.ts';
import type { Settings } from '../../../settings/read-settings.ts';
import { type Answer, type Attempt, ConnectionTrouble, fetchFrom } from './attempt.ts';

async function search(source: ArticleSource | undefined, signal: AbortSignal): Promise<Answer> {
  if (!source) throw new ConnectionTrouble('Something is missing.');
  const { articles } = await source.search({ keyword: 'coffee', page: 0 }, signal);
  const [first] = articles;
  if (!first) return { sentence: 'It answered, but found nothing about coffee.' };
  return {
    sentence: `It answered with ${articles.length} pages about coffee, the first is “${first.title}”.`,
  };
}

/** Asks the one place that these settings name. */
export function searchArticles(...names: readonly ('SEARXNG_ADDRESS' | 'BRAVE_KEY')[]): Attempt {
  return ({ settings, fetch, signal }) => {
    const only: Partial<Settings> = Object.fromEntries(names.map((name) => [name, settings[name]]));
    const none = { WIKIPEDIA_ADDRESS: undefined, SEARXNG_ADDRESS: undefined, BRAVE_KEY: undefined };
    return search(createArticleSources({ ...none, ...only }, fetch)[0], signal);
  };
}

export const askGdelt: Attempt = ({ settings, signal }) => {
  const address = settings.GDELT_ADDRESS ?? '';
  return search(createGdeltNews(address, fetchFrom(address)), signal);
};

export const readFeeds: Attempt = async ({ settings, signal }) => {
  const reader = createArticleReader();
  try {
    const news = createNews({
      settings: { NEWS_FEEDS: undefined, SEARXNG_ADDRESS: undefined, GDELT_ADDRESS: undefined },
      fetch: (url, options) => fetchFrom(url)(url, options),
      reader,
      inTurn: createReadingTurns(),
      own: createOwnArticles(settings.PUBLIC_URL),
    });
    const feeds = await news.lookInto(settings.NEWS_FEEDS ?? [], { account: 'test', signal });
    const broken = feeds.find(({ problem }) => problem);
    if (broken) throw new ConnectionTrouble(`${broken.address}: ${broken.problem}`);
    const told = feeds.map(({ title, stories }) => `“${title}” has ${stories} stories`);
    return { sentence: `${told.join(', ')}.` };
  } finally {
    await reader.close();
  }
};
