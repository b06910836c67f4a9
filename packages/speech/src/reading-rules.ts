/**
 * How pieces of written text are said. The first rule that fits at a place wins, so the order matters:
 * a price is a price before it is a number. What is said is in lower case; a capital letter on its own
 * is the name of that letter ("T V"), and "C's" is its plural.
 */
import {
  cardinalWords,
  decadeWords,
  decimalWords,
  digitWords,
  fractionPart,
  ordinalWords,
  yearWords,
} from '@reelwright/english';
import { dateAndTimeRules, sayTime } from './date-and-time-rules.ts';
import { type ReadingRule, rule } from './reading-rule.ts';
import {
  abbreviations,
  beforeNumbers,
  currencies,
  knownNames,
  magnitudes,
  perTime,
  signs,
  streets,
  units,
} from './spoken-forms.ts';

/** Pieces are bounded, so that odd text of any length is read in linear time. */
const number = String.raw`(?:\d{1,3}(?:,\d{3}){1,8}(?!\d)|\d{1,30})(?:\.\d{1,20})?`;
const magnitude = String.raw`(?:\s?(k|mm?|bn?|t)\b|\s(thousand|million|billion|trillion)\b)`;
const unitNames = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .map((unit) => unit.replace('/', String.raw`\/`))
  .join('|');
const domain = String.raw`[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){0,3}\.(?:com|org|net|io|co|tv|me|app|dev|ai|uk|de|fr|edu|gov|info|shop|store)\b`;
/** Numerals count after these words ("two"), and tell an order after a name ("the second"). */
const beforeNumeral =
  '(?<=\\b(?:war|part|chapter|volume|act|section|phase|level|type|class|super bowl|episode|rocky|final fantasy|gta) )';
const numeralValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };
/** Short words in capitals that are words, not letters. */
const shoutedWords = new Set(
  'a an the and not but you for all new top big buy now get how why who what is it in on of or to be do go me my no so up us we hot best free sale stop wow yes day one two six ten'.split(
    ' ',
  ),
);

