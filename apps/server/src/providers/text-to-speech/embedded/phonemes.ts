/**
 * Words in the phonetic alphabet that the voice learned from: General American, with a mark before every
 * stressed vowel. Most come from a dictionary; others are taken apart, and what is left is sounded out.
 */
import { startsWithVowelSound } from '@reelwright/english';

import { dictionary } from 'cmu-pronouncing-dictionary';
import { ownPronunciations } from './own-pronunciations.ts';
import { soundOut } from './sound-out.ts';
import { toIpa } from './to-ipa.ts';

/** Small words, as they sound inside a sentence. */
const smallWords: Readonly<Record<string, string>> = {
  a: 'ɐ',
  an: 'ɐn',
  and: 'ænd',
  are: 'ɑːɹ',
  as: 'æz',
  at: 'æt',
  be: 'biː',
  been: 'bɪn',
  but: 'bˌʌt',
  by: 'baɪ',
  can: 'kæn',
  for: 'fɔːɹ',
  from: 'fɹʌm',
  has: 'hæz',
  have: 'hæv',
  he: 'hiː',
  her: 'hɜː',
  his: 'hɪz',
  i: 'aɪ',
  in: 'ɪn',
  is: 'ɪz',
  it: 'ɪt',
  its: 'ɪts',
  of: 'ʌv',
  on: 'ˌɔn',
  or: 'ɔːɹ',
  our: 'ˌaʊɚ',
  she: 'ʃiː',
  so: 'sˌoʊ',
  than: 'ðɐn',
  that: 'ðæt',
  the: 'ðə',
  their: 'ðɛɹ',
  they: 'ðeɪ',
  this: 'ðɪs',
  to: 'tə',
  us: 'ˌʌs',
  was: 'wʌz',
  we: 'wiː',
  were: 'wɜː',
  with: 'wɪð',
  you: 'juː',
  your: 'jʊɹ',
};

/** Small words that carry a little stress, or none, as long as another word follows: "before noon", but "long before". */
const lightWords: Readonly<Record<string, string>> = {
  about: 'ɐbˌaʊt',
  any: 'ˌɛni',
  before: 'bᵻfˌoːɹ',
  behind: 'bᵻhˌaɪnd',
  between: 'bᵻtwˌiːn',
  could: 'kʊd',
  had: 'hæd',
  him: 'hˌɪm',
  how: 'hˌaʊ',
  if: 'ɪf',
  into: 'ˌɪntʊ',
  near: 'nˌɪɹ',
  not: 'nˌɑːt',
  over: 'ˌoʊvɚ',
  should: 'ʃˌʊd',
  some: 'sˌʌm',
  them: 'ðˌɛm',
  these: 'ðiːz',
  through: 'θɹuː',
  under: 'ˌʌndɚ',
  up: 'ˌʌp',
  what: 'wˌʌt',
  when: 'wˌɛn',
  while: 'wˌaɪl',
  who: 'hˌuː',
  will: 'wɪl',
  without: 'wɪðˌaʊt',
  would: 'wʊd',
};

const letterNames: Readonly<Record<string, string>> = {
  A: 'ˈeɪ',
  B: 'bˈiː',
  C: 'sˈiː',
  D: 'dˈiː',
  E: 'ˈiː',
  F: 'ˈɛf',
  G: 'dʒˈiː',
  H: 'ˈeɪtʃ',
  I: 'ˈaɪ',
  J: 'dʒˈeɪ',
  K: 'kˈeɪ',
  L: 'ˈɛl',
  M: 'ˈɛm',
  N: 'ˈɛn',
  O: 'ˈoʊ',
  P: 'pˈiː',
  Q: 'kjˈuː',
  R: 'ˈɑːɹ',
  S: 'ˈɛs',
  T: 'tˈiː',
  U: 'jˈuː',
  V: 'vˈiː',
  W: 'dˈʌbəljˌuː',
  X: 'ˈɛks',
  Y: 'wˈaɪ',
  Z: 'zˈiː',
};

/**
 * The phonemes of one spoken word; `next`, a word or the pause that follows, decides how it ends. Small words are
 * said in full when they are stressed: "I want *to*".
 */
