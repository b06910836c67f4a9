import { largeNumbers, readNumberWords, smallNumbers, tensNames } from '@reelwright/english';

/** Numbers, shares, years and comparisons in a text: what is drawn as itself rather than with an object. */

export type Figure =
  | {
      readonly kind: 'percent';
      readonly value: number;
      readonly rest: string;
      /** By how much something rose or fell. */
      readonly change?: '+' | '−';
    }
  | NumberFigure
  | { readonly kind: 'year'; readonly year: number; readonly rest: string }
  | { readonly kind: 'span'; readonly from: number; readonly to: number; readonly rest: string }
  | { readonly kind: 'versus'; readonly left: string; readonly right: string };

interface NumberFigure {
  readonly kind: 'number';
  readonly text: string;
  /** What is counted. */
  readonly unit: string;
  readonly rest: string;
}

const numberWord = `(?:${[...smallNumbers, ...tensNames, ...Object.keys(largeNumbers)].join('|')})`;
const spelled = `(?:${numberWord}(?:[ -](?:and )?${numberWord})*)`;
const digits = '\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?';

const percentPattern = new RegExp(`\\b(${digits}|${spelled}) ?(?:%|percent\\b|per cent\\b)`, 'i');
const outOfPattern = new RegExp(
  `\\b(${smallNumbers.join('|')}|\\d+) (?:in|out of)(?: every)? (${smallNumbers.join('|')}|\\d+)\\b`,
  'i',
);
/** "Half of everything" is said in passing, and a quarter of an hour is no share of anything. */
const sharePattern =
  /\b(a third|a quarter|a fifth|two thirds|three quarters) of (?!an? |the way|it\b|them\b)/i;
const shares: Readonly<Record<string, number>> = {
  'a third': 33,
  'a quarter': 25,
  'a fifth': 20,
  'two thirds': 67,
  'three quarters': 75,
};
const spanPattern =
  /\b(?:from|between) ((?:1[0-9]|20)\d\d) (?:to|and|until) ((?:1[0-9]|20)\d\d)\b/i;
const yearPattern =
  /\b(?:in|since|from|until|by|of|year|around|before|after|his|her|its|their) ((?:1[0-9]|20)\d\d)\b|^((?:1[0-9]|20)\d\d)\b/i;
const versusPattern = /^(.{2,60}?) (?:vs\.?|versus) (.{2,60}?)(?:[:?.!,].*)?$/i;
const numberPattern = new RegExp(
  `(?:^|[^\\w.])([$€£]?(?:${digits}))(?: (hundred|thousand|million|billion))?((?: |-)?[a-z]+(?: [a-z]+)?)?`,
  'gi',
);
const rangePattern =
  /(?:^|[^\w.])(?:between )?(\d{1,3}) ?(to|and|by|×|–|-) ?(\d{1,3})\b((?: |-)[a-z]+(?: [a-z]+)?)?/i;
const money = /^(?:euros?|dollars?|pounds?|francs?|yen|cents?)$/i;
const spelledPattern = new RegExp(`\\b(${spelled})\\b((?: |-)[a-z]+(?: [a-z]+)?)?`, 'i');
/** Smaller ones are said in passing; drawn large, they would claim to matter. */
const leastDrawn = 20;
const leastBare = 100;

export function figureIn(text: string): Figure | undefined {
  const plain = text.trim().replace(/\s+/g, ' ');
  const versus = versusPattern.exec(plain);
  if (versus?.[1] && versus[2]) return { kind: 'versus', left: versus[1], right: versus[2] };
  return (
    percentIn(plain) ??
    spanIn(plain) ??
    rangeIn(plain) ??
    amountIn(plain) ??
    yearIn(plain) ??
    numberIn(plain)
  );
}

function percentIn(text: string): Figure | undefined {
  const percent = percentPattern.exec(text);
  if (percent?.[1]) {
    const value = readNumberWords(percent[1]);
    if (value > 1000) return undefined;
    const change = changeBefore(text.slice(0, percent.index));
    return { kind: 'percent', value, rest: without(text, percent), ...(change && { change }) };
  }
  const outOf = outOfPattern.exec(text);
  if (outOf?.[1] && outOf[2]) {
    const [part, whole] = [readNumberWords(outOf[1]), readNumberWords(outOf[2])];
    const value = Math.round((100 * part) / whole);
    // "Part one in 1605" and "200 in 2025" are no shares of anything.
    const isYear = whole > 1000 && whole < 2100;
    if (part < whole && value > 0 && !isYear)
      return { kind: 'percent', value, rest: without(text, outOf) };
  }
  const share = sharePattern.exec(text);
  const value = shares[share?.[1]?.toLowerCase() ?? ''];
  return share && value !== undefined
    ? { kind: 'percent', value, rest: without(text, share) }
    : undefined;
}

const rising = 'rose|risen|grew|grown|climbed|gained|jumped|soared|increased|up';
const falling = 'fell|fallen|dropped|declined|shrank|lost|slid|sank|decreased|down';
const changePattern = new RegExp(
  `\\b(?:(${rising})|(?:${falling}))(?: by)?(?: (?:about|around|nearly|almost|over|some|more than|up to))?$`,
  'i',
);

