/** What parts a number: thousands, and what is less than one. No machine is asked: they know languages differently well. */
interface NumberSigns {
  readonly thousands: string;
  readonly point: string;
  /** Groups as 12,34,567. */
  readonly isIndian?: true;
  /** 1234 stays in one piece, 12 345 does not. */
  readonly keepsFour?: true;
}

const [space, narrowSpace] = ['\u00a0', '\u202f'];
const continental: NumberSigns = { thousands: '.', point: ',' };
const english: NumberSigns = { thousands: ',', point: '.' };
const signs: Readonly<Record<string, NumberSigns>> = {
  de: continental,
  es: { ...continental, keepsFour: true },
  fr: { thousands: narrowSpace, point: ',' },
  it: continental,
  pt: continental,
  nl: continental,
  pl: { thousands: space, point: ',', keepsFour: true },
  hi: { ...english, isIndian: true },
};

/** All that stands in numbers of any language. */
export const numberLetters = `0123456789.,:%−-+ ${space}${narrowSpace}`;

/** A number as films of a language show it: 12,500 or 3.5, and 12.500 or 3,5 in German. */
export function writeNumber(value: number, decimals: number, language = 'en'): string {
  const { thousands, point, isIndian, keepsFour } = signs[language] ?? english;
  const [whole = '0', part] = Math.abs(value).toFixed(decimals).split('.');
  const isShort = keepsFour && whole.length <= 4;
  const grouped = isShort ? whole : inGroups(whole, isIndian ? 2 : 3).join(thousands);
  const isNothing = Number(whole) === 0 && !Number(part ?? 0);
  const sign = value < 0 && !isNothing ? '−' : '';
  return `${sign}${grouped}${part === undefined ? '' : `${point}${part}`}`;
}

/** The last three digits, and those before them in groups of so many. */
function inGroups(digits: string, groupLength: number): readonly string[] {
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= groupLength)
    groups.unshift(digits.slice(Math.max(0, end - groupLength), end));
  return groups;
}

/** A time as clocks show it: 1:05, or 1:00:00. */
export function writeClock(seconds: number): string {
  const all = Math.max(0, Math.ceil(seconds - 1e-6));
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}

/** As many as the most exact of them has, two at most. */
export function decimalsOf(values: readonly number[]): number {
  return values.reduce((most, value) => {
    const needed = [0, 1].find((places) => Number(value.toFixed(places)) === value) ?? 2;
    return Math.max(most, needed);
  }, 0);
}
