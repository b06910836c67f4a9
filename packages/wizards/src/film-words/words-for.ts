import type { ProjectData } from '@reelwright/movie';
import { filmLanguage, filmLanguageOf, type LanguageCode } from '@reelwright/movie/language';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { FilmWords } from './film-words.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export const filmWords: Readonly<Record<LanguageCode, FilmWords>> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  nl,
  pl,
  hi,
  ar,
  ja,
};

/** What we say in a film ourselves, in the words of its language. */
export interface WordsFor {
  readonly language: LanguageCode;
  /** English has many ways to say each of these; other languages have one. */
  readonly isEnglish: boolean;
  text(name: keyof FilmWords, values?: Values): string;
  /** 'A, B and C'. */
  list(names: readonly string[]): string;
}

/** English for languages that we have no words in. */
export function wordsFor(data: ProjectData): WordsFor {
  const language = filmLanguageOf(filmLanguage(data))?.code ?? 'en';
  return {
    language,
    isEnglish: language === 'en',
    text: (name, values = {}) => fill(filmWords[language][name], values, language),
    list: (names) => new Intl.ListFormat(language).format(names),
  };
}

type Values = Readonly<Record<string, string | number>>;

/** A name may end in a mark of its own: "What does it cost?." */
function fill(words: string, values: Values, language: LanguageCode): string {
  return words
    .replace(/\{(\w+), ([^{}]+)\}/g, (_, name: string, forms: string) =>
      pluralForm(forms, Number(values[name]), language),
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    .replace(/([?!？！؟])[.。।]/g, '$1');
}

/** Of 'one sekundę, few sekundy, other sekund', the one that goes with a number in this language. */
function pluralForm(forms: string, count: number, language: LanguageCode): string {
  const byRule = new Map(
    forms.split(', ').map((form) => {
      const [rule = '', word = ''] = form.split(' ');
      return [rule, word] as const;
    }),
  );
  return byRule.get(new Intl.PluralRules(language).select(count)) ?? byRule.get('other') ?? '';
}
