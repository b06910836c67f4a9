import { filmLanguageOf } from './film-languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A number as a film in this language writes it, in the digits that all of them read: 1,234.5 or 1.234,5. */
export function formatNumber(value: number, language: string): string {
  const code = filmLanguageOf(language)?.code ?? 'en';
  const format =
    formats.get(code) ??
    new Intl.NumberFormat(`${code}-u-nu-latn`, { maximumFractionDigits: 20, useGrouping: 'min2' });
  formats.set(code, format);
  return format.format(value);
}
