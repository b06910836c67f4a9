/** What is said at a moment, written on the picture. */
import { type CaptionLine, shownCaptions } from '@reelwright/captions';
import type { Movie } from '../movie.ts';
import { slideAt } from '../slides/slide-at.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { drawKept } from '../surface/draw-kept.ts';
import { translation } from '../surface/matrix.ts';
import { drawEmoji } from './caption-emoji.ts';
import { colorOfWords, drawGround, drawWords, type Pen, reachOf } from './caption-pen.ts';
import {
  drawFilling,
  drawMarked,
  drawPopping,
  drawSingle,
  drawTyped,
} from './draw-spoken-words.ts';
import type { LaidWord } from './lay-out-caption.ts';
import { placeOfWords, slideCaptions } from './slide-captions.ts';

/** The line that stands at a moment. */
function captionAt(movie: Movie, seconds: number): CaptionLine | undefined {
  return shownCaptions(movie).find(({ start, end }) => seconds >= start && seconds < end);
}

export function drawCaption(brush: Brush, movie: Movie, seconds: number): void {
  const { captions } = movie;
  const line = captions?.on ? captionAt(movie, seconds) : undefined;
  const place = line && slideAt(movie, (line.start + line.end) / 2);
  if (!captions || !line || !place) return;
  const all = slideCaptions(brush, movie, captions, place);
  const laid = all.laid.get(line);
  if (!laid) return;
  const { x, y } = placeOfWords(brush.stage, captions, all, laid);
  const { drawing, inks } = all;
  drawLine({ brush: moved(brush, translation(x, y)), line, seconds, drawing, inks, laid });
}

/** The whole of what stands still is drawn once for a line; what follows the voice is drawn on it. */
function drawLine(pen: Pen): void {
  const { brush, drawing, inks, laid } = pen;
  const { words } = drawing;
  const isStill =
    words === 'all' || words === 'two-colored' || words === 'marked' || words === 'filling';
  if (drawing.ground !== 'none' || isStill) {
    drawKept(brush, laid, reachOf(pen), (layer) => {
      drawGround(layer, pen);
      if (!isStill) return;
      const colorOf = ({ isKey }: LaidWord) =>
        words === 'two-colored' && isKey ? inks.accentVivid : colorOfWords(pen);
      drawWords(layer, pen, laid.words, colorOf);
    });
  }
  switch (words) {
    case 'all':
    case 'two-colored':
      break;
    case 'marked':
      drawMarked(pen);
      break;
    case 'popping':
      drawPopping(pen);
      break;
    case 'filling':
      drawFilling(pen);
      break;
    case 'single':
      drawSingle(pen);
      break;
    case 'typed':
      drawTyped(pen);
      break;
    default:
      words satisfies never;
  }
  if (drawing.hasEmoji) drawEmoji(pen);
}
