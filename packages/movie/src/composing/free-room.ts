// Where on a stage there is room for something new.
import type { Box } from '../edits/group-geometry.ts';

export interface Shape {
  readonly width: number;
  readonly height: number;
}

interface Wanted {
  /** What it has to keep clear of. */
  readonly taken: readonly Box[];
  readonly shape: Shape;
  readonly stage: Shape;
  /** It is never larger than this. */
  readonly largest: Shape;
}

/** Nothing comes nearer to the edge of the stage than this, of its shorter side. */
export const edgeShare = 0.05;
/** Nor to anything else. */
const gapShare = 0.022;
/** More than these are gone through too slowly; what is small matters least. */
const maxTaken = 16;

/** The largest free place for a shape, and the one nearest to the middle among those. */
export function freeRoom({ taken, shape, stage, largest }: Wanted): Box | undefined {
  const shorter = Math.min(stage.width, stage.height);
  const [edge, gap] = [edgeShare * shorter, gapShare * shorter];
  const kept = taken
    .toSorted((one, other) => areaOf(other) - areaOf(one))
    .slice(0, maxTaken)
    .map((box) => grown(box, gap));
  const inside = {
    x: edge,
    y: edge,
    width: stage.width - 2 * edge,
    height: stage.height - 2 * edge,
  };
  const places = emptyBoxes(kept, inside).map((room) =>
    fittedInto(room, shape, largest, middleOf(stage)),
  );
  const best = places.toSorted(
    (one, other) =>
      other.width - one.width || awayFrom(one, middleOf(stage)) - awayFrom(other, middleOf(stage)),
  )[0];
  return best && best.width >= 1 ? best : undefined;
}

/** The largest boxes in which nothing lies: each begins and ends at the edge or beside what is taken. */
function emptyBoxes(taken: readonly Box[], inside: Box): readonly Box[] {
  const lines = (side: 'x' | 'y', size: 'width' | 'height') => {
    const [first, last] = [inside[side], inside[side] + inside[size]];
    const all = taken.flatMap((box) => [box[side], box[side] + box[size]]);
    const within = all.filter((at) => at > first && at < last);
    return [...new Set([first, ...within, last])].toSorted((a, b) => a - b);
  };
  const [across, down] = [lines('x', 'width'), lines('y', 'height')];
  const boxes: Box[] = [];
  for (const [left, x] of across.entries())
    for (const right of across.slice(left + 1)) {
      const column = taken.filter((box) => box.x < right && box.x + box.width > x);
      for (const [top, y] of down.entries()) {
        // As far down as nothing is in the way.
        const below = column.filter((box) => box.y + box.height > y).map((box) => box.y);
        const bottom = Math.min(...below, down.at(-1) ?? y);
        if (bottom > y && top < down.length - 1)
          boxes.push({ x, y, width: right - x, height: bottom - y });
      }
    }
  return boxes;
}

/** As large as it may be, and as near to the middle as the room lets it. */
function fittedInto(room: Box, shape: Shape, largest: Shape, middle: Point): Box {
  const fit = Math.min(
    Math.min(room.width, largest.width) / shape.width,
    Math.min(room.height, largest.height) / shape.height,
  );
  const [width, height] = [shape.width * fit, shape.height * fit];
  // Along the room it stands in the middle of what is free; across it too, unless it may stand in the stage's middle.
  return {
    x: between(middle.x - width / 2, room.x, room.x + room.width - width, room.width > width * 2),
    y: between(
      middle.y - height / 2,
      room.y,
      room.y + room.height - height,
      room.height > height * 2,
    ),
    width,
    height,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The stage's middle where the room has it; else the middle of the room, so that it hugs nothing. */
function between(wanted: number, least: number, most: number, isRoomy: boolean): number {
  if (wanted >= least && wanted <= most) return wanted;
  return isRoomy ? Math.min(most, Math.max(least, wanted)) : (least + most) / 2;
}

function middleOf({ width, height }: Shape): Point {
  return { x: width / 2, y: height / 2 };
}

function awayFrom(box: Box, point: Point): number {
  return Math.hypot(box.x + box.width / 2 - point.x, box.y + box.height / 2 - point.y);
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function areaOf({ width, height }: Box): number {
  return width * height;
}
