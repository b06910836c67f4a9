/** The few strokes that backdrops are painted with. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { SeededChoices } from '@reelwright/chance';

export interface GroundColors {
  /** Light, deep, and what stands out. */
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

/** What a backdrop is painted on, and with. */
export interface Room extends GroundColors {
  readonly context: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  readonly chance: SeededChoices;
}

export function fill(
  context: SKRSContext2D,
  width: number,
  height: number,
  [top, bottom]: readonly [string, string],
): void {
  const gradient = context.createLinearGradient(0, 0, width * 0.15, height);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

export function glow(
  context: SKRSContext2D,
  x: number,
  y: number,
  reach: number,
  color: string,
  opacity: number,
  flat = 1,
): void {
  context.save();
  context.translate(x, y);
  context.scale(1, flat);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  gradient.addColorStop(0, faded(color, opacity));
  gradient.addColorStop(0.5, faded(color, opacity * 0.42));
  gradient.addColorStop(1, faded(color, 0));
  context.fillStyle = gradient;
  context.fillRect(-reach, -reach, reach * 2, reach * 2);
  context.restore();
}

export function vignette(
  context: SKRSContext2D,
  width: number,
  height: number,
  opacity: number,
  color = '#000000',
): void {
  const reach = Math.hypot(width, height) / 2;
  const gradient = context.createRadialGradient(
    width / 2,
    height / 2,
    reach * 0.55,
    width / 2,
    height / 2,
    reach,
  );
  gradient.addColorStop(0, faded(color, 0));
  gradient.addColorStop(1, faded(color, opacity));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `rgb(${a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share)).join(',')})`;
}

export function faded(color: string, opacity: number): string {
  return `rgba(${channels(color).join(',')},${opacity})`;
}

function channels(color: string): readonly number[] {
  if (!color.startsWith('#')) return color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [0, 0, 0];
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);
}
