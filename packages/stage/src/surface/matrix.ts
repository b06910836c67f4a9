import type { Box } from '@reelwright/motion';

/** x' = ax + cy + e, y' = bx + dy + f: as canvases count. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

export const chain = (...matrices: readonly Matrix[]): Matrix =>
  matrices.reduce(multiply, identity);
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
export const scaling = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0];

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
  const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
  return [1, tangent(yDegrees), tangent(xDegrees), 1, 0, 0];
}

/** How much larger things get, on average. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
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
