import type { MediaProvider } from '../media-search-port.ts';

/** Services count what they are asked, and want the same to be asked once a day; some addresses they give last for 24 hours. */
const keptMs = 12 * 3_600_000;
const maxQuestions = 200;

/** Answers what was asked before from memory. What failed is asked again. */
export function rememberFinds(search: MediaProvider['search']): MediaProvider['search'] {
  const known = new Map<
    string,
    { readonly found: Awaited<ReturnType<typeof search>>; atMs: number }
  >();
  return async (query) => {
    const { keyword, num, page = 1, shape } = query;
    const question = JSON.stringify([keyword.trim().toLowerCase(), num, page, shape]);
    const kept = known.get(question);
    if (kept && Date.now() - kept.atMs < keptMs) return kept.found;
    const found = await search(query);
    known.delete(question);
    known.set(question, { found, atMs: Date.now() });
    const [oldest] = known.keys();
    if (known.size > maxQuestions && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
