/** Shapes of one colour: sheets, cards, bars. They are vectors, so they are sharp at any size and cost nothing. */
import type { DraftItem } from '@reelwright/pictures';
import type { PanelEdge } from '../themes/theme-look.ts';
import type { Box } from './slide-frame.ts';

export interface ShapeTime {
  readonly start: number;
  readonly end: number;
}

/** The square that paths are drawn in. */
const square = 20;

export function coloredBox(
  id: string,
  box: Box,
  color: string,
  { start, end }: ShapeTime,
  more: Partial<DraftItem> = {},
): DraftItem {
  return {
    id,
    type: 'image',
    ...box,
    scaleX: 1,
    scaleY: 1,
    bg: color.includes('gradient(')
      ? { type: 'gradient', gradient: color }
      : { type: 'color', color },
    timing: { startTime: start, endTime: end },
    ...more,
  };
}

export function shapeItem(
  id: string,
  box: Box,
  path: string,
  color: string,
  { start, end }: ShapeTime,
  more: Partial<DraftItem> = {},
): DraftItem {
  return {
    id,
    type: 'image',
    ...box,
    scaleX: 1,
    scaleY: 1,
    bg: { type: 'blob', size: '100% 100%', blob: { path, fill: 'color', fillColor: color } },
    timing: { startTime: start, endTime: end },
    ...more,
  };
}

const write = (numbers: readonly number[]) =>
  numbers.map((value) => Math.round(value * 1000) / 1000).join(' ');

/** How far a curve's handle is from its end, for a quarter of a circle. */
const quarter = 0.5523;

/** With corners that stay round however the box is stretched. */
export function roundedPath({ width, height }: Box, radius: number): string {
  const rx = Math.min(square / 2, (radius / width) * square);
  const ry = Math.min(square / 2, (radius / height) * square);
  const [hx, hy] = [rx * (1 - quarter), ry * (1 - quarter)];
  const s = square;
  return [
    `M ${write([rx, 0])} L ${write([s - rx, 0])}`,
    `C ${write([s - hx, 0, s, hy, s, ry])} L ${write([s, s - ry])}`,
    `C ${write([s, s - hy, s - hx, s, s - rx, s])} L ${write([rx, s])}`,
    `C ${write([hx, s, 0, s - hy, 0, s - ry])} L ${write([0, ry])}`,
    `C ${write([0, hy, hx, 0, rx, 0])} Z`,
  ].join(' ');
}

export const circlePath = roundedPath({ x: 0, y: 0, width: square, height: square }, square / 2);

/** A tick, as for what is right. */
export const checkPath = 'M 1.5 10.5 L 7.5 17 L 18.5 4.6 L 16.2 2.6 L 7.3 12.6 L 3.6 8.6 Z';

type Point = readonly [across: number, along: number];
/** A curve from one point of an edge to the next: two handles and its end. */
type Curve = readonly [Point, Point, Point];

/** How deep an edge reaches into the panel, as a share of the panel's box. */
export const edgeDepth: Readonly<Record<PanelEdge, number>> = {
  straight: 0,
  slant: 0.13,
  curve: 0.16,
  wave: 0.1,
  torn: 0.05,
};

export type PanelSide = 'left' | 'right' | 'top' | 'bottom';

/** A sheet along one side of the frame; its free edge is the interesting one. */
export function panelPath(edge: PanelEdge, side: PanelSide): string {
  const depth = edgeDepth[edge] * square;
  const { from, curves } = edges[edge](depth);
  const place = placing[side];
  const at = (point: Point) => write(place(point));
  return [
    `M ${at([0, 0])} L ${at(from)}`,
    ...curves.map(([a, b, end]) => `C ${at(a)} ${at(b)} ${at(end)}`),
    `L ${at([0, square])} Z`,
  ].join(' ');
}

/** From across the panel (0 at the frame's side) and along its edge to the square. */
const placing: Readonly<Record<PanelSide, (point: Point) => [number, number]>> = {
  left: ([across, along]) => [across, along],
  right: ([across, along]) => [square - across, along],
  top: ([across, along]) => [along, across],
  bottom: ([across, along]) => [along, square - across],
};

interface Edge {
  readonly from: Point;
  readonly curves: readonly Curve[];
}

const straightTo = (from: Point, to: Point): Curve => [from, to, to];

const edges: Readonly<Record<PanelEdge, (depth: number) => Edge>> = {
  straight: () => ({ from: [square, 0], curves: [straightTo([square, 0], [square, square])] }),
  slant: (depth) => ({
    from: [square, 0],
    curves: [straightTo([square, 0], [square - depth, square])],
  }),
  curve: (depth) => {
    // The handles reach a third further than the curve does.
    const out = square - depth + (depth * 4) / 3;
    const base = square - depth;
    return {
      from: [base, 0],
      curves: [
        [
          [out, square * 0.25],
          [out, square * 0.75],
          [base, square],
        ],
      ],
    };
  },
  wave: (depth) => {
    const middle = square - depth / 2;
    const [high, low] = [middle + depth * 0.66, middle - depth * 0.66];
    const third = square / 3;
    return {
      from: [middle, 0],
      curves: [0, 1, 2].map((at): Curve => {
        const peak = at % 2 === 0 ? high : low;
        const start = at * third;
        return [
          [peak, start + third * 0.35],
          [peak, start + third * 0.65],
          [middle, start + third],
        ];
      }),
    };
  },
  torn: (depth) => {
    // Looks like chance and is always the same.
    const steps = 34;
    const points = Array.from({ length: steps + 1 }, (_, at): Point => {
      const wild = Math.abs(Math.sin(at * 12.9898) * 43758.5453) % 1;
      return [square - depth * wild, (at / steps) * square];
    });
    const [first = [square, 0] as Point] = points;
    return {
      from: first,
      curves: points.slice(1).map((point, at) => straightTo(points[at] ?? first, point)),
    };
  },
};
