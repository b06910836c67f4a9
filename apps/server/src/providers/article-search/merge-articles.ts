import type { FoundArticle } from '@reelwright/contract';

/** What is put behind addresses to see who came from where. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref|ref_src|source|cmpid|ito|_ga|yclid|spm)$/i;

/** The address of an article, however somebody was led to it. */
export function plainAddress(url: string): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  for (const name of [...parsed.searchParams.keys()]) {
    if (tracking.test(name)) parsed.searchParams.delete(name);
  }
  parsed.hash = '';
  return parsed.href;
}

/** The same page has the same key: with or without www, with https or without, with a slash at its end or not. */
function keyOf(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.|m\.|amp\.)?/, '').replace(/\/(?=$|\?)/, '');
}

/** The first of each list, then the second of each, and so on: no list crowds out another. */
export function byTurns(lists: readonly (readonly FoundArticle[])[]): readonly FoundArticle[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** No page twice, each at its plain address, and none without a title. */
export function eachPageOnce(found: readonly FoundArticle[]): readonly FoundArticle[] {
  const kept = new Map<string, FoundArticle>();
  for (const article of found) {
    const url = plainAddress(article.url);
    if (url === undefined || article.title === '' || kept.has(keyOf(url))) continue;
    kept.set(keyOf(url), { ...article, url });
  }
  return [...kept.values()];
}

/** Those whose date is known, the newest first; behind them the others as they stood. */
export function newestFirst(articles: readonly FoundArticle[]): readonly FoundArticle[] {
  const timeOf = ({ date }: FoundArticle) => (date ? Date.parse(date) || 0 : 0);
  return articles.toSorted((a, b) => timeOf(b) - timeOf(a));
}

/**
 * What all sources found as one list: the best of each in turn, no page twice, and, of those whose date is known, the
 * newest first. The others keep their places, since a place among them says how well they fit.
 */
export function mergeArticles(
  found: readonly (readonly FoundArticle[])[],
): readonly FoundArticle[] {
  const all = eachPageOnce(byTurns(found));
  const newest = [...newestFirst(all.filter(({ date }) => date !== undefined))];
  return all.map((article) => (article.date === undefined ? article : (newest.shift() ?? article)));
}