export function phonemesOf(word: string, next = '', isStressed = false): string {
  if (/^[A-Z]('s)?$/.test(word)) {
    return `${letterNames[word.charAt(0)] ?? ''}${word.endsWith("'s") ? 'z' : ''}`;
  }
  const beforeVowel = startsWithVowelSound(next);
  if ((beforeVowel || isStressed) && word === 'the') return isStressed ? 'ðˈiː' : 'ði';
  if (beforeVowel && word === 'to' && !isStressed) return 'tʊ';
  const sounds =
    (isStressed ? undefined : lightly(word, next)) ??
    wholeWord(word) ??
    possessive(word) ??
    spelledOut(word) ??
    inflected(word) ??
    compound(word) ??
    toIpa(soundOut(word), word);
  // "over a", "her own": the r is heard again.
  return beforeVowel && /(?:ɚ|ɜː)$/.test(sounds) ? `${sounds}ɹ` : sounds;
}

function lightly(word: string, next: string): string | undefined {
  return smallWords[word] ?? (/^[a-z]/i.test(next) ? lightWords[word] : undefined);
}

function wholeWord(word: string): string | undefined {
  const found =
    ownPronunciations[word] ?? (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined);
  return found && toIpa(withClearUn(word, found), word);
}

/** The dictionary swallows the first vowel of "unfinished"; what is heard then is "and finished". */
function withClearUn(word: string, found: string): string {
  return /^un(?!til$|less$)/.test(word) ? found.replace(/^AH0 N /, 'AH2 N ') : found;
}

/** What belongs to somebody: "the tree's", "the dogs'". The word before it is found in any way there is. */
function possessive(word: string): string | undefined {
  const [, owner] = /^(.{2,})(?:'s|(?<=s)')$/.exec(word) ?? [];
  if (!owner) return undefined;
  const base = phonemesOf(owner);
  return word.endsWith("'") ? base : withPluralS(base);
}

function withPluralS(base: string): string {
  if (/[szʃʒ]$/.test(base)) return `${base}ᵻz`;
  return /[ptkfθ]$/.test(base) ? `${base}s` : `${base}z`;
}

/** Without a vowel it is no word: "txt", "ssd". */
function spelledOut(word: string): string | undefined {
  if (/[aeiouy]/.test(word) || word.length > 5) return undefined;
  return Array.from(word.toUpperCase(), (letter) => letterNames[letter] ?? '').join('');
}

/** A known word with an ending: "macchiatos", "googled", "vlogger's". */
function inflected(word: string): string | undefined {
  const ending = /^([^']{2,})(es|s|ed|d|ing|ly|ness|less|er|ers)$/.exec(word);
  if (!ending) return undefined;
  const [, stem = '', tail = ''] = ending;
  const base =
    wholeWord(stem) ??
    wholeWord(`${stem}e`) ??
    wholeWord(stem.replace(/(.)\1$/, '$1')) ??
    wholeWord(stem.replace(/i$/, 'y'));
  if (!base) return undefined;
  if (tail === 'ing') return `${base}ɪŋ`;
  if (tail === 'ly') return `${base}li`;
  if (tail === 'ness') return `${base}nəs`;
  if (tail === 'less') return `${base}ləs`;
  if (tail === 'er') return `${base}ɚ`;
  if (tail === 'ers') return `${base}ɚz`;
  if (tail === 'ed' || tail === 'd') {
    if (/[td]$/.test(base)) return `${base}ᵻd`;
    return /[ptkfθsʃ]$/.test(base) ? `${base}t` : `${base}d`;
  }
  return withPluralS(base);
}

/** Two known words in one: "smartphone", "sourdough". The second loses its main stress. */
function compound(word: string): string | undefined {
  if (word.includes("'")) return undefined;
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const first = wholeWord(word.slice(0, cut));
    const second = wholeWord(word.slice(cut)) ?? inflected(word.slice(cut));
    if (first && second) return first + second.replace('ˈ', 'ˌ');
  }
  return undefined;
}
