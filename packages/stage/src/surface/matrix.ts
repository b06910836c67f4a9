import type { Box } from '@reelwright/motion';

/** x' = ax + cy + e, y' = bx + dy + f: as canvases count. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. Every letter that moves needs several, so nothing is taken apart by iterators. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  if (inner === identity) return outer;
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export const chain = (...matrices: readonly Matrix[]): Matrix =>
  matrices.reduce(multiply, identity);
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
export const scaling = (x: number, y: number): Matrix =>
  x === 1 && y === 1 ? identity : [x, 0, 0, y, 0, 0];

export function rotation(degrees: number): Matrix {
  if (degrees === 0) return identity;
  // Whole quarter turns stay exact, so that edges stay sharp.
  const turn = ((degrees % 360) + 360) % 360;
  const exact = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] }[turn];
  const angle = (degrees * Math.PI) / 180;
  const [cos = 1, sin = 0] = exact ?? [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, 0, 0];
}

export function skewing(xDegrees: number, yDegrees: number): Matrix {
  if (xDegrees === 0 && yDegrees === 0) return identity;
  const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
  return [1, tangent(yDegrees), tangent(xDegrees), 1, 0, 0];
}

/** How much larger things get, on average. */
export function scaleOf(matrix: Matrix): number {
  return Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
}

/** The smallest upright box around a transformed one. */
export function boundsOf(matrix: Matrix, box: Box): Box {
  const [a, b, c, d, e, f] = matrix;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box.x, box.x + box.width]) {
    for (const y of [box.y, box.y + box.height]) {
      xs.push(a * x + c * y + e);
      ys.push(b * x + d * y + f);
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Undefined for what has no area: nothing leads back from there. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c;
  if (!(Math.abs(area) > 1e-12)) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

export function movePoint([a, b, c, d, e, f]: Matrix, { x, y }: StagePoint): StagePoint {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
