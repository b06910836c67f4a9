/**
 * Draws the pictures of the sample project: `node library/sample/draw-pictures.ts`. The results lie
 * beside this file and are what ships; draw them anew only to change them.
 */
import { writeFileSync } from 'node:fs';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mulberry32 } from '@reelwright/chance';
import { birds, glow, HEIGHT, pines, range, sky, WIDTH } from './brushes.ts';
import { ridge } from './noise.ts';

function dawn(context: SKRSContext2D): void {
  sky(context, [
    [0, '#27305f'],
    [0.32, '#7a5a91'],
    [0.52, '#e58a85'],
    [0.66, '#fbc591'],
    [1, '#fde6c0'],
  ]);
  glow(context, WIDTH * 0.64, HEIGHT * 0.56, 760, [
    [0, 'rgba(255,240,205,0.95)'],
    [0.1, 'rgba(255,222,170,0.7)'],
    [0.35, 'rgba(255,190,140,0.25)'],
    [0.65, 'rgba(255,180,130,0.07)'],
    [1, 'rgba(255,180,130,0)'],
  ]);
  context.fillStyle = '#fff6e0';
  context.beginPath();
  context.arc(WIDTH * 0.64, HEIGHT * 0.56, 62, 0, Math.PI * 2);
  context.fill();
  const far = { octaves: 6 };
  range(context, {
    seed: 3,
    top: 0.6,
    rise: 0.13,
    hills: 5,
    ...far,
    color: '#a8789a',
    foot: '#eeb49c',
  });
  range(context, {
    seed: 5,
    top: 0.69,
    rise: 0.12,
    hills: 4,
    ...far,
    color: '#77588b',
    foot: '#d2979c',
  });
  range(context, {
    seed: 8,
    top: 0.79,
    rise: 0.11,
    hills: 3.4,
    ...far,
    color: '#4b4174',
    foot: '#94709a',
  });
  range(context, {
    seed: 12,
    top: 0.9,
    rise: 0.09,
    hills: 3,
    ...far,
    color: '#2c2b55',
    foot: '#3f3a6b',
  });
  pines(context, 4, 0.99, 120, '#17193a');
  birds(context, WIDTH * 0.36, HEIGHT * 0.28, '#2a2752');
}

function sea(context: SKRSContext2D): void {
  sky(context, [
    [0, '#2f8fd3'],
    [0.4, '#8fd0ee'],
    [0.58, '#e4f5f3'],
    [1, '#e4f5f3'],
  ]);
  glow(context, WIDTH * 0.3, HEIGHT * 0.2, 620, [
    [0, 'rgba(255,255,255,0.95)'],
    [0.12, 'rgba(255,252,235,0.7)'],
    [0.4, 'rgba(255,255,245,0.28)'],
    [0.7, 'rgba(255,255,255,0.08)'],
    [1, 'rgba(255,255,255,0)'],
  ]);
  const chance = mulberry32(21);
  for (const [x, y, size] of [
    [0.1, 0.2, 1],
    [0.33, 0.36, 0.7],
    [0.56, 0.15, 0.8],
    [0.84, 0.27, 1.1],
  ] as const) {
    cloud(context, WIDTH * x, HEIGHT * y, size * 90, chance);
  }
  range(context, { seed: 31, top: 0.575, rise: 0.06, hills: 4, color: '#7fb4c9', foot: '#b9dbe0' });
  const water = context.createLinearGradient(0, HEIGHT * 0.58, 0, HEIGHT);
  water.addColorStop(0, '#8fd6d8');
  water.addColorStop(0.35, '#2fa7b8');
  water.addColorStop(1, '#0d5c86');
  context.fillStyle = water;
  context.fillRect(0, HEIGHT * 0.58, WIDTH, HEIGHT);
  for (let line = 0; line < 260; line += 1) {
    const depth = chance() ** 1.6;
    const y = HEIGHT * (0.585 + depth * 0.4);
    const length = 20 + depth * 220 * chance();
    context.fillStyle = `rgba(255,255,255,${0.1 + 0.28 * chance() * (1 - depth * 0.5)})`;
    context.beginPath();
    context.ellipse(chance() * WIDTH, y, length, 0.8 + depth * 3, 0, 0, Math.PI * 2);
    context.fill();
  }
  sailboat(context, WIDTH * 0.72, HEIGHT * 0.66, 190);
  range(context, {
    seed: 44,
    top: 0.97,
    rise: 0.05,
    hills: 2,
    octaves: 3,
    color: '#f4dcae',
    foot: '#e2bd82',
  });
}

