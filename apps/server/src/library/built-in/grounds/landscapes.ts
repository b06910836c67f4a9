/** Hills and water, the far ones and those in front. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { fill, glow, mixed, type Room } from './paint.ts';

/** A sky with a sun, and ridges far away. */
export function hillsBack({ context, width, height, a, b, c, chance }: Room): void {
  fill(context, width, height, [mixed(b, a, 0.35), mixed(a, '#ffffff', 0.28)]);
  const [sunX, sunY, sun] = [width * 0.5, height * 0.44, Math.min(width, height) * 0.34];
  glow(context, sunX, sunY, sun * 2.2, mixed(c, '#ffffff', 0.35), 0.6);
  context.fillStyle = mixed(c, '#ffffff', 0.3);
  context.beginPath();
  context.arc(sunX, sunY, sun, 0, Math.PI * 2);
  context.fill();
  ridge(context, width, height, {
    top: 0.6,
    rough: 0.09,
    chance,
    color: mixed(mixed(a, b, 0.35), c, 0.12),
  });
  ridge(context, width, height, { top: 0.7, rough: 0.07, chance, color: mixed(a, b, 0.6) });
}

/** The ridges in front, with nothing behind them. */
export function hillsFront({ context, width, height, a, b, chance }: Room): void {
  ridge(context, width, height, {
    top: 0.78,
    rough: 0.05,
    chance,
    color: mixed(a, b, 0.82),
    shade: true,
  });
  ridge(context, width, height, {
    top: 0.88,
    rough: 0.04,
    chance,
    color: mixed(b, '#000000', 0.12),
    shade: true,
  });
}

export function wavesBack({ context, width, height, a, b, c, chance }: Room): void {
  fill(context, width, height, [mixed(a, '#ffffff', 0.2), mixed(a, b, 0.45)]);
  glow(context, width * 0.74, height * 0.2, width * 0.4, mixed(c, '#ffffff', 0.3), 0.55);
  for (const [top, share] of [
    [0.55, 0.3],
    [0.66, 0.5],
  ] as const)
    wave(context, width, height, {
      top,
      size: 0.035,
      turns: 1.6,
      shift: chance.between(0, 6),
      color: mixed(a, b, share),
    });
}

export function wavesFront({ context, width, height, a, b, chance }: Room): void {
  for (const [top, share] of [
    [0.76, 0.72],
    [0.87, 1],
  ] as const)
    wave(context, width, height, {
      top,
      size: 0.03,
      turns: 1.3,
      shift: chance.between(0, 6),
      color: mixed(a, b, share),
      shade: true,
    });
}

interface Ridge {
  readonly top: number;
  readonly rough: number;
  readonly color: string;
  readonly chance: Room['chance'];
  readonly shade?: boolean;
}

function ridge(
  context: SKRSContext2D,
  width: number,
  height: number,
  { top, rough, color, chance, shade }: Ridge,
): void {
  const [one, two] = [chance.between(0, 6), chance.between(0, 6)];
  outline(
    context,
    width,
    height,
    (share) => top + rough * (0.6 * Math.sin(share * 5 + one) + 0.4 * Math.sin(share * 11 + two)),
    color,
    shade,
  );
}

interface Wave {
  readonly top: number;
  readonly size: number;
  readonly turns: number;
  readonly shift: number;
  readonly color: string;
  readonly shade?: boolean;
}

function wave(
  context: SKRSContext2D,
  width: number,
  height: number,
  { top, size, turns, shift, color, shade }: Wave,
): void {
  outline(
    context,
    width,
    height,
    (share) => top + size * Math.sin(share * turns * Math.PI * 2 + shift),
    color,
    shade,
  );
}

/** Everything below a line, lighter along its edge. */
function outline(
  context: SKRSContext2D,
  width: number,
  height: number,
  at: (share: number) => number,
  color: string,
  shade = false,
): void {
  context.save();
  if (shade) {
    context.shadowColor = 'rgba(0,0,0,0.35)';
    context.shadowBlur = height * 0.03;
  }
  const gradient = context.createLinearGradient(0, height * 0.5, 0, height);
  gradient.addColorStop(0, mixed(color, '#ffffff', 0.16));
  gradient.addColorStop(1, mixed(color, '#000000', 0.18));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(0, height);
  for (let step = 0; step <= 80; step++)
    context.lineTo((step / 80) * width, at(step / 80) * height);
  context.lineTo(width, height);
  context.closePath();
  context.fill();
  context.restore();
}
