import { objectsIn } from '@reelwright/wizards';
import type { GatherWishes } from './gather-wishes.ts';

/** What the built-in pictures of a word or sentence show. */
export async function objectsFor(
  words: string,
  { pictures, signal }: Pick<GatherWishes, 'pictures' | 'signal'>,
): Promise<readonly string[]> {
  const query = { keyword: words, type: 'image', num: 8, shape: 'wide', signal } as const;
  return objectsIn(await pictures.search(query), words);
}
