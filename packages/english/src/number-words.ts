import { plural } from './plural.ts';
import { smallNumbers as small, tensNames } from './read-number-words.ts';

/** Numbers as people say them, in American English. Every function gives lower-case words. */
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** 1234 → "one thousand two hundred thirty four". Longer than 18 digits: digit by digit. */
export function cardinalWords(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  if (plain.length > 18) return digitWords(digits);
  const groups: string[] = [];
  for (let end = plain.length, scale = 0; end > 0; end -= 3, scale++) {
    const value = Number(plain.slice(Math.max(0, end - 3), end));
    if (value > 0) groups.unshift(`${belowThousand(value)} ${scales[scale]}`.trim());
  }
  return groups.join(' ') || 'zero';
}

/** 7 → "seven"; above twenty in figures, as newspapers write them. */
export function numberWord(count: number): string {
  return isShort(count) ? cardinalWords(String(count)) : String(count);
}

/** 7 → "seventh"; above twenty "number 21". */
export function ordinalWord(count: number): string {
  return isShort(count) ? ordinalWords(String(count)) : `number ${count}`;
}

const isShort = (count: number) => Number.isInteger(count) && count >= 0 && count <= 20;

/** 3.14 → "three point one four". */
export function decimalWords(number: string): string {
  const [whole = '', fraction] = number.replaceAll(',', '').split('.');
  const start = cardinalWords(whole || '0');
  return fraction ? `${start} point ${digitWords(fraction)}` : start;
}

/** 21 → "twenty first". */
export function ordinalWords(digits: string): string {
  const words = cardinalWords(digits).split(' ');
  const last = words.pop() ?? '';
  return [...words, ordinalOf(last)].join(' ');
}

/** 1984 → "nineteen eighty four", 2005 → "two thousand five", 1900 → "nineteen hundred". */
export function yearWords(digits: string): string {
  const year = Number(digits);
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (year < 1000 || (year >= 2000 && year < 2010) || year % 1000 === 0) {
    return cardinalWords(digits);
  }
  if (rest === 0) return `${belowThousand(century)} hundred`;
  return `${belowThousand(century)} ${rest < 10 ? `oh ${small[rest]}` : belowThousand(rest)}`;
}

/** 1990 → "nineteen nineties". */
export function decadeWords(digits: string): string {
  const words = (digits.length > 2 ? yearWords(digits) : cardinalWords(digits)).split(' ');
  const last = words.pop() ?? '';
  return [...words, plural(last)].join(' ');
}

/** 007 → "zero zero seven". */
export function digitWords(digits: string): string {
  return [...digits].map((digit) => small[Number(digit)]).join(' ');
}

/** "2", "3" as the lower part of a fraction: "half", "third". */
export function fractionPart(digits: string, many: boolean): string {
  const name = digits === '2' ? 'half' : digits === '4' ? 'quarter' : ordinalWords(digits);
  if (!many) return name;
  return name === 'half' ? 'halves' : `${name}s`;
}

function belowThousand(value: number): string {
  const words: string[] = [];
  if (value >= 100) words.push(`${small[Math.floor(value / 100)]} hundred`);
  const rest = value % 100;
  if (rest >= 20) {
    words.push(tensNames[Math.floor(rest / 10) - 2] ?? '');
    if (rest % 10) words.push(small[rest % 10] ?? '');
  } else if (rest > 0) {
    words.push(small[rest] ?? '');
  }
  return words.join(' ');
}

function ordinalOf(word: string): string {
  return irregularOrdinals[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`);
}
