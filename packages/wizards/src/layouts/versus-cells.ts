/** Where the things of a comparison stand: columns or rows of the frame, one of them large where there are many. */
import type { ScriptPart } from '../script.ts';
import { type Box, type SlideFrame, shapeOf, shorterSide } from './slide-frame.ts';

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

/** Of three or more in a wide frame, the one that is heard: it is large, or all of them would be small. */
export function leaderOf({ lines }: ScriptPart, frame: SlideFrame): number | undefined {
  const at = lines.findIndex(({ isShownOnly }) => !isShownOnly);
  return shapeOf(frame) === 'wide' && lines.length > 2 && at >= 0 ? at : undefined;
}

/** How much wider the cell of what is heard is than another. */
const leaderWidth = 2.1;

/** Beside each other, one of them wide. */
export function cellsBeside(
  room: Box,
  count: number,
  leader: number,
  frame: SlideFrame,
): readonly Box[] {
  const gap = shorterSide(frame) * 0.09;
  const width = (room.width - gap * (count - 1)) / (count - 1 + leaderWidth);
  const widthAt = (at: number) => (at === leader ? width * leaderWidth : width);
  let { x } = room;
  return Array.from({ length: count }, (_, at) => {
    const cell = { ...room, x, width: widthAt(at) };
    x += cell.width + gap;
    return cell;
  });
}

/** A cell that is wider than high has its words beside its picture. */
export const isRow = (cell: Box, frame: SlideFrame): boolean =>
  shapeOf(frame) !== 'wide' && cell.width > cell.height;

/** Whole columns or rows of the frame, which meet half-way between two cells. */
export function groundsOf(cells: readonly Box[], frame: SlideFrame): readonly Box[] {
  const [first] = cells;
  const isColumns = cells.every(({ y }) => y === first?.y);
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
