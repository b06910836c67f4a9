/** What all clips are drawn with. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mulberry32 } from '@reelwright/chance';

export type Pen = SKRSContext2D;

export const TAU = Math.PI * 2;

export function newPen(width: number, height: number): Pen {
  return createCanvas(width, height).getContext('2d');
}

export const clamp = (value: number) => Math.min(1, Math.max(0, value));
export const mixNumbers = (from: number, to: number, t: number) => from + (to - from) * t;

export const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
export const easeOut = (t: number) => 1 - (1 - t) ** 3;
export const easeIn = (t: number) => t ** 3;

/** The same numbers for the same seed. Clips that ship were drawn with these. */
export const seeded = (seed: number) => mulberry32((seed * 2654435761) >>> 0 || 1);

/** '#rrggbb' with a transparency. */
export function withAlpha(color: string, alpha: number): string {
  const value = Number.parseInt(color.slice(1), 16);
  return `rgba(${value >> 16},${(value >> 8) & 255},${value & 255},${alpha})`;
}

export function mixColors(from: string, to: string, t: number): string {
  const channel = (color: string, shift: number) =>
    (Number.parseInt(color.slice(1), 16) >> shift) & 255;
  const parts = [16, 8, 0].map((shift) =>
    Math.round(mixNumbers(channel(from, shift), channel(to, shift), t))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** A path through corners around a middle, first corner on top. */
export function polygon(pen: Pen, x: number, y: number, radii: readonly number[], turn = 0): void {
  for (const [index, radius] of radii.entries()) {
    const angle = -Math.PI / 2 + turn + (index / radii.length) * TAU;
    const [px, py] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    if (index === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
  }
  pen.closePath();
}
