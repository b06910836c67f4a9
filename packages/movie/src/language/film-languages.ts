/** The languages that films are made in: our own words in a film, its numbers and its captions follow them. */
export interface FilmLanguage {
  /** As BCP 47 has it, without a country. */
  readonly code: LanguageCode;
  /** What people read here. */
  readonly name: string;
  /** What its speakers call it. */
  readonly ownName: string;
  readonly isRightToLeft?: true;
}

export type LanguageCode =
  | 'en'
  | 'de'
  | 'es'
  | 'fr'
  | 'it'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'hi'
  | 'ar'
  | 'ja';

export const filmLanguages: readonly FilmLanguage[] = [
  { code: 'en', name: 'English', ownName: 'English' },
  { code: 'de', name: 'German', ownName: 'Deutsch' },
  { code: 'es', name: 'Spanish', ownName: 'Español' },
  { code: 'fr', name: 'French', ownName: 'Français' },
  { code: 'it', name: 'Italian', ownName: 'Italiano' },
  { code: 'pt', name: 'Portuguese', ownName: 'Português' },
  { code: 'nl', name: 'Dutch', ownName: 'Nederlands' },
  { code: 'pl', name: 'Polish', ownName: 'Polski' },
  { code: 'hi', name: 'Hindi', ownName: 'हिन्दी' },
  { code: 'ar', name: 'Arabic', ownName: 'العربية', isRightToLeft: true },
  { code: 'ja', name: 'Japanese', ownName: '日本語' },
];

/** 'de' of 'de-DE', 'DE' or 'de_AT'; undefined for what names no language. */
export function primaryLanguage(tag: string | undefined): string | undefined {
  const [code = ''] = (tag ?? '').trim().toLowerCase().split(/[-_]/, 1);
  return /^[a-z]{2,3}$/.test(code) ? code : undefined;
}

/** The one of our languages that a tag such as 'de-AT' names; undefined where it is none of them. */
export function filmLanguageOf(tag: string | undefined): FilmLanguage | undefined {
  const code = primaryLanguage(tag);
  return filmLanguages.find((language) => language.code === code);
}