export const readingRules: readonly ReadingRule[] = [
  rule(
    String.raw`\p{Extended_Pictographic}(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}]|\p{Extended_Pictographic}){0,40}`,
    (match) => signs[match[0]] ?? '',
  ),
  rule(
    `([a-z0-9._+-]{1,40})@(${domain})`,
    (match) => `${sayAddress(match[1])} at ${sayAddress(match[2])}`,
  ),
  rule(
    String.raw`(?:https?:\/\/)?(?:www\.)?(${domain})(?::(\d{2,5}))?((?:\/[a-z0-9_@~+-]{1,40}(?:\.[a-z0-9]{1,6})?(?![a-z0-9])){0,6})\/?(?:\?[^\s]{0,200})?(?:#[^\s]{0,80})?`,
    (match) =>
      `${sayAddress(match[1])}${match[2] ? ` colon ${digitWords(match[2])}` : ''}${(match[3] ?? '')
        .split('/')
        .filter(Boolean)
        .map((part) => ` slash ${sayAddress(part)}`)
        .join('')}`,
  ),
  rule(String.raw`(?:\+?(\d{1,3})[ -])?\(?(\d{3})\)?[-. ](\d{3})[-. ](\d{4})\b`, (match) =>
    match
      .slice(1)
      .filter((part): part is string => Boolean(part))
      .map(digitWords)
      .join(', '),
  ),
  ...dateAndTimeRules,
  rule(String.raw`(\d{1,3}):(\d{1,3})(?![\d:])`, (match) => sayRatio(match[1], match[2])),
  rule(String.raw`(\d{1,2})\s?([ap])\.?m\b\.?`, (match) => sayTime(match[1], '00', match[2])),
  rule(String.raw`24\/7\b`, () => 'twenty four seven'),
  rule(
    String.raw`(\d{1,2}\.\d|[6-9])\/(5|10)\b(?!\/)`,
    (match) => `${decimalWords(match[1] ?? '')} out of ${cardinalWords(match[2] ?? '')}`,
  ),
  rule(String.raw`(\d{1,2})['′](?:(\d{1,2})["″])?(?!\d|s\b)`, (match) =>
    `${cardinalWords(match[1] ?? '')} foot ${match[2] ? cardinalWords(match[2]) : ''}`.trim(),
  ),
  rule(String.raw`(\d{1,2}) ft\.? (\d{1,2}) in\b\.?`, (match) =>
    join(cardinalWords(match[1] ?? ''), 'feet', cardinalWords(match[2] ?? ''), 'inches'),
  ),
  rule(String.raw`(\d(?:\.\d)?)\s?★`, (match) => `${decimalWords(match[1] ?? '')} stars`),
  rule('★{2,5}', (match) => `${cardinalWords(String(match[0].length))} stars`),
  rule(String.raw`(5|10|100)\/\1\b(?!\/)`, (match) =>
    join(cardinalWords(match[1] ?? ''), 'out of', cardinalWords(match[1] ?? '')),
  ),
  // Counting, and numbers of three parts.
  rule(String.raw`\d(?:-\d){2,8}\b(?!-)`, (match) => digitWords(match[0].replaceAll('-', ''))),
  // Thousands that are set apart by points or spaces, as in Europe.
  rule(
    String.raw`\d{1,3}(?:\.\d{3}){2,6}(?![\d.])|\d{1,2}(?: \d{3}){2,6}(?! ?\d)|\d{1,3}(?:[\u00A0\u202F]\d{3}){1,6}(?!\d)`,
    (match) => cardinalWords(match[0].replace(/\D/g, '')),
  ),
  rule(
    String.raw`(\d{1,6})[/-]\1\b(?![-/]\d)`,
    (match) => `${cardinalWords(match[1] ?? '')} ${cardinalWords(match[1] ?? '')}`,
  ),
  rule(
    String.raw`([$€£¥₹])\s?(${number})\s?(?:[-–—]|to)\s?[$€£¥₹]?(${number})${magnitude}?`,
    (match) => {
      const scale = magnitudes[(match[4] ?? match[5] ?? '').toLowerCase()];
      const names = currencies[match[1] ?? ''];
      return join(
        decimalWords(match[2] ?? ''),
        'to',
        decimalWords(match[3] ?? ''),
        scale,
        names?.[1],
      );
    },
  ),
  rule(String.raw`([€£])\s?(\d{1,4}),(\d{2})(?![\d,])`, (match) =>
    sayMoney(match[1], `${match[2]}.${match[3]}`, undefined),
  ),
  rule(String.raw`(?:US)?([$€£¥₹])\s?(${number})${magnitude}?`, (match) =>
    sayMoney(match[1], match[2], match[3] ?? match[4]),
  ),
  rule(String.raw`(${number})\s?([€£¥₹])`, (match) => sayMoney(match[2], match[1], undefined)),
  rule(
    String.raw`(\d{1,3})[-–](\d{1,3}) (?=(?:to|win|lead|victory)\b)`,
    (match) => `${cardinalWords(match[1] ?? '')} ${cardinalWords(match[2] ?? '')}`,
  ),
  rule(String.raw`(\d{1,6})\s?¢`, (match) =>
    join(cardinalWords(match[1] ?? ''), match[1] === '1' ? 'cent' : 'cents'),
  ),
  rule(String.raw`(?<=boeing )(7)(\d)7\b`, (match) => join('seven', cardinalWords(`${match[2]}7`))),
  rule(String.raw`(\d{4})['’]?s\b`, (match) => decadeWords(match[1] ?? '')),
  rule(String.raw`['’]?(\d0)s\b`, (match) => decadeWords(match[1] ?? '')),
  rule(
    String.raw`(\d{4})\s?[-–—]\s?(\d{4})\b`,
    (match) => `${yearWords(match[1] ?? '')} to ${yearWords(match[2] ?? '')}`,
  ),
  rule(
    String.raw`(${number})\s?[-–—]\s?(${number})(?:\s?(%)|\s?(${unitNames})(?![\p{L}\d]))?`,
    (match) => {
      const unit = units[(match[4] ?? '').toLowerCase()];
      return join(
        decimalWords(match[1] ?? ''),
        'to',
        decimalWords(match[2] ?? ''),
        match[3] && 'percent',
        unit?.[1]?.toLowerCase(),
      );
    },
  ),
  rule(String.raw`(\d[\d,]{0,30})(?:st|nd|rd|th)\b`, (match) =>
    ordinalWords((match[1] ?? '').replaceAll(',', '')),
  ),
  rule(String.raw`(?:(\d{1,6}) )?(\d)\/([2-9]|10|16)\b`, (match) =>
    sayFraction(match[1], match[2] ?? '', match[3] ?? ''),
  ),
  rule(String.raw`(\d{0,6})\s?([½¼¾⅓⅔⅛])`, (match) => {
    const parts = {
      '½': ['1', '2'],
      '¼': ['1', '4'],
      '¾': ['3', '4'],
      '⅓': ['1', '3'],
      '⅔': ['2', '3'],
      '⅛': ['1', '8'],
    }[match[2] as '½'];
    return sayFraction(match[1] || undefined, parts?.[0] ?? '', parts?.[1] ?? '');
  }),
  rule(String.raw`(1080|720|1440|2160|480)([pi])\b`, (match) => {
    const lines = match[1] ?? '';
    return `${cardinalWords(lines.slice(0, -2))} ${cardinalWords(lines.slice(-2))} ${(match[2] ?? '').toUpperCase()}`;
  }),
  rule(
    String.raw`(\d{1,12}(?:\.\d{1,6})?)[x×](?![\p{L}\d])`,
    (match) => `${decimalWords(match[1] ?? '')} times`,
  ),
  rule(
    String.raw`(\d{1,6})\s?[x×]\s?(\d{1,6})`,
    (match) => `${cardinalWords(match[1] ?? '')} by ${cardinalWords(match[2] ?? '')}`,
  ),
  rule(String.raw`(${number})\s?%`, (match) => `${decimalWords(match[1] ?? '')} percent`),
  rule(String.raw`(\d)([KGD])\b`, (match) => `${cardinalWords(match[1] ?? '')} ${match[2]}`, 'uy'),
  rule(
    String.raw`(${number})([Kk]|M|B|bn)\b(?!\s?\/)`,
    (match) => `${decimalWords(match[1] ?? '')} ${magnitudes[(match[2] ?? '').toLowerCase()]}`,
    'uy',
  ),
  rule(String.raw`(${number})\s?(${unitNames})[²³]?(?![\p{L}\d])`, (match) => sayMeasure(match)),
  // "12" pizza": an inch, unless it ends what was quoted.
  rule(String.raw`(\d{1,3}(?:\.\d)?)["″](?![\p{L}\d])`, (match) => {
    const quotes = match.input.slice(0, match.index).split('"').length - 1;
    if (match[0].endsWith('"') && quotes % 2 === 1) return null;
    const isBeforeThing = /^ \p{L}/u.test(match.input.slice(match.index + match[0].length));
    const name = match[1] === '1' || isBeforeThing ? 'inch' : 'inches';
    return `${decimalWords(match[1] ?? '')} ${name}`;
  }),
  rule(String.raw`(\d{1,6})\^(\d{1,3})`, (match) =>
    join(cardinalWords(match[1] ?? ''), 'to the power of', cardinalWords(match[2] ?? '')),
  ),
  rule(String.raw`(?<=^|\s|\()[-−](?=\d)`, () => 'minus'),
  rule(String.raw`C#(?![\p{L}\d])`, () => 'C sharp', 'uy'),
  rule(String.raw`#(?=\d)`, () => 'number'),
  rule(String.raw`#(?=\p{L})`, () => 'hashtag'),
  rule(String.raw`(1\d{3}|20\d\d)\b(?![,.]\d)`, (match) => yearWords(match[1] ?? '')),
  rule(String.raw`(0\d{1,30})\b`, (match) => digitWords(match[1] ?? '')),
  rule(number, (match) => decimalWords(match[0])),
  rule(`${beforeNumeral}[IVXL]{1,8}\\b`, (match) =>
    cardinalWords(String(valueOfNumeral(match[0]))),
  ),
  rule(
    String.raw`(?<=\b\p{Lu}\p{Ll}{1,20} )(?:[VX]I{0,3}|I{2,3}|I[VX]|X[IVX]{1,6})\b(?=[\s,.;:!?]|$)`,
    (match) => `the ${ordinalWords(String(valueOfNumeral(match[0])))}`,
    'uy',
  ),
  rule(
    String.raw`(?<=\p{Lu}\p{Ll}{1,20} )(St|Ave|Blvd|Rd)\.(?! \p{Lu})`,
    (match) => streets[match[1] ?? ''] ?? null,
    'uy',
  ),
  rule(String.raw`(?:[a-z]{1,6}\.){1,4}|w\/o?(?=\s)`, (match) => {
    const short = match[0].toLowerCase();
    const rest = match.input.slice(match.index + short.length, match.index + short.length + 2);
    // "No." says no, unless a number follows.
    if (beforeNumbers.has(short) && !/^ ?\d/.test(rest)) return null;
    return abbreviations[short] ?? null;
  }),
  rule(String.raw`(?:\p{Lu}\.){2,6}`, (match) => [...match[0].replaceAll('.', '')].join(' '), 'uy'),
  rule(
    String.raw`(\p{Lu})\.(?= (?:\p{Lu}\.|\p{Lu}\p{Ll}|\p{Ll}))`,
    (match) => (match[1] === 'I' ? null : (match[1] ?? '')),
    'uy',
  ),
  rule(
    String.raw`[\p{L}][\p{L}\d₂-]{0,20}(?![\p{L}\d₂])`,
    (match) => knownNames[match[0].toLowerCase()] ?? abbreviations[match[0].toLowerCase()] ?? null,
  ),
  rule(String.raw`(\p{Lu}{2,5})s?(?![\p{L}\d])`, (match) => sayCapitals(match), 'uy'),
  rule(
    String.raw`(\p{Lu}{2,3}|[B-DF-HJ-NP-TV-Z]{4,5})(?=-?\d)-?`,
    (match) => [...(match[1] ?? '')].join(' '),
    'uy',
  ),
  // A capital on its own is a letter; "A" only where no word follows, and "I" is whoever speaks.
  rule(String.raw`([B-HJ-Z])(?![\p{L}\d'’])`, (match) => match[1] ?? '', 'uy'),
  rule(String.raw`(?<![\p{L}\d])A(?=[/&.,;:!?+-]|$)(?!-\p{Ll})`, () => 'A', 'uy'),
  rule(String.raw`(\p{Lu})(?=-?\d)-?`, (match) => match[1] ?? '', 'uy'),
  rule(
    String.raw`\/(mo|yr|wk|hr|min|sec|day)\b\.?`,
    (match) => `per ${perTime[(match[1] ?? '').toLowerCase()] ?? ''}`,
  ),
  rule(
    String.raw`(?<=\d\s?(?:${unitNames})?)\/(${unitNames})(²)?(?![\p{L}\d])`,
    (match) =>
      `per ${(units[(match[1] ?? '').toLowerCase()]?.[0] ?? '').toLowerCase()}${match[2] ? ' squared' : ''}`,
  ),
  rule(String.raw`km\/h(?![\p{L}\d])`, () => 'kilometers per hour'),
  rule(String.raw`(?<=\band ?)\/(?= ?or\b)`, () => ''),
  rule(String.raw`\/(?= \p{L})`, () => 'or'),
  rule(String.raw`(?<=\p{Lu})\/(?=\p{Lu})`, () => '', 'uy'),
  rule(String.raw`\/(?=\p{L})`, (match) =>
    isAmount(match.input.slice(Math.max(0, match.index - 20), match.index)) ? 'per' : 'or',
  ),
  rule(String.raw`[\p{L}\p{M}]{1,60}(?:['’][\p{L}]{1,60}){0,3}['’]?`, (match) =>
    plainWord(match[0]),
  ),
  rule(String.raw`\.(?=(?:com|org|net|io|js|ai|app|dev|tv)\b)`, () => 'dot'),
  rule('[&+=@×÷≈~±<>≥≤→%°™®©²³§№]', (match) => signs[match[0]] ?? ''),
];

