import type { ListicleAnswers } from './listicle-answers.ts';

/** Flags and outlines of countries: where something is from. */
export function isFlag(name: string): boolean {
  return /^(flag|country)-/.test(name) && name !== 'flag-in-hole';
}

/** They show nothing by themselves. */
const signs =
  /arrow|button|circle|-square|question|exclamation|dashing|sweat|symbol|mute|speaker|keycap|zzz|collision|dizzy|hundred|anger|input|prohibited|mark$|high-voltage|sparkles|plus|minus|infinity|wind-face|^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)-/;
/** They tell something about a thing, such as how long, how warm or when, and are not what it is. */
const measures =
  /balance-scale|straight-ruler|thermometer|clock|stopwatch|calendar|^eyes?$|nose|^ear$|warning|label|snowflake|speech-balloon|thought/;

/** What can be a picture of its own; not what a film or an item is about yet. */
export function isShown(name: string): boolean {
  return !isFlag(name) && !signs.test(name);
}

export function isThing(name: string): boolean {
  return isShown(name) && !measures.test(name);
}

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
