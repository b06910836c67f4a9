import type { ListicleAnswers } from './listicle-answers.ts';

export function isFlag(name: string): boolean {
  return name.startsWith('flag-') && name !== 'flag-in-hole';
}

/** Signs say something about a thing; they are none. */
const signs =
  /arrow|button|circle|-square|question|exclamation|dashing|sweat|speech-balloon|thought|symbol|mute|speaker|keycap|zzz|collision|dizzy|hundred|anger|input|no-|prohibited|mark$|high-voltage|balance-scale|straight-ruler|thermometer|-clock|stopwatch|calendar|^eyes?$|nose|^ear$|warning|label|sparkles|plus|minus|infinity|snowflake|wind-face/;

export function isThing(name: string): boolean {
  return !isFlag(name) && !signs.test(name);
}

const weight = { thing: 1, sign: 0.2 } as const;
/** Number one is what people wait for. */
const best = 0.5;

/** What the whole film is about: what most of its items show, then the others. */
export function topicObjects({
  objects,
  items,
}: Pick<ListicleAnswers, 'objects' | 'items'>): readonly string[] {
  const ranks = new Map<string, number>();
  for (const item of items) {
    for (const name of item.objects) {
      if (isFlag(name)) continue;
      const more =
        (isThing(name) ? weight.thing : weight.sign) * (item.number === 1 ? 1 + best : 1);
      ranks.set(name, (ranks.get(name) ?? 0) + more);
    }
  }
  const found = [...ranks].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return [...new Set([...objects, ...found])];
}
