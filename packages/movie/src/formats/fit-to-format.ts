/**
 * A slide for a format of another shape. What filled the stage fills it again, and a picture that filled one side of it
 * fills the upper or lower part of an upright one. Everything else stays within the safe area: what lay beside each other
 * comes under each other, texts break their lines anew and stay large enough to be read, the rest keeps its shape.
 */
import { type Box, boundsOfItem, unionOf } from '../edits/group-geometry.ts';
import { cutAroundFocus, filledAgain, fillsStage, fitSlides } from '../fit-slides.ts';
import type { Item } from '../schema/item.ts';
import type { Slide } from '../schema/slide.ts';
import { formatSafeArea, type Size } from './safe-area.ts';
import { type Placing, stackedHeight, stackUnits } from './stack-units.ts';
import { rowsOfUnits, type Unit } from './units.ts';

/** Of the shorter side: what can be read on a phone. */
export const smallestLetters = 0.035;
const sameShape = 0.01;
/** A picture at one side is at least so wide and at most so, of the stage: else it is something on the slide. */
const sidePart = { least: 0.2, most: 0.8 };

const shapeOf = ({ width, height }: Size) => width / height;

export function fitToFormat(slide: Slide, from: Size, to: Size): Slide {
  const change = Math.log(shapeOf(to) / shapeOf(from));
  if (Math.abs(change) < sameShape) return fitSlides([slide], from, to)[0] ?? slide;
  const fitted = new Map<string, Item>();
  const keep = (items: readonly Item[]) => {
    for (const item of items) fitted.set(item.id, item);
  };
  const seen = slide.items.filter(({ type }) => type !== 'audio');
  const backdrops = seen.filter((item) => fillsStage(item, from));
  keep(backdrops.map((item) => filledAgain(item, from, to)));
  const side = seen.find((item) => !backdrops.includes(item) && sideOf(item, from));
  const parts = side ? partsBeside(side, from, to) : undefined;
  if (side && parts) keep([inBox(side, parts.side.to)]);
  const rest = seen.filter((item) => item !== side && !backdrops.includes(item));
  if (parts) {
    const isOnSide = (item: Item) => isWithin(middleOf(item), parts.side.from);
    keep(fitWithin(rest.filter(isOnSide), parts.side, from, to));
    keep(
      fitWithin(
        rest.filter((item) => !isOnSide(item)),
        parts.rest,
        from,
        to,
      ),
    );
  } else {
    keep(fitWithin(rest, { from: { x: 0, y: 0, ...from }, to: { x: 0, y: 0, ...to } }, from, to));
  }
  return { ...slide, items: slide.items.map((item) => fitted.get(item.id) ?? item) };
}

interface Part {
  readonly from: Box;
  readonly to: Box;
}

/** Things of a part of the slide, within what is safe of that part of the other one. */
function fitWithin(items: readonly Item[], part: Part, from: Size, to: Size): Item[] {
  if (items.length === 0) return [];
  const area = overlap(part.to, formatSafeArea(to));
  const stacking = {
    area,
    maxScale: shorterSide(to) / shorterSide(from),
    smallestPx: smallestLetters * shorterSide(to),
  };
  const rows = rowsOfUnits(items);
  const bounds = unionOf(rows.flat().map(({ box }) => box));
  const down = shareOf(bounds.y - part.from.y, part.from.height - bounds.height);
  const placings = rows.flatMap((row, at) => {
    const above = rows[at - 1];
    const gap = above ? Math.max(0, topOf(row) - bottomOf(above)) : 0;
    // Small pictures in a row stay one.
    const units = row.length > 1 && !row.some(hasText) ? [joined(row)] : row;
    return units.map((unit): Placing => ({ unit, gap, across: acrossOf(units, unit, part.from) }));
  });
  const isWider = shapeOf(area) > 1.1 && shapeOf(part.from) < 0.95;
  if (isWider && placings.length > 1 && stackedHeight(placings, stacking) > area.height) {
    const [left, right] = columnsOf(area);
    const at = halfway(placings, { ...stacking, area: left });
    return [
      ...stackUnits(placings.slice(0, at), { ...stacking, area: left, down: 0.5 }),
      ...stackUnits(placings.slice(at), { ...stacking, area: right, down: 0.5 }),
    ];
  }
  return stackUnits(placings, { ...stacking, down });
}

/** After how many of them the left column is about as high as the right one. */
function halfway(
  placings: readonly Placing[],
  stacking: Parameters<typeof stackedHeight>[1],
): number {
  const whole = stackedHeight(placings, stacking);
  for (let at = 1; at < placings.length - 1; at += 1) {
    if (stackedHeight(placings.slice(0, at + 1), stacking) > whole / 2) return at;
  }
  return Math.max(1, placings.length - 1);
}

