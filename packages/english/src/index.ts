export { startsWithVowelSound, withArticle } from './articles.ts';
export { capitalize, titleCase, withAbbreviations } from './capitals.ts';
export { countWith } from './count-with.ts';
export { formatCount } from './format-count.ts';
export { canBePlural, isPluralPhrase, isPluralWord } from './is-plural.ts';
export { joinNames } from './join-names.ts';
export {
  cardinalWords,
  decadeWords,
  decimalWords,
  digitWords,
  fractionPart,
  numberWord,
  ordinalWord,
  ordinalWords,
  yearWords,
} from './number-words.ts';
export { plural, pluralOfName } from './plural.ts';
export { largeNumbers, readNumberWords, smallNumbers, tensNames } from './read-number-words.ts';
export { singular, singularOfName } from './singular.ts';
