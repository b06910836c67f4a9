export type { CaptionLine, CaptionWord } from './caption-line.ts';
export { type CaptionedMovie, captionLines } from './caption-lines.ts';
