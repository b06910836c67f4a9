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
  for (const { number, chars, pieces, box, reach } of unitsOf(laid, motion.unit)) {
    if (pieces.every(isBlank)) continue;
    const pose = motion.pose(number);
    if (!pose) continue;
    const single = chars.length === 1 && !paint.outline;
    drawPosed(brush, pose, { box, reach, single }, (inner) => drawPieces(inner, pieces, paint));
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
  for (const { number, chars } of unitsOf(laid, 'lines')) {
    if (!laid.block.lines[number]) continue;
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

/** Letters that move together. */
interface Unit {
  readonly number: number;
  readonly chars: readonly PlacedChar[];
  readonly pieces: readonly Piece[];
  readonly box: Box;
  readonly reach: Box;
}

const keptUnits = new WeakMap<LaidText, Map<Break, Unit[]>>();

/** Found once for a text, not for every frame of it. */
function unitsOf(laid: LaidText, by: Break): Unit[] {
  const kept = keptUnits.get(laid) ?? new Map<Break, Unit[]>();
  keptUnits.set(laid, kept);
  const known = kept.get(by);
  if (known) return known;
  const members = Map.groupBy(laid.chars, numberOf[by]);
  const units = [...members].map(([number, chars]) => {
    const box = boxOf(laid, by, number, chars);
    return { number, chars, pieces: mergePieces(chars), box, reach: reachOf(box) };
  });
  kept.set(by, units);
  return units;
}

const numberOf: Readonly<Record<Break, (char: PlacedChar) => number>> = {
  chars: ({ index }) => index,
  words: ({ word }) => word,
  lines: ({ line }) => line,
};

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

/** Nothing of it can be seen. */
function isBlank({ text, fragment: { ink } }: Piece): boolean {
  return !text.trim() && !ink.background && !ink.underline && !ink.strike;
}

/** Letters reach beyond their boxes: swashes, accents, slanted ends. */
function reachOf({ x, y, width, height }: Box): Box {
  return { x: x - height * 0.5, y: y - height * 0.4, width: width + height, height: height * 1.8 };
}
