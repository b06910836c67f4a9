export {
  type CaptionLine,
  type CaptionSource,
  type CaptionWord,
  rowsOf,
} from './caption-line.ts';
export { type CaptionedMovie, captionLines } from './caption-lines.ts';
export { type CaptionStyleId, captionStyleOf, captionStyles } from './caption-styles.ts';
export { emojiOf } from './emoji-of.ts';
export { isKeyword } from './is-keyword.ts';
export { captionsBeside, shownCaptions } from './shown-captions.ts';
