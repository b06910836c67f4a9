// The Article wizard and what its screens need: '@reelwright/wizards/article'.

export {
  type ArticleLine,
  changeParas,
  countLines,
  includedLines,
  isEdited,
  isIncluded,
  keepLines,
  type Paragraph,
  parasOf,
  undoEdits,
  withParas,
  withSentences,
} from './article-paras.ts';
export { articleWizard } from './article-wizard.ts';
export { articleWords } from './article-words.ts';
export { withArticle } from './draft-article.ts';
export { filmLength, isSpoken } from './film-length.ts';
export { fitFilm } from './fit-film.ts';
