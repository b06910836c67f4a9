// Paragraphs as slides, for the wizards that have them: '@reelwright/wizards/paragraphs'.

export {
  type Para,
  type ParagraphStyle,
  paragraphStyles,
  parasIn,
  styleOf,
  withParas,
} from './paragraph.ts';
export {
  addPara,
  excludePara,
  joinPara,
  movePara,
  newSlideText,
  removePara,
  splitPara,
  stylePara,
  wordsIn,
  writePara,
} from './paragraph-edits.ts';
