/** Which of the topics and things that share a name are meant by it: only what is truly something else is asked about. */
import { kindOf, type ShelfPack } from './thing-pack.ts';

/** @param isTitle whether the shared name is how a pack is called itself, and not only what people also say */
export function tellNamesakes(
  packs: readonly ShelfPack[],
  isTitle: (pack: ShelfPack) => boolean,
): readonly ShelfPack[] {
  if (packs.length < 2) return packs;
  const titled = packs.filter(isTitle);
  const topics = packs.filter((pack) => !pack.kinds);
  const [topic] = [...topics.filter(isTitle), ...(titled.length === 0 ? topics : [])];
  // A topic has more to tell than a thing near it: movies, not the cinema.
  if (topic) return [topic];
  if (titled.length === 0) return withoutSame(packs);
  // "Python snake" was named so to tell it from Python; the Apollo program is only also called Moon landing.
  const things = packs.filter((pack) => pack.kinds);
  const others = things.filter(
    (pack) => !titled.includes(pack) && titled.some(isAnotherThan(pack)),
  );
  return [...withoutSame(titled), ...others];
}

function isAnotherThan(pack: ShelfPack) {
  return ({ title }: ShelfPack) => pack.title.toLowerCase().startsWith(`${title.toLowerCase()} `);
}

/** What is the same thing in two files stays once. */
function withoutSame(packs: readonly ShelfPack[]): readonly ShelfPack[] {
  const distinct: ShelfPack[] = [];
  for (const pack of packs.toSorted((a, b) => Number(isCity(a)) - Number(isCity(b)))) {
    if (!distinct.some((other) => isSame(other, pack))) distinct.push(pack);
  }
  return distinct;
}

/** Things of one name that are shown as the same object, and a country that is one city. */
function isSame(one: ShelfPack, other: ShelfPack): boolean {
  const [shown] = one.objects ?? [];
  if (shown !== undefined && other.objects?.includes(shown)) return true;
  return one.kinds?.[0] === 'country' && isCity(other);
}

function isCity(pack: ShelfPack): boolean {
  return kindOf(pack) === 'city';
}
