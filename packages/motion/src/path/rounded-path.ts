import type { Path } from './path.ts';

/** How far a cubic curve's handles reach for a quarter of a circle of 1. */
const handle = 0.5523;

interface Corners {
  readonly top: number;
  readonly bottom: number;
}

/** A rectangle with round corners; the upper two may be rounder than the lower two. */
export function roundedPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | Corners,
): Path {
  const most = Math.min(Math.abs(width), Math.abs(height)) / 2;
  const { top, bottom } = typeof radius === 'number' ? { top: radius, bottom: radius } : radius;
  const [t, b] = [Math.min(top, most), Math.min(bottom, most)];
  const [right, low] = [x + width, y + height];
  const [th, bh] = [t * (1 - handle), b * (1 - handle)];
  return [
    ['M', x + t, y],
    ['L', right - t, y],
    ['C', right - th, y, right, y + th, right, y + t],
    ['L', right, low - b],
    ['C', right, low - bh, right - bh, low, right - b, low],
    ['L', x + b, low],
    ['C', x + bh, low, x, low - bh, x, low - b],
    ['L', x, y + t],
    ['C', x, y + th, x + th, y, x + t, y],
    ['Z'],
  ];
}
