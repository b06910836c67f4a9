/** Backdrops in a film's colours, each drawn once: light, floor, hills, waves. Soft, so a middle size is enough. */
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seeded } from '@reelwright/pictures';

export interface GroundColors {
  /** Light, deep, and what stands out. */
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

export type GroundShape = 'wide' | 'square' | 'vertical';

interface Room extends GroundColors {
  readonly context: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  readonly chance: ReturnType<typeof seeded>;
}

const sizes = { wide: [1280, 720], square: [900, 900], vertical: [810, 1440] } as const;

export function groundSize(shape: GroundShape, scale: number): readonly [number, number] {
  const [width, height] = sizes[shape];
  const share = Math.min(1, scale * 1.2);
  return [Math.max(16, Math.round(width * share)), Math.max(16, Math.round(height * share))];
}

export function drawGround(
  name: string,
  {
    shape,
    colors,
    seed,
    scale,
  }: {
    readonly shape: GroundShape;
    readonly colors: GroundColors;
    readonly seed: string;
    readonly scale: number;
  },
): Canvas | undefined {
  const draw = Object.hasOwn(grounds, name) ? grounds[name] : undefined;
  if (!draw) return undefined;
  const [width, height] = groundSize(shape, scale);
  const canvas = createCanvas(width, height);
  draw({
    ...colors,
    context: canvas.getContext('2d'),
    width,
    height,
    chance: seeded(`${name} ${seed}`),
  });
  return canvas;
}

/** A studio: light on the wall behind, a floor that begins without an edge. */
function sweep({ context, width, height, a, b, c }: Room): void {
  fill(context, width, height, [b, mixed(b, a, 0.35)]);
  glow(context, width * 0.5, height * 0.4, Math.max(width, height) * 0.62, a, 0.95);
  glow(context, width * 0.82, height * 0.16, width * 0.4, c, 0.16);
  const floor = height * 0.7;
  const ground = context.createLinearGradient(0, floor - height * 0.06, 0, height);
  ground.addColorStop(0, faded(b, 0));
  ground.addColorStop(0.28, faded(mixed(b, '#000000', 0.18), 0.55));
  ground.addColorStop(1, faded(mixed(b, '#000000', 0.45), 0.85));
  context.fillStyle = ground;
  context.fillRect(0, floor - height * 0.06, width, height);
  glow(context, width * 0.5, height * 0.84, width * 0.42, a, 0.4, 0.26);
  vignette(context, width, height, 0.28);
}

/** Soft clouds of colour. */
function mesh({ context, width, height, a, b, c, chance }: Room): void {
  fill(context, width, height, [mixed(a, b, 0.3), b]);
  for (let at = 0; at < 7; at++) {
    const color = chance.pick([
      a,
      mixed(a, c, 0.35),
      mixed(b, c, 0.22),
      mixed(b, '#000000', 0.2),
      mixed(a, '#ffffff', 0.25),
    ]);
    glow(
      context,
      chance.between(0, width),
      chance.between(0, height),
      Math.max(width, height) * chance.between(0.25, 0.5),
      color,
      chance.between(0.35, 0.7),
    );
  }
  vignette(context, width, height, 0.22);
}

/** Rays from behind the subject. */
function rays({ context, width, height, a, b, c }: Room): void {
  fill(context, width, height, [a, mixed(a, b, 0.6)]);
  const count = 24;
  const reach = Math.hypot(width, height);
  context.fillStyle = faded(mixed(a, '#ffffff', 0.5), 0.22);
  for (let at = 0; at < count; at++) {
    const [from, to] = [(at / count) * Math.PI * 2, ((at + 0.5) / count) * Math.PI * 2];
    context.beginPath();
    context.moveTo(width / 2, height * 0.52);
    context.lineTo(width / 2 + Math.cos(from) * reach, height * 0.52 + Math.sin(from) * reach);
    context.lineTo(width / 2 + Math.cos(to) * reach, height * 0.52 + Math.sin(to) * reach);
    context.fill();
  }
  glow(
    context,
    width / 2,
    height * 0.52,
    Math.min(width, height) * 0.6,
    mixed(a, '#ffffff', 0.55),
    0.8,
  );
  glow(context, width * 0.1, height, width * 0.5, c, 0.2);
  vignette(context, width, height, 0.25, b);
}

/** A sky with a sun, and ridges far away. */
function hillsBack({ context, width, height, a, b, c, chance }: Room): void {
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
function hillsFront({ context, width, height, a, b, chance }: Room): void {
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

function wavesBack({ context, width, height, a, b, c, chance }: Room): void {
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

function wavesFront({ context, width, height, a, b, chance }: Room): void {
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

/** A wall with an opening that one looks through, and a floor before it. */
function arch({ context, width, height, a, b, c }: Room): void {
  fill(context, width, height, [mixed(b, a, 0.5), mixed(b, a, 0.25)]);
  glow(context, width * 0.2, height * 0.1, width * 0.6, a, 0.5);
  const half = Math.min(width * 0.34, height * 0.4);
  const [x, floor] = [width / 2, height * 0.84];
  const top = floor - half * 2.1;
  const opening = (grow: number) => {
    context.beginPath();
    context.moveTo(x - half - grow, floor);
    context.lineTo(x - half - grow, top + half);
    context.arc(x, top + half, half + grow, Math.PI, 0);
    context.lineTo(x + half + grow, floor);
    context.closePath();
  };
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.45)';
  context.shadowBlur = half * 0.2;
  opening(half * 0.07);
  context.fillStyle = mixed(b, a, 0.62);
  context.fill();
  context.restore();
  opening(0);
  const inside = context.createLinearGradient(0, top, 0, floor);
  inside.addColorStop(0, mixed(c, '#ffffff', 0.15));
  inside.addColorStop(1, mixed(c, '#ffffff', 0.62));
  context.fillStyle = inside;
  context.fill();
  context.save();
  opening(0);
  context.clip();
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = half * 0.3;
  context.shadowOffsetX = half * 0.12;
  context.lineWidth = half * 0.1;
  context.strokeStyle = mixed(b, a, 0.62);
  opening(half * 0.05);
  context.stroke();
  context.restore();
  const ground = context.createLinearGradient(0, floor, 0, height);
  ground.addColorStop(0, mixed(a, '#ffffff', 0.12));
  ground.addColorStop(1, mixed(b, a, 0.35));
  context.fillStyle = ground;
  context.fillRect(0, floor, width, height - floor);
  vignette(context, width, height, 0.25);
}

/** A dark wall of bricks that a sign throws its light on. */
function wall({ context, width, height, b, c, chance }: Room): void {
  const dark = mixed(b, '#05060c', 0.72);
  fill(context, width, height, [dark, mixed(dark, '#000000', 0.4)]);
  const [brickWidth, brickHeight] = [
    Math.min(width, height) * 0.15,
    Math.min(width, height) * 0.062,
  ];
  for (let row = 0, y = 0; y < height; y += brickHeight, row++) {
    for (let x = row % 2 ? -brickWidth / 2 : 0; x < width; x += brickWidth) {
      context.fillStyle = mixed(dark, '#ffffff', chance.between(0.015, 0.07));
      context.beginPath();
      context.roundRect(x + 1.5, y + 1.5, brickWidth - 3, brickHeight - 3, 2);
      context.fill();
    }
  }
  glow(context, width / 2, height * 0.46, Math.max(width, height) * 0.5, c, 0.42);
  vignette(context, width, height, 0.6);
}

/** Sheets of paper, each with a hole in it that is smaller than the one before. */
function paper({ context, width, height, a, b, c, chance }: Room): void {
  fill(context, width, height, [mixed(c, '#ffffff', 0.72), mixed(c, '#ffffff', 0.5)]);
  const sheets = 5;
  const reach = Math.hypot(width, height) / 2;
  for (let sheet = 0; sheet < sheets; sheet++) {
    const size = Math.min(width, height) * (0.4 + sheet * 0.13) * (sheet === sheets - 1 ? 1.1 : 1);
    const shift = chance.between(0, 6);
    context.save();
    context.shadowColor = 'rgba(0,0,0,0.38)';
    context.shadowBlur = Math.min(width, height) * 0.045;
    context.shadowOffsetY = Math.min(width, height) * 0.012;
    context.fillStyle = mixed(mixed(a, '#ffffff', 0.25), b, sheet / (sheets - 1));
    context.beginPath();
    context.rect(-reach, -reach, width + reach * 2, height + reach * 2);
    for (let at = 0; at <= 72; at++) {
      const angle = -(at / 72) * Math.PI * 2;
      const far =
        size * (1 + 0.06 * Math.sin(angle * 3 + shift) + 0.035 * Math.sin(angle * 5 + shift * 2));
      const [px, py] = [
        width / 2 + Math.cos(angle) * far * (width > height ? 1.15 : 1),
        height / 2 + Math.sin(angle) * far,
      ];
      if (at === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    context.closePath();
    context.fill();
    context.restore();
  }
}

/** The top of a table that something stands on, with nothing behind it. */
function counter({ context, width, height, a, b, c }: Room): void {
  const top = height * 0.8;
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = height * 0.05;
  const board = context.createLinearGradient(0, top, 0, height);
  board.addColorStop(0, mixed(mixed(b, a, 0.45), '#ffffff', 0.12));
  board.addColorStop(0.12, mixed(b, a, 0.3));
  board.addColorStop(1, mixed(b, '#000000', 0.35));
  context.fillStyle = board;
  context.fillRect(-20, top, width + 40, height);
  context.restore();
  context.save();
  context.beginPath();
  context.rect(0, top, width, height - top);
  context.clip();
  glow(context, width / 2, top, width * 0.4, mixed(c, '#ffffff', 0.4), 0.5, 0.3);
  context.restore();
  context.fillStyle = faded(mixed(a, '#ffffff', 0.6), 0.5);
  context.fillRect(0, top, width, Math.max(1, height * 0.003));
}

/** A dark stage with a floor that catches the light. */
function stage({ context, width, height, a, b, c }: Room): void {
  const dark = mixed(b, '#04050a', 0.7);
  fill(context, width, height, [dark, mixed(dark, '#000000', 0.35)]);
  glow(context, width / 2, height * 0.5, Math.max(width, height) * 0.45, mixed(b, a, 0.6), 0.5);
  glow(context, width / 2, height * 0.86, width * 0.46, c, 0.32, 0.22);
  vignette(context, width, height, 0.5);
}

/** Two halves that meet at a slant. */
function halves({ context, width, height, a, b, c }: Room): void {
  fill(context, width, height, [mixed(a, '#ffffff', 0.12), a]);
  glow(context, width * 0.2, height * 0.3, width * 0.5, mixed(a, '#ffffff', 0.4), 0.6);
  const tall = height > width;
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.4)';
  context.shadowBlur = width * 0.03;
  context.beginPath();
  if (tall) {
    context.moveTo(0, height * 0.54);
    context.lineTo(width, height * 0.46);
    context.lineTo(width, height);
    context.lineTo(0, height);
  } else {
    context.moveTo(width * 0.55, 0);
    context.lineTo(width, 0);
    context.lineTo(width, height);
    context.lineTo(width * 0.45, height);
  }
  context.fillStyle = b;
  context.fill();
  context.clip();
  context.shadowColor = 'transparent';
  glow(context, width * 0.85, height * 0.75, width * 0.5, mixed(b, c, 0.5), 0.7);
  context.restore();
  vignette(context, width, height, 0.2);
}

const grounds: Readonly<Record<string, (room: Room) => void>> = {
  ...{ sweep, mesh, rays, arch, wall, paper, halves, counter, stage },
  'hills-back': hillsBack,
  'hills-front': hillsFront,
  'waves-back': wavesBack,
  'waves-front': wavesFront,
};

function fill(
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

function glow(
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

function vignette(
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

interface Ridge {
  readonly top: number;
  readonly rough: number;
  readonly color: string;
  readonly chance: ReturnType<typeof seeded>;
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

function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `rgb(${a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share)).join(',')})`;
}

function faded(color: string, opacity: number): string {
  return `rgba(${channels(color).join(',')},${opacity})`;
}

function channels(color: string): readonly number[] {
  if (!color.startsWith('#')) return color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [0, 0, 0];
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);
}
