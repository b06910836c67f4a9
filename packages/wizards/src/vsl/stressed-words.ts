/** What of a line is stressed: bold words, words in capitals, money and percentages. */
import { capitalize } from '@reelwright/english';
import { boldOf } from '../paragraphs/paragraph-edits.ts';

/** As they stand in the line, in their order. */
export function stressedWords(line: string, plain: string): readonly string[] {
  // A line that is bold or large as a whole stresses nothing in particular.
  const bold = boldOf({ text: line }).filter((piece) => piece.length < plain.length * 0.7);
  const capitals = isShouted(plain) ? [] : (plain.match(shoutedWord) ?? []).filter(isWord);
  const money =
    plain.match(/[$€£]\s?\d+(?:[.,]\d+)*|(?<![\d.,])\d+(?:[.,]\d+)*\s?(?:%|percent\b)/g) ?? [];
  return [...new Set([...bold, ...capitals, ...money])];
}

const shoutedWord = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu;

/** Short words that people write large; others of two or three letters are abbreviations: "CRM". */
const shortWords = new Set(
  'a all and any bad big but buy can day do end ever few for free get go has her him his how if in is it its job joy just key let lot low man many may me men more most must my net new no non nor not now of off oh ok old on one only or our out own pay real say see she six so sum ten that the them then they this to too top try two up us use very was way we what when who why will win with yes yet you your zero'.split(
    ' ',
  ),
);

/** Whether capitals are a raised voice, and not an abbreviation: "FREE", but not "HTML" or "VAT". */
function isWord(word: string): boolean {
  const small = word.toLowerCase();
  if (shortWords.has(small)) return true;
  return small.length > 3 && /[aeiouy]/.test(small) && /[^aeiouy]/.test(small) && !known.has(small);
}

const known = new Set('nasa unicef unesco html https jpeg ikea'.split(' '));

const isShouted = (text: string): boolean =>
  /\p{Lu}/u.test(text) && text === text.toUpperCase() && text.split(' ').length > 1;

/** As a voice says it: a raised voice is no abbreviation. */
export function spokenWords(text: string): string {
  const isLoud = isShouted(text);
  const lowered = text.replace(shoutedWord, (word) =>
    (isLoud ? /[AEIOUY]/.test(word) : isWord(word)) && word !== 'OK' ? word.toLowerCase() : word,
  );
  if (lowered === text) return text;
  return isLoud || /^\p{Ll}/u.test(lowered) ? capitalize(lowered) : lowered;
}