/** Puffs on a flat base, lighter at the top. */
function cloud(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  chance: () => number,
): void {
  const white = context.createLinearGradient(0, y - size, 0, y + size * 0.2);
  white.addColorStop(0, 'rgba(255,255,255,0.98)');
  white.addColorStop(1, 'rgba(236,247,252,0.75)');
  context.fillStyle = white;
  context.beginPath();
  for (let puff = -3; puff <= 3; puff += 1) {
    const radius = size * (0.62 - Math.abs(puff) * 0.12 + chance() * 0.12);
    const left = x + puff * size * 0.55;
    context.moveTo(left + radius, y - radius * 0.5);
    context.arc(left, y - radius * 0.5, radius, 0, Math.PI * 2);
  }
  context.save();
  context.clip();
  context.fillRect(x - size * 4, y - size * 2, size * 8, size * 2);
  context.restore();
}

function sailboat(context: SKRSContext2D, x: number, y: number, size: number): void {
  const shape = (color: string, points: readonly (readonly [number, number])[]) => {
    context.fillStyle = color;
    context.beginPath();
    for (const [dx, dy] of points) context.lineTo(x + dx * size, y + dy * size);
    context.fill();
  };
  shape('rgba(10,70,100,0.28)', [
    [-0.5, 0.06],
    [0.46, 0.06],
    [0.2, 0.2],
    [-0.3, 0.2],
  ]);
  shape('#fffdf6', [
    [0, -1.05],
    [0, -0.08],
    [0.5, -0.08],
  ]);
  shape('#f06a4f', [
    [-0.04, -0.9],
    [-0.04, -0.08],
    [-0.4, -0.08],
  ]);
  shape('#7b4a33', [
    [-0.5, -0.05],
    [0.56, -0.05],
    [0.4, 0.09],
    [-0.38, 0.09],
  ]);
}

function dunes(context: SKRSContext2D): void {
  sky(context, [
    [0, '#f2b36f'],
    [0.45, '#fbdca4'],
    [1, '#fdeccb'],
  ]);
  glow(context, WIDTH * 0.22, HEIGHT * 0.3, 560, [
    [0, 'rgba(255,255,240,1)'],
    [0.14, 'rgba(255,246,214,0.8)'],
    [0.4, 'rgba(255,240,200,0.35)'],
    [0.7, 'rgba(255,236,190,0.1)'],
    [1, 'rgba(255,236,190,0)'],
  ]);
  const colors = [
    ['#e9b071', '#f4cf9b'],
    ['#dd9556', '#eebb80'],
    ['#c97b41', '#e2a266'],
    ['#a95d33', '#c98049'],
    ['#7e4028', '#9f5a34'],
  ] as const;
  for (const [index, [color, foot]] of colors.entries()) {
    range(context, {
      seed: 60 + index * 7,
      top: 0.53 + index * 0.115,
      rise: 0.085,
      hills: 2.2 + index * 0.35,
      octaves: 2,
      color,
      foot,
    });
  }
  birds(context, WIDTH * 0.58, HEIGHT * 0.24, '#8c4f2c');
}

