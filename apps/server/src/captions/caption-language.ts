import { filmLanguage } from '@reelwright/movie/language';

/** By the first part of a language such as 'en-US': the three letters that MP4 files name it by (ISO 639-2). */
const threeLetters: Readonly<Record<string, string>> = {
  ar: 'ara',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  hi: 'hin',
  it: 'ita',
  ja: 'jpn',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  zh: 'zho',
};

/** What a film's words are in, for sites ('en') and for files ('eng'; 'und' where they have no name for it). */
export function captionLanguage(movie: Parameters<typeof filmLanguage>[0]): {
  readonly code: string;
  readonly fileCode: string;
} {
  const code = filmLanguage(movie);
  const fileCode = Object.hasOwn(threeLetters, code) ? threeLetters[code] : undefined;
  return { code, fileCode: fileCode ?? 'und' };
}
