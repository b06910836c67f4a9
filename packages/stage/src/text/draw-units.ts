import type { Break, CharLook, Pose } from '@reelwright/motion';
import { readableColor, restPose } from '@reelwright/motion';
import { filterColor } from '../color/filter-color.ts';
import type { Color } from '../color/parse-color.ts';
import { drawPosed, type Letters } from '../pose/draw-posed.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { translation } from '../surface/matrix.ts';
import { drawPieces, type Piece, type TextPaint } from './draw-piece.ts';
import type { LaidText } from './layout-text.ts';
import { drawHalo } from './letter-halo.ts';
import { drawSharedHalo } from './shared-halo.ts';
import { drawSmearedLetters } from './smeared-letters.ts';
import { drawSoft } from './soft-letters.ts';
import { isBlank, type Unit, unitsOf } from './text-units.ts';

/** How the parts of a text move. */
export interface UnitMotion {
  readonly unit: Break;
  /** Undefined: that one cannot be seen. */
  readonly pose: (unit: number) => Pose | undefined;
}

/** Draws the text letter by letter, word by word or line by line, each as its pose has it. */
export function drawUnits(
  brush: Brush,
  laid: LaidText,
  motion: UnitMotion,
  paint: TextPaint,
): void {
  const units = unitsOf(laid, motion.unit);
  const seen = units.filter(({ pieces }) => !pieces.every(isBlank));
  const poses = new Map(seen.map((unit) => [unit, motion.pose(unit.number)]));
  const isLit = drawSharedHalo(brush, laid, poses, paint);
  for (const [unit, found] of poses) {
    if (!found) continue;
    const { chars, pieces, box, reach } = unit;
    const pose = isLit ? { ...found, glow: 0 } : found;
    const single = chars.length === 1 && !paint.outline;
    const letters = lettersOf(units, unit, paint);
    drawPosed(brush, pose, { box, reach, single, letters }, (inner) =>
      drawPieces(inner, pieces, paint),
    );
  }
}

/** What letters can do without a canvas of their own. */
function lettersOf(units: readonly Unit[], unit: Unit, paint: TextPaint): Letters | undefined {
  const { pieces } = unit;
  // These are pictures, which no colour can stand for.
  if (pieces.some(({ fragment }) => fragment.emoji)) return undefined;
  return {
    tinted: (pose) => {
      const tint = (color: Color) => filterColor(color, pose);
      return (inner) => drawPieces(inner, pieces, { ...paint, tint });
    },
    smeared: (inner, way) => drawSmearedLetters(inner, { units, unit, paint }, way),
    blurred: (inner, blurPx, glow) => {
      const letters = { units, unit, paint };
      return glow === undefined
        ? drawSoft(inner, letters, blurPx)
        : drawHalo(inner, letters, blurPx, glow);
    },
  };
}

/** Draws the text letter by letter, as an effect has it. */
export function drawLooks(
  brush: Brush,
  laid: LaidText,
  look: (index: number) => CharLook,
  paint: TextPaint,
): void {
  const units = unitsOf(laid, 'chars');
  for (const unit of units) {
    const [char] = unit.chars;
    const [piece] = unit.pieces;
    if (!char || !piece) continue;
    const { pose = restPose, text, ...changed } = look(char.index);
    if (!text && !char.text.trim()) continue;
    const color = changed.readableOn
      ? readableColor(char.fragment.ink.color, changed.readableOn)
      : changed.color;
    const painted = color === undefined || paint.color ? paint : { ...paint, color };
    const { box, reach } = unit;
    const letters = text === undefined ? lettersOf(units, unit, painted) : undefined;
    drawPosed(brush, pose, { box, reach, single: !paint.outline, letters }, (inner) => {
      const shown = text === undefined ? piece : instead(inner, piece, text);
      drawPieces(inner, [shown], painted);
    });
  }
}

/** Another letter in the middle of this one's place. */
function instead(brush: Brush, piece: Piece, text: string): Piece {
  const { ink } = piece.fragment;
  const width = brush.surface.ruler.width(ink.file?.name ?? '', text) * ink.sizePx;
  return { ...piece, text, x: piece.x + (piece.width - width) / 2, width };
}

/** Letters drawn apart, spread from the middle of their line. */
export function drawSpread(
  brush: Brush,
  laid: LaidText,
  spacingEm: number,
  paint: TextPaint,
): void {
  for (const { number, chars } of unitsOf(laid, 'lines')) {
    if (!laid.block.lines[number]) continue;
    chars.forEach((char, index) => {
      const shift = (index - (chars.length - 1) / 2) * spacingEm * char.fragment.ink.sizePx;
      drawPieces(moved(brush, translation(shift, 0)), [char], paint);
    });
  }
}
