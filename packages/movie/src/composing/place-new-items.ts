// Where new pictures, clips and charts go on a slide: beside its words, never over them.
import { type Box, boundsOfItem, unionOf } from '../edits/group-geometry.ts';
import type { FramedItem } from '../edits/selection-edits.ts';
import type { Item } from '../schema/item.ts';
import { edgeShare, freeRoom, type Shape } from './free-room.ts';

/** What of an item has to be seen: of a text its words, which are often smaller than its box. */
export type SeenBox = (item: Item) => Box;

interface NewOnSlide {
  /** The new ones, as large as they are where nothing else is, in the middle. */
  readonly added: readonly Item[];
  readonly items: readonly Item[];
  readonly stage: Shape;
  readonly seenBox?: SeenBox;
}

interface NewPlaces {
  readonly added: readonly Item[];
  /** Words that make room. */
  readonly moved: readonly FramedItem[];
  /** Words that would be covered: they come in front of the new ones. */
  readonly raisedIds: readonly string[];
}

/** Larger ones are the ground that others stand on. */
const groundShare = 0.8;
/** Of its usual size: smaller than that, words rather make room. */
const goodShare = 0.55;
/** Smaller than that, it rather lies behind the words. */
const leastShare = 0.36;
/** Several together take most of the stage. */
const severalShare = 0.9;
const gapShare = 0.022;

export const wholeBox: SeenBox = (item) => boundsOfItem(item, { x: 1, y: 1 });

/** What is on a slide and has to be seen; a ground that fills most of it may be covered. */
export function seenItems(items: readonly Item[], stage: Shape): readonly Item[] {
  return items.filter((item) => {
    if (item.type === 'audio' || item.hide || item.show === false || item.behind) return false;
    const { width, height } = wholeBox(item);
    return width * height < groundShare * stage.width * stage.height;
  });
}

/** Where there is room; where there is too little, words alone on a slide move aside, and else they stay in front. */
export function placeNewItems(request: NewOnSlide): NewPlaces {
  const { added, items, stage, seenBox = wholeBox } = request;
  const seen = seenItems(items, stage);
  if (added.length === 0 || (seen.length === 0 && added.length === 1))
    return { added, moved: [], raisedIds: [] };
  const grid = gridOf(added, stage);
  const room = freeRoom({ ...grid, stage, taken: seen.map(seenBox) });
  const share = (room?.width ?? 0) / grid.largest.width;
  if (room && share >= goodShare)
    return { added: inGrid(added, grid, room), moved: [], raisedIds: [] };
  const aside = wordsAside(seen, grid, stage, seenBox);
  if (aside && aside.room.width > 1.2 * (room?.width ?? 0))
    return { added: inGrid(added, grid, aside.room), moved: aside.moved, raisedIds: [] };
  if (room && share >= leastShare)
    return { added: inGrid(added, grid, room), moved: [], raisedIds: [] };
  const middle = freeRoom({ ...grid, stage, taken: [] });
  const all = middle ? inGrid(added, grid, middle) : added;
  const covered = items.filter(
    (item) => item.type === 'text' && all.some((one) => overlap(wholeBox(one), seenBox(item))),
  );
  return { added: all, moved: [], raisedIds: covered.map(({ id }) => id) };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

interface Grid {
  readonly shape: Shape;
  readonly largest: Shape;
  readonly columns: number;
  readonly cell: Shape;
  readonly gap: number;
}

/** Several stand in rows of equal places, in as many as show them largest. */
function gridOf(added: readonly Item[], stage: Shape): Grid {
  const sizes = added.map(({ width, height }) => ({ width, height }));
  const cell = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  if (added.length === 1) return { shape: cell, largest: cell, columns: 1, cell, gap: 0 };
  const gap = gapShare * Math.min(stage.width, stage.height);
  const grids = added.map((_, index): Grid => {
    const columns = index + 1;
    const rows = Math.ceil(added.length / columns);
    const shape = {
      width: columns * cell.width + (columns - 1) * gap,
      height: rows * cell.height + (rows - 1) * gap,
    };
    const fit = Math.min(
      1,
      (severalShare * stage.width) / shape.width,
      (severalShare * stage.height) / shape.height,
    );
    const largest = { width: shape.width * fit, height: shape.height * fit };
    return { shape, largest, columns, cell, gap };
  });
  const scale = ({ shape, largest }: Grid) => largest.width / shape.width;
  const [first = grids[0], ...rest] = grids;
  const best = rest.reduce(
    (one, other) => (one && scale(other) <= scale(one) ? one : other),
    first,
  );
  return best ?? { shape: cell, largest: cell, columns: 1, cell, gap };
}

function inGrid(added: readonly Item[], grid: Grid, room: Box): readonly Item[] {
  const scale = room.width / grid.shape.width;
  return added.map((item, index) => {
    const column = index % grid.columns;
    const row = Math.floor(index / grid.columns);
    const rowLength = Math.min(grid.columns, added.length - row * grid.columns);
    // A last row that is not full stands in the middle.
    const indent = ((grid.columns - rowLength) * (grid.cell.width + grid.gap)) / 2;
    const [width, height] = [item.width * scale, item.height * scale];
    const left = indent + column * (grid.cell.width + grid.gap) + grid.cell.width / 2;
    const top = row * (grid.cell.height + grid.gap) + grid.cell.height / 2;
    return {
      ...item,
      width: Math.round(width),
      height: Math.round(height),
      x: Math.round(room.x + left * scale - width / 2),
      y: Math.round(room.y + top * scale - height / 2),
    };
  });
}

/** Words alone on a slide go to its bottom, or to its top where they are nearer to that, all by as much. */
function wordsAside(
  seen: readonly Item[],
  grid: Grid,
  stage: Shape,
  seenBox: SeenBox,
): { readonly room: Box; readonly moved: readonly FramedItem[] } | undefined {
  const mayMove = ({ type, locked, keyframes }: Item) => type === 'text' && !locked && !keyframes;
  if (seen.length === 0 || !seen.every(mayMove)) return undefined;
  const words = unionOf(seen.map(seenBox));
  const edge = edgeShare * Math.min(stage.width, stage.height);
  const goesUp = words.y + words.height / 2 < 0.4 * stage.height;
  const y = goesUp ? edge : stage.height - edge - words.height;
  const room = freeRoom({ ...grid, stage, taken: [{ ...words, y }] });
  if (!room) return undefined;
  const by = y - words.y;
  return {
    room,
    moved: seen.map((item) => ({ itemId: item.id, frame: { y: Math.round(item.y + by) } })),
  };
}