const amountAtEnd = new RegExp(String.raw`(?<![\p{L}\d])\d[\d.,]*\s?(?:${unitNames})?$`, 'iu');

/** "Five dollars per month", but "the first or the second quarter" for Q1/Q2. */
const isAmount = (before: string) => amountAtEnd.test(before);

function sayAddress(part = ''): string {
  return part
    .toLowerCase()
    .replaceAll('.', ' dot ')
    .replaceAll('-', ' dash ')
    .replaceAll('_', ' underscore ')
    .replaceAll('+', ' plus ')
    .replaceAll('@', ' at ')
    .replaceAll('~', ' tilde ')
    .replace(/\d+/g, (digits) => ` ${cardinalWords(digits)} `)
    .replace(/\s+/g, ' ')
    .trim();
}

function sayMoney(sign = '', amount = '', scaleName?: string): string {
  const [one, several, cent, cents] = currencies[sign] ?? ['', '', '', ''];
  const scale = magnitudes[(scaleName ?? '').toLowerCase()];
  if (scale) return join(decimalWords(amount), scale, several);
  const [whole = '0', fraction] = amount.replaceAll(',', '').split('.');
  const main =
    Number(whole) > 0 || !fraction
      ? `${cardinalWords(whole)} ${whole === '1' ? one : several}`
      : '';
  if (!fraction || Number(fraction) === 0) return main;
  const rest = fraction.padEnd(2, '0').slice(0, 2);
  // "Nine ninety nine" is how a price is said; single coins are named.
  if (main && sign !== '¥')
    return join(
      cardinalWords(whole),
      one === 'dollar' && Number(whole) < 1000 ? undefined : several,
      rest.startsWith('0') ? `oh ${cardinalWords(rest)}` : cardinalWords(rest),
    );
  return join(main, cardinalWords(rest), Number(rest) === 1 ? cent : cents);
}

