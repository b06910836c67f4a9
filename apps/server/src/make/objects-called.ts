/** The built-in pictures of what is called so itself: a sombrero, and not whatever hats are drawn with. */
import { recipeOf } from '@reelwright/pictures';
import { isNamedIn } from '@reelwright/wizards';
import type { GatherWishes } from './gather-wishes.ts';

/** Less is a kind of it, or related: a busby is no top hat. */
const sameThing = 0.95;

export async function objectsCalled(
  name: string,
  { pictures, signal }: Pick<GatherWishes, 'pictures' | 'signal'>,
): Promise<readonly string[]> {
  const query = { keyword: name, type: 'image', num: 4, shape: 'wide', signal } as const;
  const found = (await pictures.search(query)).flatMap(({ url, match = 0 }) => {
    const [object] = recipeOf(url)?.objects ?? [];
    return object && match >= sameThing && !isMereAttribute(object, name) ? [object] : [];
  });
  return [...new Set(found)];
}

/** A shovel hat is no shovel: the last word says what it is. */
function isMereAttribute(object: string, name: string): boolean {
  const attributes = name.split(' ').slice(0, -1).join(' ');
  return isNamedIn(object, attributes);
}

/**
 * So many of these names, those first that have a picture nobody before them has. A dictionary does not rank its
 * kinds, so any choice is true, and one looks at different things.
 */
export async function showableFirst(
  names: readonly string[],
  count: number,
  wishes: Pick<GatherWishes, 'pictures' | 'signal'>,
): Promise<readonly string[]> {
  const shown = new Set<string>();
  const [first, later]: [string[], string[]] = [[], []];
  for (const name of names) {
    const object = (await objectsCalled(name, wishes)).find((each) => !shown.has(each));
    if (object) shown.add(object);
    (object ? first : later).push(name);
  }
  return [...first, ...later].slice(0, count);
}
