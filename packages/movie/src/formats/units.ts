/** What belongs together on a slide: a text, a picture, or things that lie on each other and keep their shape. */
import { type Box, boundsOfItem, unionOf } from '../edits/group-geometry.ts';
import type { Item } from '../schema/item.ts';
import { textHeight, textSizePx } from './text-room.ts';

export interface Unit {
  readonly items: readonly Item[];
  /** Where it is seen. */
  readonly box: Box;
  /** Texts alone can have their lines broken anew. */
  readonly isText: boolean;
}

/** So much of the smaller one lies on the other: they belong together. */
const sharedArea = 0.3;

/** Units in the order people read them: rows from the top, each from the left. */
export function rowsOfUnits(items: readonly Item[]): Unit[][] {
  const units = unitsOf(items).toSorted((a, b) => middleOf(a.box) - middleOf(b.box));
  const rows: Unit[][] = [];
  for (const unit of units) {
    const row = rows.at(-1);
    if (row?.every((other) => areBeside(other.box, unit.box))) row.push(unit);
    else rows.push([unit]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

const middleOf = ({ y, height }: Box) => y + height / 2;

/** At the same height, and neither over the other. */
function areBeside(a: Box, b: Box): boolean {
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return down > 0.5 * Math.min(a.height, b.height) && across < 0.2 * Math.min(a.width, b.width);
}

function unitsOf(items: readonly Item[]): Unit[] {
  const units: { items: Item[]; box: Box }[] = [];
  for (const item of items) {
    const box = seenBox(item);
    const touched = units.filter((unit) => unit.items.some((one) => liesOn(seenBox(one), box)));
    const together = [...touched.flatMap((unit) => unit.items), item];
    for (const unit of touched) units.splice(units.indexOf(unit), 1);
    units.push({ items: together, box: unionOf(together.map(seenBox)) });
  }
  return units.map(({ items: together, box }) => ({
    // From the back to the front, as they came.
    items: items.filter((item) => together.includes(item)),
    box,
    isText: together.every(isPlainText),
  }));
}

function isPlainText({ type, angle }: Item): boolean {
  return type === 'text' && angle % 360 === 0;
}

/** Letters stand in the middle of their box, which may be much higher. */
function seenBox(item: Item): Box {
  const box = boundsOfItem(item, { x: 1, y: 1 });
  if (!isPlainText(item)) return box;
  const height = Math.min(box.height, textHeight(item, box.width, textSizePx(item)));
  return { ...box, y: box.y + (box.height - height) / 2, height };
}

function liesOn(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (across <= 0 || down <= 0) return false;
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return across * down > sharedArea * smaller;
}
