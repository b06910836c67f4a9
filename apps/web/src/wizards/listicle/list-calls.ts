// What the Top 10 asks the server besides its draft.
import type { FactsQuestion } from '@reelwright/wizards/draft';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

const suggested = new Map<string, Promise<readonly string[]>>();

/** How a question to a search box may go on; kept for as long as the page is open. */
export function askSuggestions(q: string): Promise<readonly string[]> {
  const known = suggested.get(q);
  if (known) return known;
  const asked = request((options) => client.suggest({ query: { q } }, options));
  suggested.set(q, asked);
  // A failed question is asked again next time.
  asked.catch(() => suggested.delete(q));
  return asked;
}

/** Two or three sentences about an item, and whom to thank for them; others each time. */
export function askFacts(question: FactsQuestion & { readonly retry: number }) {
  return request((options) => client.describe({ query: question }, options));
}
