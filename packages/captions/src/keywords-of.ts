/** The words of a line that carry it: numbers, names and things. */
import { boundWordsOf, leansOn } from './bound-words.ts';
import { endsSentence } from './break-cost.ts';
import { emojiOf } from './emoji-of.ts';

/** Where every third word is marked, none is. */
const share = 0.4;

/** Long words that say little. */
const dull = new Set(
  `number numbers anything everything something nothing everybody somebody nobody enough before always never often another
    different several whatever because through without between around larger smaller better really actually things thing
    people today second first finally starting called`.split(/\s+/),
);

export function keywordsOf(words: readonly string[], language = 'en'): ReadonlySet<string> {
  const weights = words.map((word, at) => weightOf(word, words[at - 1], language));
  const most = Math.max(1, Math.floor(words.length * share));
  const chosen = [...words.keys()]
    .filter((at) => (weights[at] ?? 0) > 0)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
    .slice(0, most)
    .toSorted((a, b) => a - b);
  return new Set(chosen.flatMap((at) => words[at] ?? []));
}

function weightOf(word: string, before: string | undefined, language: string): number {
  const bare = word.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const small = bare.toLowerCase();
  if (/\d/.test(bare)) return 4;
  if (boundWordsOf(language).has(small) || leansOn(small) || dull.has(small)) return 0;
  const startsSentence = before === undefined || endsSentence(before) || /:$/.test(before);
  if (/^\p{Lu}/u.test(bare) && bare.length > 1 && !startsSentence) return 3.5;
  const isEnglish = language.startsWith('en');
  if (isEnglish && emojiOf(small)) return 3;
  // Adverbs and what somebody does or did are seldom what a line is about.
  if (isEnglish && /(?:ly|ed|ing|er|est)$/.test(small)) return 0;
  return bare.length >= 7 ? 2 : 0;
}
