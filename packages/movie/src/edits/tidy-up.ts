// Puts what nearly stands in line into line: edges and middles, gaps, and what is too near to the edge of the stage.
import type { Item } from '../schema/item.ts';
import { type Box, boundsOfItem } from './group-geometry.ts';
import type { FramedItem } from './selection-edits.ts';

interface Stage {
  readonly width: number;
  readonly height: number;
}

/** Nothing that has to be seen comes nearer to the edge than this, of the shorter side. */
const edgeShare = 0.05;
/** So far beside each other things are still meant to stand in line, of the shorter side. */
const nearShare = 0.035;
/** Larger ones are the ground that others stand on. */
const groundShare = 0.8;

type Side = 'x' | 'y';
const sizeOf = { x: 'width', y: 'height' } as const;
/** Along a side: where a box begins, its middle, and where it ends. */
const anchors = [0, 0.5, 1] as const;

interface Placed {
  readonly item: Item;
  readonly from: Box;
  readonly at: { x: number; y: number };
}

/** Where items stand once they are tidied up; those that stay where they are are left out. */
export function tidiedFrames(items: readonly Item[], stage: Stage): readonly FramedItem[] {
  const placed = items.flatMap((item): Placed[] => {
    const from = boundsOfItem(item, { x: 1, y: 1 });
    const isGround = from.width * from.height > groundShare * stage.width * stage.height;
    const isMovable = item.type !== 'audio' && !item.locked && !isGround;
    return isMovable ? [{ item, from, at: { x: from.x, y: from.y } }] : [];
  });
  const near = nearShare * Math.min(stage.width, stage.height);
  for (const side of ['x', 'y'] as const) {
    lineUp(placed, side, stage, near);
    evenOut(placed, side, near);
    keepInside(placed, side, stage);
  }
  return placed
    .filter(({ from, at }) => Math.abs(from.x - at.x) > 0.01 || Math.abs(from.y - at.y) > 0.01)
    .map(({ item, from, at }) => ({
      itemId: item.id,
      frame: { x: rounded(item.x + at.x - from.x), y: rounded(item.y + at.y - from.y) },
    }));
}

/** Each goes with the line that most others nearby are on; the middle of the stage counts as one more. */
function lineUp(placed: readonly Placed[], side: Side, stage: Stage, near: number): void {
  const done = new Set<Placed>();
  const size = sizeOf[side];
  for (;;) {
    const lines = placed
      .filter((one) => !done.has(one))
      .flatMap((one) => anchors.map((anchor) => lineAt(placed, done, { one, anchor, side, near })));
    const best = lines.toSorted((a, b) => b.members.length - a.members.length)[0];
    if (!best || best.members.length < 2) break;
    const middle = stage[size] / 2;
    const isMiddle = best.anchor === 0.5 && Math.abs(best.line - middle) < near;
    const line = isMiddle ? middle : best.line;
    for (const one of best.members) {
      one.at[side] = line - best.anchor * one.from[size];
      done.add(one);
    }
  }
  // What stands alone is only brought to the middle, if it is nearly there.
  for (const one of placed) {
    const middle = (stage[size] - one.from[size]) / 2;
    if (!done.has(one) && Math.abs(one.at[side] - middle) < near) one.at[side] = middle;
  }
}

interface LineSeed {
  readonly one: Placed;
  readonly anchor: (typeof anchors)[number];
  readonly side: Side;
  readonly near: number;
}

function lineAt(placed: readonly Placed[], done: ReadonlySet<Placed>, seed: LineSeed) {
  const { one, anchor, side, near } = seed;
  const at = (each: Placed) => each.at[side] + anchor * each.from[sizeOf[side]];
  const members = placed.filter((each) => !done.has(each) && Math.abs(at(each) - at(one)) < near);
  const line = members.reduce((sum, each) => sum + at(each), 0) / members.length;
  return { anchor, members, line };
}

/** Three or more in a row or a column have the same gaps between them. */
function evenOut(placed: readonly Placed[], side: Side, near: number): void {
  const [across, size] = [side === 'x' ? 'y' : 'x', sizeOf[side]] as const;
  const left = new Set(placed);
  for (const first of placed) {
    if (!left.has(first)) continue;
    const row = [...left].filter((one) => isBeside(one, first, across, near));
    for (const one of row) left.delete(one);
    const sorted = row.toSorted((a, b) => a.at[side] - b.at[side]);
    const [start, end] = [sorted[0], sorted.at(-1)];
    if (!start || !end || sorted.length < 3) continue;
    const room = end.at[side] + end.from[size] - start.at[side];
    const taken = sorted.reduce((sum, one) => sum + one.from[size], 0);
    const gap = (room - taken) / (sorted.length - 1);
    // Things that lie on each other do so on purpose.
    if (gap < 0) continue;
    let at = start.at[side];
    for (const one of sorted) {
      one.at[side] = at;
      at += one.from[size] + gap;
    }
  }
}

/** Whether two have the same middle or edges across: they stand in one row then. */
function isBeside(one: Placed, other: Placed, across: Side, near: number): boolean {
  return anchors.some((anchor) => {
    const at = (each: Placed) => each.at[across] + anchor * each.from[sizeOf[across]];
    return Math.abs(at(one) - at(other)) < near;
  });
}

function keepInside(placed: readonly Placed[], side: Side, stage: Stage): void {
  const edge = edgeShare * Math.min(stage.width, stage.height);
  const size = sizeOf[side];
  for (const one of placed) {
    const most = stage[size] - edge - one.from[size];
    // What is larger than that, or reaches out on purpose, stays.
    const isOut = one.at[side] < -edge || one.at[side] + one.from[size] > stage[size] + edge;
    if (most < edge || isOut) continue;
    one.at[side] = Math.min(most, Math.max(edge, one.at[side]));
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100;
