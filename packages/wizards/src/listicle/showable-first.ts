import type { Ask } from '../draft/ask.ts';
import { objectsCalled } from '../draft/find-objects.ts';

/**
 * These names, those first that have a picture nobody before them has. A dictionary does not rank its kinds, so any
 * choice is true, and one looks at different things.
 */
export async function showableFirst(
  names: readonly string[],
  ask: Ask,
): Promise<readonly string[]> {
  if (names.length === 0) return names;
  const found = await ask.pictures(names);
  const shown = new Set<string>();
  const [first, later]: [string[], string[]] = [[], []];
  for (const [at, name] of names.entries()) {
    const object = objectsCalled(name, found[at] ?? []).find((each) => !shown.has(each));
    if (object) shown.add(object);
    (object ? first : later).push(name);
  }
  return [...first, ...later];
}