function changeBefore(text: string): '+' | '−' | undefined {
  const found = changePattern.exec(text.trim());
  return found ? (found[1] ? '+' : '−') : undefined;
}

function spanIn(text: string): Figure | undefined {
  const span = spanPattern.exec(text);
  if (!span) return undefined;
  const [from, to] = [Number(span[1]), Number(span[2])];
  return from < to ? { kind: 'span', from, to, rest: without(text, span) } : undefined;
}

function yearIn(text: string): Figure | undefined {
  const found = yearPattern.exec(text);
  const year = Number(found?.[1] ?? found?.[2]);
  return found && year > 0 ? { kind: 'year', year, rest: without(text, found) } : undefined;
}

/** Money, and what is counted in millions: more than the year it happened in. */
function amountIn(text: string): Figure | undefined {
  return writtenIn(text).find(
    ({ text: number, unit }) => /^[$€£]|illion$/.test(number) || money.test(unit),
  );
}

function numberIn(text: string): Figure | undefined {
  const written = writtenIn(text);
  if (written.length > 0) return written.find(({ unit }) => unit !== '') ?? written[0];
  const spoken = spelledPattern.exec(text);
  const value = spoken?.[1] ? readNumberWords(spoken[1]) : 0;
  if (!spoken || value < leastDrawn) return undefined;
  return numbered(spokenShort(value), spoken[2], without(text, spoken, spoken[2]));
}

/** "25 to 30 seconds", "between 49 and 139 euros" and "60 by 38 centimetres". */
function rangeIn(text: string): NumberFigure | undefined {
  const range = rangePattern.exec(text);
  if (!range) return undefined;
  const [, from, word = '', to, unit] = range;
  const isSize = /by|×/i.test(word);
  // "Chapters 3 and 40" are two things; only "between" makes them one.
  if (/and/i.test(word) && !/between/i.test(range[0])) return undefined;
  if (Math.max(Number(from), Number(to)) < leastDrawn) return undefined;
  if (!isSize && Number(from) >= Number(to)) return undefined;
  return numbered(`${from}${isSize ? ' × ' : '–'}${to}`, unit, without(text, range, unit));
}

/** A word in front that makes a number part of a name: "the Trailbox 40", but not "At 40" or "Around 40". */
const nameBefore = /[\w,”"] (?:[A-Z][\w’'-]*)$/;

/** All numbers in digits that are worth drawing large. */
function writtenIn(text: string): readonly NumberFigure[] {
  return Array.from(text.matchAll(numberPattern)).flatMap((written) => {
    const [, digitsOnly = '', large, after] = written;
    const size = large ? (largeNumbers[large.toLowerCase()] ?? 1) : 1;
    const value = Number(digitsOnly.replace(/[^\d.]/g, '')) * size;
    if (value < leastDrawn || nameBefore.test(text.slice(0, written.index).trimEnd())) return [];
    const number = large ? `${digitsOnly} ${large.toLowerCase()}` : grouped(digitsOnly);
    const figure = numbered(number, after, without(text, written, after));
    // A small number that counts nothing says nothing.
    return figure.unit === '' && value < leastBare && /^\d+$/.test(figure.text) ? [] : [figure];
  });
}

function numbered(text: string, unit: string | undefined, rest: string): NumberFigure {
  // The 1890s are one word.
  if (/^s(?: |$)/.test(unit ?? '')) return { kind: 'number', text: `${text}s`, unit: '', rest };
  const [first = '', second = ''] = unit?.replace(/^[ -]/, '').split(' ') ?? [];
  // "1,000 toy names" are names, and "88 Earth days" are days.
  const names =
    // "20 sleepless minutes" are minutes.
    !/[^s]s$/.test(first) &&
    /[^s]s$/.test(second) &&
    !/^(?:is|was|has|as|its|his|this)$/.test(second)
      ? `${first} ${second}`
      : first;
  return {
    kind: 'number',
    text,
    unit: /^(of|in|on|at|by|and|or|to|the|a|an|it|he|she|they|we|you|its|his|her|their|is|are|was|were|has|had|that|who|all|each|more|less|times?)$/i.test(
      first,
    )
      ? ''
      : names,
    rest,
  };
}

/** 20000 → 20,000 and 21000000 → 21 million. */
function spokenShort(value: number): string {
  if (value >= 1e9) return `${trimmed(value / 1e9)} billion`;
  if (value >= 1e6) return `${trimmed(value / 1e6)} million`;
  return grouped(String(value));
}

const trimmed = (value: number) => String(Math.round(value * 10) / 10);
const grouped = (digitsOnly: string) =>
  /^\D?\d{5,}$/.test(digitsOnly) ? digitsOnly.replace(/\B(?=(\d{3})+$)/g, ',') : digitsOnly;

/** The text without the figure; the word after it stays, because it says what is counted. */
function without(text: string, found: RegExpExecArray, kept = ''): string {
  return `${text.slice(0, found.index)} ${kept} ${text.slice(found.index + found[0].length)}`
    .replace(/\s+/g, ' ')
    .trim();
}
