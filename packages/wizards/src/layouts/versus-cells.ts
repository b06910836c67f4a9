/** Where the things of a comparison stand: columns or rows of the frame, one of them large where there are many. */
import type { ScriptPart } from '../script.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';

/** Beside each other in wide frames, below each other in tall ones. */
export function cellsOf(
  { x, y, width, height }: Box,
  count: number,
  frame: SlideFrame,
): readonly Box[] {
  const shape = shapeOf(frame);
  const columns = shape === 'wide' || (shape === 'square' && count <= 2) ? count : 1;
  // Cards reach a little over their cell.
  const gap = shorterSide(frame) * (columns > 1 ? 0.09 : 0.045);
  const rows = Math.ceil(count / columns);
  const cell = {
    width: (width - gap * (columns - 1)) / columns,
    height: (height - gap * (rows - 1)) / rows,
  };
  return Array.from({ length: count }, (_, at) => ({
    ...cell,
    x: x + (at % columns) * (cell.width + gap),
    y: y + Math.floor(at / columns) * (cell.height + gap),
  }));
}

/** The one that is heard: it is large, or all of them would be small. */
export function leaderOf({ lines }: ScriptPart, frame: SlideFrame): number | undefined {
  const at = lines.findIndex(({ isShownOnly }) => !isShownOnly);
  const isCrowded = shapeOf(frame) === 'wide' && lines.length > 2;
  const isOneHeard = lines.length > 1 && lines.some(({ isShownOnly }) => isShownOnly);
  return at >= 0 && (isCrowded || isOneHeard) ? at : undefined;
}

/** How much more room what is heard has than another. */
function leaderShare(count: number, isColumns: boolean): number {
  if (!isColumns) return count === 2 ? 3.2 : 3.6;
  return count === 2 ? 1.65 : 2.1;
}

/** Beside each other, or below each other in a high frame; one of them large. */
export function cellsBeside(
  room: Box,
  count: number,
  leader: number,
  frame: SlideFrame,
): readonly Box[] {
  const isColumns = shapeOf(frame) === 'wide';
  const gap = shorterSide(frame) * (isColumns ? 0.09 : 0.06);
  const share = leaderShare(count, isColumns);
  const whole = isColumns ? room.width : room.height;
  const one = (whole - gap * (count - 1)) / (count - 1 + share);
  let from = isColumns ? room.x : room.y;
  return Array.from({ length: count }, (_, at) => {
    const length = at === leader ? one * share : one;
    const cell = isColumns
      ? { ...room, x: from, width: length }
      : { ...room, y: from, height: length };
    from += length + gap;
    return cell;
  });
}

/** A cell that is clearly wider than high has its words beside its picture. */
export function isRow(cell: Box, frame: SlideFrame): boolean {
  const below = isLowestOfTall(cell, frame) ? frame.height - cell.y - cell.height : 0;
  return shapeOf(frame) !== 'wide' && cell.width > (cell.height + below * 0.85) * 1.2;
}

/** Below the last words of a phone nothing else stands: there the picture is below its words, down to the edge. */
export const isWordsFirst = (cell: Box, frame: SlideFrame): boolean =>
  isLowestOfTall(cell, frame) && !isRow(cell, frame);

function isLowestOfTall(cell: Box, frame: SlideFrame): boolean {
  const safe = safeArea(frame);
  return shapeOf(frame) === 'tall' && cell.y + cell.height > safe.y + safe.height - 1;
}

/** Whole columns or rows of the frame, which meet half-way between two cells. */
export function groundsOf(cells: readonly Box[], frame: SlideFrame): readonly Box[] {
  const [first] = cells;
  const isColumns = cells.some(({ x }) => x !== first?.x);
  const edge = (at: number) => {
    const [before, next] = [cells[at - 1], cells[at]];
    if (!before) return 0;
    if (!next) return isColumns ? frame.width : frame.height;
    return isColumns
      ? (before.x + before.width + next.x) / 2
      : (before.y + before.height + next.y) / 2;
  };
  return cells.map((_, at) =>
    isColumns
      ? { x: edge(at), y: 0, width: edge(at + 1) - edge(at), height: frame.height }
      : { x: 0, y: edge(at), width: frame.width, height: edge(at + 1) - edge(at) },
  );
}
