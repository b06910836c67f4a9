/** How dates, times of the day and stretches of them are said. */
import { cardinalWords, ordinalWords, yearWords } from '@reelwright/english';
import { type ReadingRule, rule } from './reading-rule.ts';
import { months } from './spoken-forms.ts';

const monthNames = `sept|${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}`;
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekdayNames = 'mon|tues?|wed|thu(?:rs?)?|fri|sat|sun';
/** After these, two numbers with a slash are a day even where they could be a share: "by 9/5". */
const beforeDay = String.raw`(?<=\b(?:on|until|till|before|after|since|ends|starts|begins|due|from|through) )`;
const dash = String.raw`\s?[-–—]\s?`;

export const dateAndTimeRules: readonly ReadingRule[] = [
  rule(String.raw`(\d{4})-(\d{2})-(\d{2})\b`, (match) => sayDate(match[2], match[3], match[1])),
  rule(String.raw`(\d{1,2})\/(\d{1,2})\/(\d{4})\b`, (match) =>
    sayDate(match[1], match[2], match[3]),
  ),
  rule(String.raw`(\d{1,2})\/(\d{1,2})\/(\d{2})\b(?!\/)`, (match) =>
    sayDate(match[1], match[2], fullYear(match[3])),
  ),
  // With points the day comes first.
  rule(String.raw`(\d{1,2})\.(\d{1,2})\.(\d{4})\b`, (match) =>
    sayDate(match[2], match[1], match[3]),
  ),
  rule(String.raw`${beforeDay}(\d{1,2})\/(\d{1,2})\b(?![/\d%])`, (match) =>
    sayDate(match[1], match[2]),
  ),
  // No share is told in thirty firsts; sixteenths are.
  rule(String.raw`(\d{1,2})\/(1[3-57-9]|2\d|3[01])\b(?![/\d%])`, (match) =>
    sayDate(match[1], match[2]),
  ),
  rule(String.raw`\b(${monthNames})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b(?!:)`, (match) =>
    sayDate(monthCalled(match[1]), match[2], match[3]),
  ),
  // "4 July", but "2 may be enough".
  rule(
    String.raw`(\d{1,2})(?:st|nd|rd|th)? (${capitals(monthNames)})(?:\.?,? (\d{4}))?(?![\p{L}\d])`,
    (match) => sayDate(monthCalled(match[2]), match[1], match[3]),
    'uy',
  ),
  rule(
    String.raw`(${weekdayNames})\.?${dash}(${weekdayNames})(?![\p{L}\d])`,
    (match) => `${weekdayCalled(match[1])} to ${weekdayCalled(match[2])}`,
  ),
  // A season, or years up to one of the same century.
  rule(String.raw`((?:19|20)\d\d)([-–/])(\d{2})\b(?![-–/\d.])`, (match) => {
    const [, from = '', sign, to = ''] = match;
    const years = Number(to) - (Number(from) % 100);
    if (years < 1 || (sign === '/' && years > 1)) return null;
    return `${yearWords(from)} to ${cardinalWords(to)}`;
  }),
  rule(
    String.raw`(\d{1,2})(?::(\d{2}))?(?:\s?([ap])\.?m\.?)?${dash}(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m\b\.?`,
    (match) => sayTimes(match),
  ),
  rule(String.raw`(\d{1,2}):(\d{2})()${dash}(\d{1,2}):(\d{2})(?![:\d])`, (match) =>
    sayTimes(match),
  ),
  rule(
    String.raw`(?<=\d ?[ap]\.?m\.?|noon|midnight)${dash}(?=noon|midnight|\d{1,2}(?::\d{2})?\s?[ap]\.?m)`,
    () => 'to',
  ),
  rule(String.raw`(\d{1,2}):(\d{2}):(\d{2})\b`, (match) =>
    lasting([
      [match[1], 'hour'],
      [match[2], 'minute'],
      [match[3], 'second'],
    ]),
  ),
  rule(String.raw`(\d{1,3})\s?h(?:rs?)?\s?(\d{1,2})\s?m(?:in)?(?![\p{L}\d])`, (match) =>
    lasting([
      [match[1], 'hour'],
      [match[2], 'minute'],
    ]),
  ),
  rule(String.raw`(\d{1,2}):(\d{2})(?:\s?([ap])\.?m\b\.?)?(?!:)`, (match) =>
    sayTime(match[1], match[2], match[3]),
  ),
];

const monthCalled = (name = '') =>
  String(months.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1);

const weekdayCalled = (name = '') =>
  weekdays.find((day) => day.startsWith(name.toLowerCase().slice(0, 3))) ?? name;

/** The same names, but only with a capital. */
function capitals(names: string): string {
  return names.replace(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase());
}

/** Two digits mean a year near our own. */
const fullYear = (digits = '') => `${Number(digits) < 60 ? '20' : '19'}${digits}`;

function sayDate(month = '', day = '', year?: string): string | null {
  const name = months[Number(month) - 1];
  if (!name || Number(day) < 1 || Number(day) > 31) return null;
  return together(name, ordinalWords(day), year && yearWords(year));
}

export function sayTime(hour = '', minute = '', half?: string): string | null {
  if (Number(hour) > 24 || Number(minute) > 59) return null;
  const letter = half && `${half.toUpperCase()} M`;
  if (minute === '00') return together(cardinalWords(hour), letter ?? "o'clock");
  const minutes = minute.startsWith('0') ? `oh ${cardinalWords(minute)}` : cardinalWords(minute);
  return together(cardinalWords(hour), minutes, letter);
}

/** "Nine thirty to eleven A M": what the first one leaves out is said with the second. */
function sayTimes([, hour, minute, half, endHour, endMinute, endHalf]: RegExpExecArray) {
  const isBare = minute === undefined && !half && Number(hour) <= 12;
  const first = isBare ? cardinalWords(hour ?? '') : sayTime(hour, minute ?? '00', half);
  const second = sayTime(endHour, endMinute ?? '00', endHalf);
  return first && second ? `${first} to ${second}` : null;
}

function lasting(parts: readonly (readonly [count: string | undefined, name: string])[]): string {
  return parts
    .filter(([count]) => Number(count) > 0)
    .map(([count = '', name]) => {
      const amount = String(Number(count));
      return `${cardinalWords(amount)} ${amount === '1' ? name : `${name}s`}`;
    })
    .join(' ');
}

function together(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