function columnsOf(area: Box): readonly [Box, Box] {
  const gap = area.width * 0.06;
  const width = (area.width - gap) / 2;
  return [
    { ...area, width },
    { ...area, x: area.x + width + gap, width },
  ];
}

function acrossOf(row: readonly Unit[], { box }: Unit, within: Box): number {
  return row.length > 1 ? 0.5 : shareOf(box.x - within.x, within.width - box.width);
}

/** Which part of the room lies before something; the middle where there is none. */
function shareOf(before: number, room: number): number {
  return room <= 1 ? 0.5 : Math.min(1, Math.max(0, before / room));
}

/** Words that stand on something become larger with it, if it has the whole width. */
function hasText({ items }: Unit): boolean {
  const isText = ({ type, children = [] }: Item): boolean =>
    type === 'text' || children.some(isText);
  return items.some(isText);
}

function joined(row: readonly Unit[]): Unit {
  return {
    items: row.flatMap(({ items }) => items),
    box: unionOf(row.map(({ box }) => box)),
    isText: false,
  };
}

const topOf = (row: readonly Unit[]) => Math.min(...row.map(({ box }) => box.y));
const bottomOf = (row: readonly Unit[]) => Math.max(...row.map(({ box }) => box.y + box.height));
const shorterSide = ({ width, height }: Size) => Math.min(width, height);

/** Which side of the stage it fills from edge to edge. */
function sideOf(item: Item, stage: Size): 'left' | 'right' | 'top' | 'bottom' | undefined {
  if (item.type !== 'image' && item.type !== 'video') return undefined;
  if (item.angle % 360 !== 0) return undefined;
  const { x, y, width, height } = boundsOfItem(item, { x: 1, y: 1 });
  const [slackX, slackY] = [stage.width * 0.02, stage.height * 0.02];
  const [left, top] = [x <= slackX, y <= slackY];
  const [right, bottom] = [x + width >= stage.width - slackX, y + height >= stage.height - slackY];
  const isPart = (share: number) => share >= sidePart.least && share <= sidePart.most;
  if (top && bottom && left !== right && isPart(width / stage.width))
    return left ? 'left' : 'right';
  if (left && right && top !== bottom && isPart(height / stage.height))
    return top ? 'top' : 'bottom';
  return undefined;
}

/** The part that a picture fills, and the other one, on both stages; on one of the other kind they lie the other way. */
function partsBeside(item: Item, from: Size, to: Size): { side: Part; rest: Part } | undefined {
  const side = sideOf(item, from);
  if (!side) return undefined;
  const { width, height } = boundsOfItem(item, { x: 1, y: 1 });
  const lies = side === 'left' || side === 'right';
  const share = lies ? width / from.width : height / from.height;
  const isFirst = side === 'left' || side === 'top';
  const turns = lies ? shapeOf(to) < 0.95 : shapeOf(to) > 1.05;
  const before = splitBox(from, lies, isFirst ? share : 1 - share);
  // In an upright film the upper half is in sight; half is enough for either.
  const wanted = turns ? Math.min(0.55, Math.max(0.4, share)) : share;
  const after = splitBox(to, turns ? !lies : lies, isFirst ? wanted : 1 - wanted);
  const [own, other] = isFirst ? [0, 1] : [1, 0];
  return {
    side: { from: before[own] as Box, to: after[own] as Box },
    rest: { from: before[other] as Box, to: after[other] as Box },
  };
}

function splitBox({ width, height }: Size, across: boolean, share: number): readonly Box[] {
  return across
    ? [
        { x: 0, y: 0, width: width * share, height },
        { x: width * share, y: 0, width: width * (1 - share), height },
      ]
    : [
        { x: 0, y: 0, width, height: height * share },
        { x: 0, y: height * share, width, height: height * (1 - share) },
      ];
}

function inBox(item: Item, { x, y, width, height }: Box): Item {
  const scaleX = (Math.sign(item.scaleX) || 1) * (width / item.width);
  const scaleY = (Math.sign(item.scaleY) || 1) * (height / item.height);
  return cutAroundFocus({ ...item, x, y, scaleX, scaleY });
}

function middleOf(item: Item): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = boundsOfItem(item, { x: 1, y: 1 });
  return { x: x + width / 2, y: y + height / 2 };
}

function isWithin(point: { readonly x: number; readonly y: number }, box: Box): boolean {
  return (
    point.x >= box.x &&
    point.x <= box.x + box.width &&
    point.y >= box.y &&
    point.y <= box.y + box.height
  );
}

function overlap(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(1, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(1, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}
