// What the pictures of the sample project have in common: skies, hills, birds and trees.
import type { SKRSContext2D } from '@napi-rs/canvas';
import { mulberry32 } from '@reelwright/chance';
import { ridge } from './noise.ts';

export const WIDTH = 1920;
export const HEIGHT = 1080;

type Stops = readonly (readonly [at: number, color: string])[];

export function sky(context: SKRSContext2D, stops: Stops): void {
  const gradient = context.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  context.fillStyle = gradient;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

export function glow(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  stops: Stops,
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

interface Range {
  readonly seed: number;
  /** Where it stands, and how far it goes up and down, of the height. */
  readonly top: number;
  readonly rise: number;
  /** How many hills there are across. */
  readonly hills: number;
  readonly octaves?: number;
  readonly color: string;
  /** What it fades into at its foot: the haze of the valley. */
  readonly foot: string;
}

export function range(
  context: SKRSContext2D,
  { seed, top, rise, hills, octaves = 5, color, foot }: Range,
) {
  const line = ridge(seed, octaves);
  const gradient = context.createLinearGradient(
    0,
    HEIGHT * (top - rise),
    0,
    HEIGHT * Math.min(1, top + 0.3),
  );
  gradient.addColorStop(0, color);
  gradient.addColorStop(1, foot);
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(0, HEIGHT);
  for (let x = 0; x <= WIDTH; x += 2) {
    context.lineTo(x, HEIGHT * (top - rise * line((x / WIDTH) * hills)));
  }
  context.lineTo(WIDTH, HEIGHT);
  context.fill();
}

export function birds(context: SKRSContext2D, x: number, y: number, color: string): void {
  const chance = mulberry32(9);
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.lineCap = 'round';
  for (let bird = 0; bird < 7; bird += 1) {
    const [left, top] = [x + chance() * 260, y + chance() * 120];
    const wing = 10 + chance() * 10;
    context.beginPath();
    context.moveTo(left - wing, top - wing * 0.45);
    context.quadraticCurveTo(left - wing * 0.4, top - wing * 0.6, left, top);
    context.quadraticCurveTo(left + wing * 0.4, top - wing * 0.6, left + wing, top - wing * 0.45);
    context.stroke();
  }
}

export function pines(
  context: SKRSContext2D,
  seed: number,
  base: number,
  size: number,
  color: string,
) {
  const chance = mulberry32(seed);
  const ground = ridge(seed, 3);
  context.fillStyle = color;
  for (let x = -20; x < WIDTH + 20; x += size * (0.22 + chance() * 0.3)) {
    const foot = HEIGHT * (base - 0.03 * ground((x / WIDTH) * 3)) + 12;
    const height = size * (0.6 + chance() * 0.8);
    const width = height * (0.26 + chance() * 0.08);
    for (let tier = 0; tier < 5; tier += 1) {
      const low = foot - (height * tier) / 6;
      const half = (width * (1 - tier / 6)) / 2;
      context.beginPath();
      context.moveTo(x - half, low);
      context.quadraticCurveTo(x - half * 0.3, low - height * 0.12, x, low - height * 0.36);
      context.quadraticCurveTo(x + half * 0.3, low - height * 0.12, x + half, low);
      context.fill();
    }
  }
  range(context, { seed, top: base, rise: 0.03, hills: 3, octaves: 3, color, foot: color });
}
