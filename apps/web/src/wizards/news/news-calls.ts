// What the News wizard asks the server: stories about a keyword, and what a page tells.
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

export function findStories(keyword: string, feeds: readonly string[], signal: AbortSignal) {
  const query = {
    keyword: keyword.slice(0, 120),
    feeds: feeds.join(' '),
    thisWeek: 'yes',
  } as const;
  return request((options) => client.newsStories({ query }, options), { signal });
}

export function extractStory(url: string, keyword: string, signal: AbortSignal) {
  const body = { url, keyword: keyword.slice(0, 120) };
  return request((options) => client.newsExtract({ body }, options), { signal });
}