function city(context: SKRSContext2D): void {
  sky(context, [
    [0, '#1b1b4b'],
    [0.4, '#5c3a86'],
    [0.66, '#d0628d'],
    [0.82, '#f7a77e'],
    [1, '#fbd0a0'],
  ]);
  glow(context, WIDTH * 0.5, HEIGHT * 0.86, 820, [
    [0, 'rgba(255,214,160,0.85)'],
    [0.45, 'rgba(255,150,120,0.25)'],
    [0.72, 'rgba(255,140,120,0.07)'],
    [1, 'rgba(255,140,120,0)'],
  ]);
  const chance = mulberry32(77);
  const rows = [
    { base: 0.62, color: '#6f4485', window: 'rgba(255,220,170,0.32)', width: 70 },
    { base: 0.7, color: '#43306d', window: 'rgba(255,214,150,0.62)', width: 96 },
    { base: 0.81, color: '#1c1a45', window: 'rgba(255,206,132,0.92)', width: 130 },
  ];
  for (const { base, color, window, width } of rows) {
    for (let x = -30; x < WIDTH; ) {
      const wide = width * (0.6 + chance() * 0.8);
      const top = HEIGHT * (base - chance() * 0.27);
      context.fillStyle = color;
      context.fillRect(x, top, wide, HEIGHT - top);
      if (chance() < 0.3) context.fillRect(x + wide / 2 - 2, top - 46, 4, 48);
      const step = width / 6.5;
      context.fillStyle = window;
      for (let left = x + step * 0.7; left < x + wide - step; left += step) {
        for (let y = top + step; y < HEIGHT - step; y += step * 1.4) {
          if (chance() < 0.3) context.fillRect(left, y, step * 0.48, step * 0.7);
        }
      }
      x += wide + 4 + chance() * 16;
    }
  }
}

function night(context: SKRSContext2D): void {
  sky(context, [
    [0, '#070b24'],
    [0.5, '#12245a'],
    [0.8, '#2a4d86'],
    [1, '#3d6a9a'],
  ]);
  const chance = mulberry32(91);
  for (let star = 0; star < 420; star += 1) {
    const y = chance() ** 1.3 * HEIGHT * 0.8;
    context.fillStyle = `rgba(255,255,255,${0.25 + chance() * 0.7})`;
    context.beginPath();
    context.arc(chance() * WIDTH, y, 0.6 + chance() ** 5 * 2.6, 0, Math.PI * 2);
    context.fill();
  }
  context.globalCompositeOperation = 'lighter';
  const bands = [
    ['64,230,170', 0.27, 0],
    ['90,200,240', 0.33, 2],
    ['150,110,250', 0.21, 4],
  ] as const;
  for (const [color, top, shift] of bands) {
    const line = ridge(120 + shift, 3);
    for (let x = 0; x < WIDTH; x += 3) {
      const y = HEIGHT * (top + 0.1 * line((x / WIDTH) * 3.2));
      const high = HEIGHT * (0.2 + 0.12 * line((x / WIDTH) * 9 + 40));
      const gradient = context.createLinearGradient(0, y - high, 0, y + 40);
      gradient.addColorStop(0, `rgba(${color},0)`);
      gradient.addColorStop(0.8, `rgba(${color},0.2)`);
      gradient.addColorStop(1, `rgba(${color},0)`);
      context.fillStyle = gradient;
      context.fillRect(x, y - high, 3, high + 40);
    }
  }
  context.globalCompositeOperation = 'source-over';
  range(context, {
    seed: 15,
    top: 0.8,
    rise: 0.12,
    hills: 4,
    octaves: 6,
    color: '#1b3462',
    foot: '#31598c',
  });
  range(context, {
    seed: 19,
    top: 0.9,
    rise: 0.08,
    hills: 3,
    octaves: 6,
    color: '#0e1d42',
    foot: '#152a58',
  });
  pines(context, 23, 1, 130, '#050b1f');
}

for (const [name, draw] of Object.entries({ dawn, sea, dunes, city, night })) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  draw(canvas.getContext('2d'));
  const file = await canvas.encode('webp', 80);
  writeFileSync(new URL(`${name}.webp`, import.meta.url), file);
  console.log(`${name}.webp: ${Math.round(file.length / 1024)} KB`);
}
