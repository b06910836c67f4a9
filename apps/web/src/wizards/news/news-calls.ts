// What the News wizard asks the server: stories about a keyword, what one's own feeds have, and what a page tells.
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

export function findStories(keyword: string, signal: AbortSignal) {
  const query = { keyword: keyword.slice(0, 120), feeds: '', thisWeek: 'yes' } as const;
  return request((options) => client.newsStories({ query }, options), { signal });
}

/** Feeds of one's own: what is in each, or why it can't be read. */
export async function findFeeds(signal: AbortSignal) {
  return (await request((options) => client.newsFeeds({}, options), { signal })).feeds;
}

export async function saveFeeds(addresses: readonly string[]) {
  const body = { feeds: [...addresses] };
  return (await request((options) => client.newsFeedsSave({ body }, options))).feeds;
}

export function extractStory(url: string, keyword: string, signal: AbortSignal) {
  const body = { url, keyword: keyword.slice(0, 120) };
  return request((options) => client.newsExtract({ body }, options), { signal });
}