/** The shapes of pictures are said with "by"; everything else is so much to so much. */
function sayRatio(first = '', second = ''): string {
  const isShape = ['16:9', '9:16', '4:3', '3:4', '4:5', '21:9'].includes(`${first}:${second}`);
  return `${cardinalWords(first)} ${isShape ? 'by' : 'to'} ${cardinalWords(second)}`;
}

function sayFraction(whole: string | undefined, top: string, bottom: string): string {
  const fraction =
    top === '1'
      ? `${bottom === '2' || whole ? 'a' : 'one'} ${fractionPart(bottom, false)}`
      : `${cardinalWords(top)} ${fractionPart(bottom, true)}`;
  const alone = top === '1' && bottom === '2' && !whole ? 'one half' : fraction;
  return whole ? `${cardinalWords(whole)} and ${fraction}` : alone;
}

function sayMeasure(match: RegExpExecArray): string | null {
  const [all, amount = '', name = ''] = match;
  const unit = units[name.toLowerCase()];
  // "in" is a unit only after a number that touches it or stands alone; "5 in" mostly means the word.
  if (!unit || (name.toLowerCase() === 'in' && /\s/.test(all))) return null;
  if (/^[sm]$/.test(name) && /^\d{4}$/.test(amount)) return null;
  const called = (amount === '1' ? unit[0] : unit[1]).toLowerCase();
  const square = all.endsWith('²') ? 'square ' : all.endsWith('³') ? 'cubic ' : '';
  return `${decimalWords(amount)} ${square}${called}`;
}

function sayCapitals(match: RegExpExecArray): string | null {
  const letters = match[1] ?? '';
  const plural = match[0].endsWith('s');
  const shouting = !/\p{Ll}{2}/u.test(
    match.input.slice(Math.max(0, match.index - 100), match.index + 100),
  );
  if (shoutedWords.has(letters.toLowerCase()) && (shouting || letters.length > 2)) return null;
  if (letters.length > 3 && /[AEIOUY]/.test(letters)) return null;
  if (shouting && letters.length > 3) return null;
  const spelled = [...letters];
  if (plural) spelled.push(`${spelled.pop()}'s`);
  return spelled.join(' ');
}

function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/'$/, '')
    .toLowerCase();
}

function valueOfNumeral(numeral: string): number {
  const values = [...numeral.toUpperCase()].map((letter) => numeralValues[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
