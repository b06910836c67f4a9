import { boundWordsOf, leansOn } from './bound-words.ts';

/** Words that carry what is said: numbers, names, and the long ones. */
export function isKeyword(word: string, language?: string): boolean {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '');
  const small = bare.toLowerCase();
  if (boundWordsOf(language).has(small) || leansOn(small)) return false;
  return /\d/.test(bare) || bare.length >= 6;
}
