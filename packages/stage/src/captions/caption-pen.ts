/** What every style of captions draws with: its ground, and its words with a line around them. */
import type { CaptionLine } from '@reelwright/captions';
import type { Box } from '@reelwright/motion';
import { drawOutlined } from '../items/draw-outlined.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import type { Context } from '../surface/context.ts';
import { drawKept } from '../surface/draw-kept.ts';
import { translation } from '../surface/matrix.ts';
import { drawText } from '../text/draw-text.ts';
import type { CaptionDrawing, CaptionInks } from './caption-looks.ts';
import type { LaidCaption, LaidWord } from './lay-out-caption.ts';

/** All that one line is drawn with. */
export interface Pen {
  readonly brush: Brush;
  readonly line: CaptionLine;
  readonly seconds: number;
  readonly drawing: CaptionDrawing;
  readonly inks: CaptionInks;
  readonly laid: LaidCaption;
}

/** Around words, in font sizes. */
export function paddingOf({ ground }: CaptionDrawing): { readonly x: number; readonly y: number } {
  switch (ground) {
    case 'none':
      return { x: 0.12, y: 0.06 };
    case 'panel':
      return { x: 0.7, y: 0.34 };
    case 'shade':
      return { x: 0.34, y: 0.14 };
    default:
      return { x: 0.5, y: 0.2 };
  }
}

/** All that a line covers, with its ground and its outlines. */
export function reachOf({ laid, drawing }: Pen): Box {
  const room = drawing.outline > 0 ? 2 * drawing.outline * laid.sizePx + 2 : 2;
  const pad = paddingOf(drawing);
  const [x, y] = [pad.x * laid.sizePx + room, pad.y * laid.sizePx + room];
  return { x: -x, y: -y, width: laid.width + 2 * x, height: laid.height + 2 * y };
}

/** As much as letters, and the line around them, reach beyond the box of their word. */
function reachOfWord({ drawing, laid }: Pen, { x, y, width, height }: Box): Box {
  const room = laid.sizePx * (drawing.outline > 0 ? 0.3 : 0.14);
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

export function colorOfWords({ drawing, inks }: Pen): string {
  if (drawing.ground === 'rows') return inks.onAccent;
  return drawing.outline > 0 || drawing.ground === 'shade' ? '#ffffff' : inks.text;
}

export function drawGround(brush: Brush, { drawing, inks, laid }: Pen): void {
  const pad = paddingOf(drawing);
  const [x, y] = [pad.x * laid.sizePx, pad.y * laid.sizePx];
  const whole = { x: -x, y: -y, width: laid.width + 2 * x, height: laid.height + 2 * y };
  const corner = 0.22 * laid.sizePx;
  switch (drawing.ground) {
    case 'none':
      return;
    case 'plate':
      fillRounded(brush, whole, corner, inks.ground);
      return;
    case 'shade':
      fillRounded(brush, whole, corner * 0.5, inks.shade);
      return;
    case 'rows':
      for (const row of laid.rows) {
        const box = {
          x: row.x - x * 0.7,
          y: row.y - y * 0.4,
          width: row.width + 1.4 * x,
          height: row.height + 0.8 * y,
        };
        fillRounded(brush, box, corner, inks.accent);
      }
      return;
    case 'panel':
      fillRounded(brush, whole, corner * 0.6, inks.ground);
      fillRounded(brush, edgeOf(whole, 0.24 * laid.sizePx, laid), corner * 0.4, inks.accent);
      return;
    default:
      drawing.ground satisfies never;
  }
}

/** The side where reading begins. */
function edgeOf(box: Box, width: number, { isRightToLeft }: LaidCaption): Box {
  return { ...box, width, x: isRightToLeft ? box.x + box.width - width : box.x };
}

export function fillRounded(brush: Brush, box: Box, radius: number, color: string): void {
  const context = aim(brush);
  traceRounded(context, box, Math.min(radius, box.width / 2, box.height / 2));
  context.fillStyle = color;
  context.fill();
}

function traceRounded(context: Context, { x, y, width, height }: Box, radius: number): void {
  const [right, bottom] = [x + width, y + height];
  context.beginPath();
  context.moveTo(x + radius, y);
  context.lineTo(right - radius, y);
  context.quadraticCurveTo(right, y, right, y + radius);
  context.lineTo(right, bottom - radius);
  context.quadraticCurveTo(right, bottom, right - radius, bottom);
  context.lineTo(x + radius, bottom);
  context.quadraticCurveTo(x, bottom, x, bottom - radius);
  context.lineTo(x, y + radius);
  context.quadraticCurveTo(x, y, x + radius, y);
  context.closePath();
}

export function drawWords(
  brush: Brush,
  pen: Pen,
  words: readonly LaidWord[],
  colorOf: (word: LaidWord) => string,
): void {
  outlined(brush, pen, reachOf(pen), (inner) => {
    for (const word of words) drawLetters(inner, word, colorOf(word));
  });
}

/**
 * A word by itself: drawn once for its owner, then laid as often as it is seen.
 */
export function drawKeptWord(
  pen: Pen,
  owner: object,
  word: LaidWord,
  color: string,
  scale: number,
): void {
  const reach = reachOfWord(pen, word.box);
  drawKept(
    pen.brush,
    owner,
    reach,
    (layer) => outlined(layer, pen, reach, (inner) => drawLetters(inner, word, color)),
    { scale },
  );
}

/** The line is laid around a picture of the letters: canvases stroke letters each in their own way. */
function outlined(
  brush: Brush,
  { drawing, inks, laid }: Pen,
  reach: Box,
  draw: (inner: Brush) => void,
): void {
  if (drawing.outline === 0) {
    draw(brush);
    return;
  }
  const side = Math.min(brush.stage.width, brush.stage.height);
  const thickness = (drawing.outline * laid.sizePx * 540) / side;
  drawOutlined(brush, { enabled: true, thickness, color: inks.outline }, reach, draw);
}

export function drawLetters(brush: Brush, { box, laid, raise }: LaidWord, color: string): void {
  // Letters stand in the middle of their row.
  const lower = (box.height - laid.block.heightPx) / 2 - raise;
  drawText(moved(brush, translation(box.x, box.y + lower)), laid, {}, { color });
}
