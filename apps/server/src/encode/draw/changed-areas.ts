/** Which parts of a frame look different from the frame before. */
import type { Area } from '../frame-source.ts';
import type { Edges, PlacedMark } from './mark-place.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Each of them is drawn by itself, so more do not pay; nor does most of a frame. */
const maxAreas = 3;
const maxShare = 0.5;
/** One area pays instead of two if it is larger than both together by no more than this. */
const maxWaste = 1.3;
/** What converts colours takes no less at a time. */
const minWidth = 16;

/**
 * Where a frame has to be drawn anew to become the next one, so that it comes out as if all of it had been
 * drawn, to the last bit: what lies across the edge of an area looks the same when it is cut there, or the
 * area grows around it. Undefined where that cannot be told, or does not pay.
 */
export function changedAreas(
  before: readonly PlacedMark[],
  after: readonly PlacedMark[],
  size: Size,
): readonly Area[] | undefined {
  const changed = marksThatDiffer(before, after);
  if (!changed) return undefined;
  let areas: readonly Area[] = [];
  for (const { edges, whenCut } of changed) {
    if (!edges || whenCut === 'unknown') return undefined;
    areas = joined(areas, areaAround(edges, size));
  }
  for (;;) {
    areas = asFewAs(maxAreas, areas);
    const grown = grownOver(areas, after, size);
    if (!grown) return undefined;
    if (grown === areas) break;
    areas = grown;
  }
  const covered = areas.reduce((sum, { width, height }) => sum + width * height, 0);
  return covered <= maxShare * size.width * size.height ? areas : undefined;
}

/** Undefined: what both have stands in another order. */
function marksThatDiffer(
  before: readonly PlacedMark[],
  after: readonly PlacedMark[],
): readonly PlacedMark[] | undefined {
  const known = new Set(before.map(({ look }) => look));
  const now = new Set(after.map(({ look }) => look));
  const stayed = before.filter(({ look }) => now.has(look));
  let place = 0;
  const changed = before.filter(({ look }) => !now.has(look));
  for (const mark of after) {
    if (!known.has(mark.look)) changed.push(mark);
    else if (stayed[place]?.look === mark.look) place += 1;
    else return undefined;
  }
  return place === stayed.length ? changed : undefined;
}

/** As they are, if nothing lies across their edges that would look otherwise. */
function grownOver(
  areas: readonly Area[],
  marks: readonly PlacedMark[],
  size: Size,
): readonly Area[] | undefined {
  for (const { edges, whenCut } of marks) {
    if (whenCut === 'same') continue;
    for (const area of areas) {
      if (edges && !touches(area, edges)) continue;
      if (!edges || whenCut === 'unknown') return undefined;
      if (!holds(area, edges, size)) return joined(areas, areaAround(edges, size));
    }
  }
  return areas;
}

function touches({ x, y, width, height }: Area, { left, top, right, bottom }: Edges): boolean {
  return left < x + width && right > x && top < y + height && bottom > y;
}

/** What is beyond the frame is cut off, however it is drawn. */
function holds({ x, y, width, height }: Area, edges: Edges, size: Size): boolean {
  return (
    (edges.left >= x || x === 0) &&
    (edges.top >= y || y === 0) &&
    (edges.right <= x + width || x + width === size.width) &&
    (edges.bottom <= y + height || y + height === size.height)
  );
}

/** The two that waste least become one, until there are no more than so many. */
function asFewAs(most: number, areas: readonly Area[]): readonly Area[] {
  if (areas.length <= most) return areas;
  let least = Number.POSITIVE_INFINITY;
  let best: readonly Area[] = areas;
  for (const [at, one] of areas.entries()) {
    for (const other of areas.slice(at + 1)) {
      const both = around(one, other);
      const waste = sizeOf(both) - sizeOf(one) - sizeOf(other);
      if (waste >= least) continue;
      least = waste;
      best = joined(
        areas.filter((area) => area !== one && area !== other),
        both,
      );
    }
  }
  return asFewAs(most, best);
}

/** With one more, put together with those that it touches or lies close to. */
function joined(areas: readonly Area[], added: Area | undefined): readonly Area[] {
  if (!added) return areas;
  for (const area of areas) {
    const both = around(area, added);
    const [apart, together] = [sizeOf(area) + sizeOf(added), sizeOf(both)];
    if (overlap(area, added) || together <= maxWaste * apart) {
      return joined(
        areas.filter((other) => other !== area),
        both,
      );
    }
  }
  return [...areas, added];
}

const sizeOf = ({ width, height }: Area): number => width * height;

function overlap(one: Area, other: Area): boolean {
  return touches(one, {
    left: other.x,
    top: other.y,
    right: other.x + other.width,
    bottom: other.y + other.height,
  });
}

function around(one: Area, other: Area): Area {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Undefined: all of it lies beyond the frame. */
function areaAround({ left, top, right, bottom }: Edges, size: Size): Area | undefined {
  const even = (value: number, most: number) => Math.max(0, Math.min(most, value)) & ~1;
  let [x, y] = [even(Math.floor(left), size.width), even(Math.floor(top), size.height)];
  const end = {
    x: even(Math.ceil(right) + 1, size.width),
    y: even(Math.ceil(bottom) + 1, size.height),
  };
  if (end.x <= x || end.y <= y) return undefined;
  const width = Math.max(end.x - x, minWidth);
  x = Math.min(x, size.width - width);
  y = Math.min(y, size.height - 2);
  return { x, y, width, height: end.y - y };
}
