import { createHash } from 'node:crypto';
import { plainText } from '@reelwright/article';
import type { NewsExtract, NewsStory, OwnFeed } from '@reelwright/contract';
import { bulletLimits, storyLines, storyLocation } from '@reelwright/wizards/news';
import type { Log } from '../../log/create-log.ts';
import { slugOf } from '../../providers/article-search/own-articles.ts';
import type { News } from '../../providers/news/create-news.ts';
import type { ArticleService } from './article-service.ts';

type Asker = Parameters<ArticleService['read']>[1];
type NewsAsker = Asker & { readonly log?: Pick<Log, 'warn'> };

export interface NewsService {
  stories(
    question: {
      readonly keyword: string;
      readonly feeds: readonly string[];
      readonly withThisWeek?: boolean;
    },
    asker: NewsAsker,
  ): Promise<readonly NewsStory[]>;
  /** What is in each feed, or why it cannot be read. */
  lookInto(feeds: readonly string[], asker: NewsAsker): Promise<readonly OwnFeed[]>;
  extract(url: string, asker: Asker): Promise<NewsExtract>;
}

export function createNewsService(news: News, articles: ArticleService): NewsService {
  return {
    lookInto: news.lookInto,
    async stories(question, ask) {
      const found = await news.find(question, ask);
      return found.map(({ url, ...story }) => ({ id: idOf(url), link: url, ...story }));
    },
    async extract(url, asker) {
      const article = await articles.read(url, asker);
      const { title, body, site, date, image } = article;
      // Of what we know, sentences stand under the name of what they tell of.
      const isOurs = article.chapters !== undefined;
      const part = isOurs ? partCalled(body, URL.parse(url)?.hash.slice(1) ?? '') : undefined;
      const lines = storyLines(part ?? body, { withHeadings: isOurs && part === undefined });
      const extract = await articles.summarize(
        { lines: [...lines], title, max: bulletLimits.advised },
        asker,
      );
      const location = storyLocation(body);
      return {
        title,
        extract,
        ...(article.url && { link: article.url }),
        ...(image && { image }),
        ...(site && { site }),
        ...(date && { date: date.slice(0, 10) }),
        ...(location && { location }),
      };
    },
  };
}

/** What an article of ours tells of one thing: an address may name it behind a '#'. */
function partCalled(body: string, name: string): string | undefined {
  if (name === '') return undefined;
  const parts = body.split(/(?=<h2>)/);
  return parts.find((part) => slugOf(plainText(/^<h2>(.*?)<\/h2>/.exec(part)?.[1] ?? '')) === name);
}

/** The same story has the same name whoever finds it. */
function idOf(url: string): string {
  return createHash('sha256').update(url).digest('base64url').slice(0, 16);
}
