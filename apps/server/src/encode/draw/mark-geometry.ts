/** Where calls leave something on a canvas, as far as they tell. */
import type { Picture } from '@reelwright/stage';
import type { Fingerprint } from './fingerprint.ts';
import { type Edges, Extent, type PlacedMark } from './mark-place.ts';
import { Recording } from './recording.ts';
import type { Settings } from './settings.ts';

export type Matrix = readonly [number, number, number, number, number, number];

/** Edges are mixed with the px beside them. */
export const softEdge = 2;

/** @param points x and y in turn. */
export function extend(extent: Extent, matrix: Matrix, points: readonly unknown[]): void {
  const [a, b, c, d, e, f] = matrix;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [Number(points[at]), Number(points[at + 1])];
    extent.add(a * x + c * y + e, b * x + d * y + f);
  }
}

export function extentOf(matrix: Matrix, points: readonly unknown[]): Extent {
  const extent = new Extent();
  extend(extent, matrix, points);
  return extent;
}

interface MarkDrawn {
  readonly edges: Edges | undefined;
  /** It is a picture that is laid px for px. */
  readonly isSheet: boolean;
  /** Around all paths that the canvas is cut out with. */
  readonly clip: Edges | undefined;
  readonly settings: Settings;
  readonly canvas: Picture;
}

export function placeOfMark(
  look: Fingerprint,
  { edges, isSheet, clip, settings, canvas }: MarkDrawn,
): PlacedMark {
  const isCopy = settings.get('globalCompositeOperation') === 'copy';
  // What is copied empties all around it.
  const isWithin = !isCopy || (isSheet && edges !== undefined && isAround(edges, canvas));
  if (!isWithin || !settings.isWithoutEffects) {
    return { look: look.number, edges: undefined, whenCut: 'unknown' };
  }
  const isUsual = settings.isLaidOver || isCopy;
  const whenCut = isUsual ? (isSheet && !clip ? 'same' : 'whole-only') : 'unknown';
  return { look: look.number, edges: clip ?? edges, whenCut };
}

/** How far a line may reach beyond its points, in px: it is thick, and its corners may be pointed. */
export function lineReach(settings: Settings, [a, b, c, d]: Matrix): number {
  const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d));
  const isRound = settings.get('lineJoin') === 'round';
  const thick = Number(settings.get('lineWidth') ?? 1);
  const share = isRound ? 0.75 : Number(settings.get('miterLimit') ?? 10) / 2;
  return softEdge + scale * thick * share;
}

/** Whether a picture is laid neither scaled nor between px. */
export function isPxForPx(
  [a, b, c, d, e, f]: Matrix,
  { width, height }: Picture,
  place: readonly number[],
): boolean {
  const isUpright = a === 1 && b === 0 && c === 0 && d === 1;
  const [sx = 0, sy = 0, wide = width, high = height, ...to] =
    place.length < 8 ? [0, 0, width, height, ...place] : place;
  const [x = 0, y = 0, toWide = wide, toHigh = high] = to;
  const isUnscaled = toWide === wide && toHigh === high;
  return isUpright && isUnscaled && [e, f, sx, sy, wide, high, x, y].every(Number.isInteger);
}

/** Where what is on a picture comes to lie: canvases are larger than what is drawn on them. */
export function placeOfContent(picture: Picture, place: readonly number[]): readonly number[] {
  const { width, height } = picture;
  const [x = 0, y = 0, wide = width, high = height] = place.length < 8 ? place : place.slice(4);
  const [sx = 0, sy = 0, sw = width, sh = height] = place.length < 8 ? [] : place;
  if (!(picture instanceof Recording)) return [x, y, wide, high];
  const { left, top, right, bottom } = picture.covered ?? nowhere;
  const [across, down] = [wide / sw, high / sh];
  const [from, to] = [Math.max(sx, left), Math.min(sx + sw, right)];
  const [above, below] = [Math.max(sy, top), Math.min(sy + sh, bottom)];
  if (to <= from || below <= above) return [x, y, 0, 0];
  return [
    x + (from - sx) * across,
    y + (above - sy) * down,
    (to - from) * across,
    (below - above) * down,
  ];
}

const nowhere: Edges = { left: 0, top: 0, right: 0, bottom: 0 };

export function cornersOf([
  x = 0,
  y = 0,
  width = 0,
  height = 0,
]: readonly number[]): readonly number[] {
  return [x, y, x + width, y, x, y + height, x + width, y + height];
}

const isAround = ({ left, top, right, bottom }: Edges, { width, height }: Picture): boolean =>
  left <= 0 && top <= 0 && right >= width && bottom >= height;
