import type { Box, Break } from '@reelwright/motion';
import type { Piece } from './draw-piece.ts';
import type { PlacedChar } from './fragment.ts';
import type { LaidText } from './layout-text.ts';

/** Letters that move together. */
export interface Unit {
  readonly number: number;
  readonly chars: readonly PlacedChar[];
  readonly pieces: readonly Piece[];
  readonly box: Box;
  readonly reach: Box;
}

const keptUnits = new WeakMap<LaidText, Map<Break, readonly Unit[]>>();

/** Found once for a text, not for every frame of it. */
export function unitsOf(laid: LaidText, by: Break): readonly Unit[] {
  const kept = keptUnits.get(laid) ?? new Map<Break, readonly Unit[]>();
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

/** Letters reach beyond their boxes: swashes, accents, slanted ends. */
function reachOf({ x, y, width, height }: Box): Box {
  return { x: x - height * 0.5, y: y - height * 0.4, width: width + height, height: height * 1.8 };
}

/** Nothing of it can be seen. */
export function isBlank({ text, fragment: { ink } }: Piece): boolean {
  return !text.trim() && !ink.background && !ink.underline && !ink.strike;
}
