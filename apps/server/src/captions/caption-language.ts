import type { ProjectData } from '@reelwright/movie';

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
export function captionLanguage({ voSettings }: Pick<ProjectData, 'voSettings'>): {
  readonly code: string;
  readonly fileCode: string;
} {
  const [code = ''] = (voSettings?.lang ?? '').toLowerCase().split(/[-_]/, 1);
  const known = /^[a-z]{2,3}$/.test(code) ? code : 'en';
  const fileCode = Object.hasOwn(threeLetters, known) ? threeLetters[known] : undefined;
  return { code: known, fileCode: fileCode ?? 'und' };
}
