// What the Top 10 asks the server, each answer kept for as long as the page is open.
import type { KnownList } from '@reelwright/wizards/machine';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

const kept = new Map<string, Promise<unknown>>();

/** A failed question is asked again next time. */
function once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const known = kept.get(key) as Promise<Answer> | undefined;
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** Ideas for lists about a keyword, the best first. */
export function askIdeas(keyword: string): Promise<readonly string[]> {
  return once(`ideas ${keyword}`, () =>
    request((options) => client.ideaKeywords({ query: { kw: keyword } }, options)),
  );
}

/** How a question to a search box may go on. */
export function askSuggestions(q: string): Promise<readonly string[]> {
  return once(`suggest ${q}`, () =>
    request((options) => client.suggest({ query: { q } }, options)),
  );
}

/** Names for the list of an idea, and what people wrote about its topic. */
export function askList(idea: string): Promise<KnownList> {
  return once(`list ${idea}`, async () => {
    const { results, about } = await request((options) =>
      client.top10({ query: { kw: idea } }, options),
    );
    return { names: results, about };
  });
}

interface FactsQuestion {
  readonly term: string;
  readonly keyword: string;
  readonly unit: string;
  readonly retry: number;
}

/** Sentences about an item, and whom to thank for them. */
export function askFacts(question: FactsQuestion) {
  return request((options) => client.describe({ query: question }, options));
}

/** What a picture of an item should show. */
export function askHints(idea: string, item: string) {
  return once(`hints ${idea} ${item}`, () =>
    request((options) => client.itemHints({ query: { idea, item } }, options)),
  );
}
