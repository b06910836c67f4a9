import { isFlag, isThing } from '../picture-choice/object-kinds.ts';
import type { ListicleAnswers } from './listicle-answers.ts';

const weight = { thing: 1, sign: 0.2 } as const;

/** What the whole film is about: what most of its items show; among equals, what is nearest to number one. */
export function topicObjects({
  objects,
  items,
}: Pick<ListicleAnswers, 'objects' | 'items'>): readonly string[] {
  const ranks = new Map<string, number>();
  for (const item of items.toSorted((a, b) => a.number - b.number)) {
    for (const name of item.objects) {
      if (isFlag(name)) continue;
      ranks.set(name, (ranks.get(name) ?? 0) + (isThing(name) ? weight.thing : weight.sign));
    }
  }
  const found = [...ranks].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return [...new Set([...objects, ...found])];
}
