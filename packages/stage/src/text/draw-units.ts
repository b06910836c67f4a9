import type { Box, Break, CharLook, Pose } from '@reelwright/motion';
import { readableColor, restPose } from '@reelwright/motion';
import { drawPosed } from '../pose/draw-posed.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { translation } from '../surface/matrix.ts';
import { drawGround, drawLetters, drawOutline, type Piece, type TextPaint } from './draw-piece.ts';
import type { PlacedChar } from './fragment.ts';
import type { LaidText } from './layout-text.ts';

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
  for (const [unit, chars] of unitsOf(laid, motion.unit)) {
    const pose = motion.pose(unit);
    if (!pose) continue;
    const box = boxOf(laid, motion.unit, unit, chars);
    drawPosed(
      brush,
      pose,
      { box, reach: reachOf(box), single: chars.length === 1 && !paint.outline },
      (inner) => drawPieces(inner, mergePieces(chars), paint),
    );
  }
}

/** Draws the text letter by letter, as an effect has it. */
export function drawLooks(
  brush: Brush,
  laid: LaidText,
  look: (index: number) => CharLook,
  paint: TextPaint,
): void {
  for (const char of laid.chars) {
    const { pose = restPose, text, ...changed } = look(char.index);
    const color = changed.readableOn
      ? readableColor(char.fragment.ink.color, changed.readableOn)
      : changed.color;
    if (!text && !char.text.trim()) continue;
    const box: Box = char;
    drawPosed(brush, pose, { box, reach: reachOf(box), single: !paint.outline }, (inner) => {
      const [piece] = mergePieces([char]);
      if (!piece) return;
      const shown = text === undefined ? piece : instead(inner, piece, text);
      drawPieces(inner, [shown], color === undefined || paint.color ? paint : { ...paint, color });
    });
  }
}

/** Another letter in the middle of this one's place. */
function instead(brush: Brush, piece: Piece, text: string): Piece {
  const { ink } = piece.fragment;
  const width = brush.surface.ruler.width(ink.file?.name ?? '', text) * ink.sizePx;
  return { ...piece, text, x: piece.x + (piece.width - width) / 2, width };
}

export function drawPieces(brush: Brush, pieces: readonly Piece[], paint: TextPaint): void {
  if (!paint.color) for (const piece of pieces) drawGround(brush, piece);
  for (const piece of pieces) drawOutline(brush, piece, paint);
  for (const piece of pieces) drawLetters(brush, piece, paint);
}

/** Letters drawn apart, spread from the middle of their line. */
export function drawSpread(
  brush: Brush,
  laid: LaidText,
  spacingEm: number,
  paint: TextPaint,
): void {
  for (const [line, chars] of unitsOf(laid, 'lines')) {
    const box = laid.block.lines[line];
    if (!box) continue;
    chars.forEach((char, index) => {
      const shift = (index - (chars.length - 1) / 2) * spacingEm * char.fragment.ink.sizePx;
      drawPieces(moved(brush, translation(shift, 0)), mergePieces([char]), paint);
    });
  }
}

export function countUnits(laid: LaidText, unit: Break): number {
  switch (unit) {
    case 'chars':
      return laid.chars.length;
    case 'words':
      return laid.block.words.length;
    case 'lines':
      return laid.block.lines.length;
    default:
      return unit satisfies never;
  }
}

function unitsOf(laid: LaidText, unit: Break): Map<number, PlacedChar[]> {
  const units = new Map<number, PlacedChar[]>();
  for (const char of laid.chars) {
    const key = { chars: char.index, words: char.word, lines: char.line }[unit];
    const members = units.get(key);
    if (members) members.push(char);
    else units.set(key, [char]);
  }
  return units;
}

function boxOf(laid: LaidText, unit: Break, index: number, chars: readonly PlacedChar[]): Box {
  const whole =
    unit === 'words'
      ? laid.block.words[index]
      : unit === 'lines'
        ? laid.block.lines[index]
        : chars[0];
  return whole ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Neighbours of the same fragment are drawn at once, so that they keep their joins and kerning. */
function mergePieces(chars: readonly PlacedChar[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, x, width, fragment } of chars) {
    const last = pieces.at(-1);
    if (last && last.fragment === fragment) {
      const left = Math.min(last.x, x);
      const right = Math.max(last.x + last.width, x + width);
      pieces[pieces.length - 1] = { ...last, text: last.text + text, x: left, width: right - left };
    } else pieces.push({ text, x, width, fragment });
  }
  return pieces;
}

/** Letters reach beyond their boxes: swashes, accents, slanted ends. */
function reachOf({ x, y, width, height }: Box): Box {
  return { x: x - height * 0.5, y: y - height * 0.4, width: width + height, height: height * 1.8 };
}
