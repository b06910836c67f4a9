import type { Box } from '@reelwright/motion';
import type { TextPaint } from './draw-piece.ts';
import type { Ink } from './letter.ts';
import type { TextRuler } from './text-ruler.ts';
import { isBlank, type Unit } from './text-units.ts';

/** Where letters lie on a page, in px of it. */
interface Cell {
  /** The first one that looks so: it is drawn. */
  readonly unit: Unit;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where in the unit's reach it begins, in px of the page: letters cover less than they might. */
  readonly fromX: number;
  readonly fromY: number;
}

/** All letters of a text beside each other, each only once, with room around it. */
export interface Page {
  readonly cells: ReadonlyMap<Unit, Cell>;
  readonly drawn: readonly Cell[];
  readonly width: number;
  readonly height: number;
  /** Px of the page for one of the text's: across and down. */
  readonly scale: AcrossAndDown;
  /** Around every letter. */
  readonly room: AcrossAndDown;
}

interface AcrossAndDown {
  readonly x: number;
  readonly y: number;
}

/** Lays letters out in rows, about as wide as high. */
export function layOutPage(
  ruler: TextRuler,
  units: readonly Unit[],
  { outline }: TextPaint,
  scale: AcrossAndDown,
  room: AcrossAndDown,
): Page {
  const sizes = new Map<Unit, Omit<Cell, 'unit' | 'x' | 'y'>>();
  const first = firstAlike(units);
  let [area, widest] = [0, 1];
  for (const unit of new Set(first.values())) {
    const { reach } = unit;
    const ink = inkOf(ruler, unit, outline?.widthPx ?? 0) ?? reach;
    // In whole px, so that a letter looks the same however much of it is cut off.
    const fromX = Math.floor((ink.x - reach.x) * scale.x);
    const fromY = Math.floor((ink.y - reach.y) * scale.y);
    const width = Math.ceil((ink.x + ink.width - reach.x) * scale.x) - fromX + 2 * room.x;
    const height = Math.ceil((ink.y + ink.height - reach.y) * scale.y) - fromY + 2 * room.y;
    sizes.set(unit, { width, height, fromX, fromY });
    area += width * height;
    widest = Math.max(widest, width);
  }
  const width = Math.max(widest, Math.ceil(Math.sqrt(area)));
  const placed = new Map<Unit, Cell>();
  let [x, y, rowHeight] = [0, 0, 0];
  for (const [unit, size] of sizes) {
    if (x + size.width > width) {
      [x, y, rowHeight] = [0, y + rowHeight, 0];
    }
    placed.set(unit, { unit, x, y, ...size });
    x += size.width;
    rowHeight = Math.max(rowHeight, size.height);
  }
  const cells = new Map<Unit, Cell>();
  for (const [unit, alike] of first) {
    const cell = placed.get(alike);
    if (cell) cells.set(unit, cell);
  }
  const height = Math.max(1, y + rowHeight);
  return { cells, drawn: [...placed.values()], width, height, scale, room };
}

/** Machines round differently: so much more is taken around letters, in font sizes. */
const roundingEm = 0.05;

/** What a unit's letters cover; undefined where there is more than letters. */
function inkOf(ruler: TextRuler, { pieces }: Unit, outlinePx: number): Box | undefined {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { text, x, width, fragment } of pieces) {
    const { ink, baselineY, rightToLeft } = fragment;
    if (ink.background || ink.underline || ink.strike || ink.slanted) return undefined;
    if (!ink.file || rightToLeft) return undefined;
    const box = ruler.inkOf(ink.file.name, text);
    if (!box) return undefined;
    const beyond = ink.sizePx * roundingEm + outlinePx;
    left = Math.min(left, x + box.x * ink.sizePx - beyond);
    right = Math.max(right, x + Math.max(width, (box.x + box.width) * ink.sizePx) + beyond);
    top = Math.min(top, baselineY + box.y * ink.sizePx - beyond);
    bottom = Math.max(bottom, baselineY + (box.y + box.height) * ink.sizePx + beyond);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** For every unit the first one that looks like it: the same letter of the same ink. */
function firstAlike(units: readonly Unit[]): Map<Unit, Unit> {
  const known = new Map<Ink, Map<string, Unit>>();
  const first = new Map<Unit, Unit>();
  for (const unit of units) {
    const [piece, another] = unit.pieces;
    if (!piece || unit.pieces.some(({ fragment }) => fragment.emoji)) continue;
    if (unit.pieces.every(isBlank)) continue;
    const { ink, rightToLeft, baselineY } = piece.fragment;
    // A gradient runs through all letters: none looks like another.
    if (another || ink.gradient) {
      first.set(unit, unit);
      continue;
    }
    const { box } = unit;
    const place = [piece.x - box.x, baselineY - box.y, box.width, box.height];
    const name = [piece.text, rightToLeft, ...place.map((px) => px.toFixed(2))].join('\n');
    const inks = known.get(ink) ?? new Map<string, Unit>();
    known.set(ink, inks);
    const alike = inks.get(name) ?? unit;
    inks.set(name, alike);
    first.set(unit, alike);
  }
  return first;
}
