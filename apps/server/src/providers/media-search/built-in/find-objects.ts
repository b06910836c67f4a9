import type { Country } from './countries.ts';
import type { PictureIndex } from './picture-index.ts';

export interface FoundObjects {
  /** The best first. */
  readonly objects: readonly { readonly name: string; readonly match: number }[];
  readonly country: Country | undefined;
}

const emptyWords = new Set(
  "a an and are as at be been being but by can could did do does doing every each for from get gets got had has have her his how i if in into is it its just like made make makes more most much my no nor not of off on one only or other our out over own so some such than that the their them then there these they this those to too two three four five six seven eight nine ten under until up use uses used using very was we were what when where which while who will with would you your about after again all also any around because before between both down during even few first good great here keep last less let many may might must new next once really right same should since still take takes than thing things through today way well without yet one's another always never".split(
    ' ',
  ),
);

/** Longer than this, it is a sentence. */
const keywordWords = 3;
/** In a sentence, things that can be seen come before ideas. */
const ideaShare = 0.84;

/** What a keyword, or a whole sentence, can be shown with. The last word of a keyword says what it is. */
export function findObjects(index: PictureIndex, text: string): FoundObjects {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^a-z0-9-]+/)
    .filter(Boolean)
    .slice(0, 40);
  const isSentence = words.length > keywordWords;
  const scores = new Map<string, number>();
  let country: Country | undefined;
  let used = 0;
  const give = (name: string, score: number) => {
    const before = scores.get(name) ?? 0;
    // Meant by several words: rather this one.
    scores.set(name, Math.max(before, score) + 0.12 * Math.min(before, score));
  };
  for (let at = 0; at < words.length; ) {
    const [length, meaning, place] = longestMeaning(index, words, at);
    if (length === 0) {
      at += 1;
      continue;
    }
    at += length;
    const phrase = words.slice(at - length, at).join(' ');
    const isHead = !isSentence && at >= words.length;
    const share =
      (isHead ? 1 : 0.93) *
      (isSentence && index.isIdea(phrase) ? ideaShare : 1) *
      (length > 1 ? 1.06 : 1) *
      0.97 ** used;
    used += 1;
    if (place) {
      country ??= place;
      give(place.flag, 0.9 * share);
      give(`country-${place.code}`, 0.85 * share);
    }
    for (const [name, weight] of meaning ?? []) give(name, weight * share);
  }
  const objects = [...scores]
    .map(([name, match]) => ({ name, match: Math.min(1, match) }))
    .sort((a, b) => b.match - a.match || (a.name < b.name ? -1 : 1));
  return { objects, country };
}

function longestMeaning(
  index: PictureIndex,
  words: readonly string[],
  at: number,
): readonly [number, ReadonlyMap<string, number> | undefined, Country | undefined] {
  for (const length of [4, 3, 2, 1]) {
    if (at + length > words.length) continue;
    const phrase = words.slice(at, at + length).join(' ');
    if (length === 1 && (emptyWords.has(phrase) || phrase.length < 2)) break;
    const [meaning, country] = [index.meaningOf(phrase), index.countryOf(phrase)];
    if (meaning || country) return [length, meaning, country];
  }
  return [0, undefined, undefined];
}
