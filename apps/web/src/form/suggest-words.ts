import { client } from '../api/client.ts';

/** What people search for that begins like this. */
export async function suggestWords(
  q: string,
  words: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return client.suggest({ query: { q, words } }, { signal });
}
