/** Puts units under each other in an area, as large as all of them fit. */
import type { Box } from '../edits/group-geometry.ts';
import { scaledLetters } from '../fit-slides.ts';
import type { Item } from '../schema/item.ts';
import { Font } from '../schema/item-style.ts';
import { longestWordPx, textHeight, textSizePx } from './text-room.ts';
import type { Unit } from './units.ts';

/** One unit, and where it lay from left to right in what it came from: 0 at the left, 1 at the right. */
export interface Placing {
  readonly unit: Unit;
  readonly across: number;
  /** The room before it, in px of the slide it came from. */
  readonly gap: number;
}

interface Stacking {
  readonly area: Box;
  /** At most so much larger than they were. */
  readonly maxScale: number;
  /** Letters are never smaller, as long as there is any room. */
  readonly smallestPx: number;
  /** Where the stack lies in what room is left over: 0 at the top, 1 at the bottom. */
  readonly down: number;
}

interface Sized {
  readonly placing: Placing;
  readonly width: number;
  readonly height: number;
  /** How much larger it becomes; texts as far as their letters stay large enough. */
  readonly scale: number;
  readonly smallestPx: number;
  readonly gap: number;
}

const steps = 24;
const smallestScale = 0.02;

export function stackUnits(placings: readonly Placing[], stacking: Stacking): Item[] {
  const { area, maxScale, down } = stacking;
  const sized = largestThatFit(placings, stacking, maxScale);
  const height = heightOf(sized);
  let y = area.y + Math.max(0, area.height - height) * down;
  return sized.flatMap((one, at) => {
    if (at > 0) y += one.gap;
    const x = area.x + (area.width - one.width) * one.placing.across;
    const items = placeUnit(one, x, y);
    y += one.height;
    return items;
  });
}

export function stackedHeight(
  placings: readonly Placing[],
  stacking: Pick<Stacking, 'area' | 'maxScale' | 'smallestPx'>,
): number {
  return heightOf(sizeAll(placings, stacking, stacking.maxScale, stacking.smallestPx));
}

function largestThatFit(
  placings: readonly Placing[],
  stacking: Stacking,
  maxScale: number,
): readonly Sized[] {
  const { area, smallestPx } = stacking;
  const fits = (sized: readonly Sized[]) => heightOf(sized) <= area.height;
  const search = (low: number, high: number, at: (value: number) => readonly Sized[]) => {
    if (fits(at(high))) return at(high);
    let [small, large] = [low, high];
    for (let step = 0; step < steps; step += 1) {
      const middle = (small + large) / 2;
      if (fits(at(middle))) small = middle;
      else large = middle;
    }
    return at(small);
  };
  const found = search(smallestScale, maxScale, (scale) =>
    sizeAll(placings, stacking, scale, smallestPx),
  );
  if (fits(found)) return found;
  // More words than there is room for: small letters are better than none.
  return search(0.5, smallestPx, (px) => sizeAll(placings, stacking, smallestScale, px));
}

function sizeAll(
  placings: readonly Placing[],
  { area }: Pick<Stacking, 'area'>,
  scale: number,
  smallestPx: number,
): readonly Sized[] {
  return placings.map((placing) => sizeOf(placing, area, scale, smallestPx));
}

function sizeOf(placing: Placing, area: Box, scale: number, smallestPx: number): Sized {
  const { unit, gap } = placing;
  const base = {
    placing,
    gap: Math.min(Math.max(gap * scale, area.height * 0.02), area.height * 0.08),
  };
  if (!unit.isText) {
    const own = Math.min(scale, area.width / unit.box.width, area.height / unit.box.height);
    const [width, height] = [unit.box.width * own, unit.box.height * own];
    return { ...base, width, height, scale: own, smallestPx };
  }
  const sizes = unit.items.map((item) => ({ item, px: lettersPx(item, scale, smallestPx) }));
  const widest = Math.max(...sizes.map(({ item, px }) => longestWordPx(item, px)));
  const larger = Math.max(...sizes.map(({ item, px }) => px / textSizePx(item)));
  const width = Math.min(area.width, Math.max(unit.box.width * larger, widest));
  const height = Math.max(...sizes.map(({ item, px }) => textHeight(item, width, px)));
  return { ...base, width, height, scale, smallestPx };
}

const lettersPx = (item: Item, scale: number, smallestPx: number) =>
  Math.max(textSizePx(item) * scale, smallestPx);

function heightOf(sized: readonly Sized[]): number {
  return sized.reduce((sum, { height, gap }, at) => sum + height + (at > 0 ? gap : 0), 0);
}

function placeUnit(
  { placing, width, height, scale, smallestPx }: Sized,
  x: number,
  y: number,
): Item[] {
  const { unit } = placing;
  return unit.items.map((item) =>
    unit.isText
      ? withSize(
          {
            ...item,
            x: rounded(x),
            y: rounded(y),
            scaleX: (Math.sign(item.scaleX) || 1) * (width / item.width),
            scaleY: (Math.sign(item.scaleY) || 1) * (height / item.height),
          },
          lettersPx(item, scale, smallestPx),
        )
      : {
          ...item,
          ...scaledLetters(item, scale),
          x: rounded(x + (item.x - unit.box.x) * scale),
          y: rounded(y + (item.y - unit.box.y) * scale),
          scaleX: item.scaleX * scale,
          scaleY: item.scaleY * scale,
        },
  );
}

/** Letters of that size, and smaller ones should their face be wider than we think. */
function withSize(item: Item, px: number): Item {
  const sized = { ...item, ...scaledLetters(item, px / textSizePx(item)) };
  const font = { ...(item.font ?? Font.parse({})), size: rounded(px), fit: true };
  return { ...sized, font };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
