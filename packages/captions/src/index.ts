export { type CaptionLine, type CaptionWord, rowsOf } from './caption-line.ts';
export { type CaptionedMovie, captionLines, editableLines } from './caption-lines.ts';
export { type CaptionStyleId, captionStyleOf, captionStyles } from './caption-styles.ts';
export type { EditableLine } from './editable-line.ts';
export { emojiOf } from './emoji-of.ts';
export { type Found, findInLines, replaceFound } from './find-in-lines.ts';
export { type ImportedCaptions, importCues } from './import-cues.ts';
export { keywordsOf } from './keywords-of.ts';
export {
  addLine,
  hideLine,
  joinLines,
  resetLine,
  retypeLine,
  settleChange,
  splitLine,
} from './line-changes.ts';
export { retimeLine, shiftFollowing, shiftLine } from './shift-lines.ts';
export { captionsBeside, shownCaptions } from './shown-captions.ts';
export { captionTexts, translatedCaptions } from './translated-captions.ts';
