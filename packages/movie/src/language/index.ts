export { hasRightToLeft, isRightToLeft } from './direction.ts';
export { filmLanguage, toldLanguage } from './film-language.ts';
export {
  type FilmLanguage,
  filmLanguageOf,
  filmLanguages,
  type LanguageCode,
  primaryLanguage,
} from './film-languages.ts';
export { guessLanguage } from './guess-language.ts';
export {
  isSpaceless,
  joinWords,
  letterWidth,
  spaceBetween,
  wordsOf,
} from './spaceless-words.ts';
