import {
  alwaysPlural,
  irregularNouns,
  looksPlural,
  notMen,
  sameInPlural,
} from './irregular-nouns.ts';

/** Heads that keep their own plural at the end of a longer word: grandchildren, bookshelves, snowshoes. */
export const compoundPlural =
  /(?:children|people|women|feet|teeth|geese|dormice|shelves|knives|wives|wolves|loaves|thieves|hooves|shoes)$/;

/** Whether a word can name many: 'dogs', 'women' and 'jeans' do, 'fish' may, 'news' and 'glass' do not. */
export function canBePlural(word: string): boolean {
  return sameInPlural.has(word.toLowerCase()) || isPluralWord(word);
}

/** Whether a word names many and nothing else: 'dogs', but not 'fish', which may be one. */
export function isPluralWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (alwaysPlural.has(lower)) return true;
  if (irregularNouns.has(lower)) return irregularNouns.get(lower) !== lower;
  if (looksPlural.has(lower) || sameInPlural.has(lower)) return false;
  if (compoundPlural.test(lower)) return true;
  if (lower.length > 4 && lower.endsWith('men')) return !notMen.has(lower);
  return lower.length > 3 && lower.endsWith('s') && !/(ss|us|is|['’]s)$/.test(lower);
}

/** Whether what somebody typed takes the verb of many: 'brown leaves' does, 'lying awake' and 'stress' do not. */
export function isPluralPhrase(words: string): boolean {
  // 'forgetting new words' is one thing that happens.
  if (/^\p{L}+ing\s+\S+\s+\S/iu.test(words)) return false;
  const [thing = ''] = words.split(
    /(?<!\s)\s+(?:of|in|on|at|for|with|from|every|without|that|who)\b/i,
  );
  const last = /[\p{L}\p{N}'’-]+(?=[^\p{L}\p{N}]*$)/u.exec(thing)?.[0] ?? '';
  return isPluralWord(last);
}
