import { recipeOf } from '@reelwright/pictures';
import type { GatherWishes } from './gather-answers.ts';

/** How well a picture has to fit words that do not name it, and words that do. */
const surely = 0.8;
const fits = 0.5;

/** What the built-in pictures of a word or sentence show. */
export async function objectsFor(
  words: string,
  { pictures, signal }: Pick<GatherWishes, 'pictures' | 'signal'>,
): Promise<readonly string[]> {
  const query = { keyword: words, type: 'image', num: 8, shape: 'wide', signal } as const;
  const found = await pictures.search(query);
  const objects = found.flatMap(({ url, match = 0 }) => {
    const [name] = recipeOf(url)?.objects ?? [];
    return name && match >= (isNamed(name, words) ? fits : surely) ? [name] : [];
  });
  return [...new Set(objects)].slice(0, 3);
}

/** Parts of names that say how a thing is drawn, not what it is. */
const besides = new Set(['face', 'icon', 'mobile', 'person', 'man', 'woman', 'with', 'the', 'and']);

/**
 * A search by meaning sometimes misunderstands: "webbed toes" are no globe, and "a small pot" holds no honey. What the
 * words themselves name, with its whole name, is safe.
 */
export function isNamed(object: string, words: string): boolean {
  const said = words.toLowerCase().split(/[^a-z]+/);
  const parts = object.split('-').filter((part) => !besides.has(part));
  return parts.every((part) => said.some((word) => word.startsWith(part.slice(0, 5))));
}
