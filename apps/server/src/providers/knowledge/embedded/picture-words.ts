import { singular } from '@reelwright/english';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

const most = 4;
/** Fields of meaning that a camera can see, the most telling first. */
const visible: Readonly<Record<number, number>> = {
  5: 6,
  13: 6,
  6: 5,
  20: 5,
  17: 5,
  8: 4,
  15: 4,
  18: 4,
  19: 4,
  27: 3,
  11: 2,
  4: 1,
  14: 1,
  10: 0.5,
  9: 0.2,
  28: 0,
  7: 0,
  26: 0,
  21: 2,
  12: 1,
  16: 0,
  22: 0,
  23: 0,
  24: 0,
  25: 1,
  3: 0,
};
const dull = new Set(
  (
    'a an the of to in on at by for with from into about as is are was were be been being has have had do does did ' +
    'it its this that these those they them their he she his her we you your our i my me not no yes and or but if so ' +
    'than then there here when where while who what which why how all any both each few more most other some such only ' +
    'own same very can will just should now one two three four five six seven eight nine ten first last new good great ' +
    'way thing things time year years day part kind lot bit number people person man woman use life world name place ' +
    'top best worst side end case fact point word reason example half hundred thousand million today every like ' +
    'still also even much many often never always too out up down over under off back well get make take go'
  ).split(' '),
);

/** What a picture of a sentence could show: its nouns, names of two words first, things that can be seen before ideas. */
export function pictureWords(wordnet: WordNet, sentence: string): readonly string[] {
  const words = plainWords(sentence);
  const found: { readonly text: string; readonly score: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = words.slice(at, at + 2);
    const [first = '', second = ''] = pair;
    if (pair.length === 2 && !dull.has(first) && !dull.has(second)) {
      const score = scoreOf(wordnet, pair.join(' '));
      if (score > 0) {
        found.push({ text: dictionaryForm(wordnet, pair.join(' ')), score: score + 3 });
        at++;
        continue;
      }
    }
    if (dull.has(first) || first.length < 3 || /^\d/.test(first)) continue;
    // 'takes' and 'stays' are plurals in a dictionary, and verbs in a sentence.
    if (wordnet.isRarelyNoun(first) || wordnet.isRarelyNoun(singular(first))) continue;
    const score = scoreOf(wordnet, first);
    if (score > 0) found.push({ text: dictionaryForm(wordnet, first), score });
  }
  const best = found.sort((a, b) => b.score - a.score).map(({ text }) => text);
  return [...new Set(best)].slice(0, most);
}

function scoreOf(wordnet: WordNet, text: string): number {
  const [meaning] = wordnet.meanings(text);
  if (meaning === undefined) return 0;
  return 0.1 + (visible[wordnet.kind(meaning)] ?? 0);
}

function dictionaryForm(wordnet: WordNet, text: string): string {
  return wordnet.formOf(text) ?? text;
}
