import type { Path } from './path.ts';

/** How far a cubic curve's handles reach for a quarter of a circle of 1. */
const handle = 0.5523;

export function ellipsePath(cx: number, cy: number, rx: number, ry: number): Path {
  const [hx, hy] = [rx * handle, ry * handle];
  return [
    ['M', cx + rx, cy],
    ['C', cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry],
    ['C', cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy],
    ['C', cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry],
    ['C', cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy],
    ['Z'],
  ];
}
