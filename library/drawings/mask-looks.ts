/** Masks: what is drawn stays of a picture. Square, so that they fit into any item. */
import { type Pen, polygon, seeded, TAU } from '../clips/engine/canvas.ts';

export const maskPx = 640;
const m = maskPx / 2;
type Mask = (pen: Pen) => void;

const corners =
  (radii: readonly number[], turn = 0): Mask =>
  (pen) => {
    pen.beginPath();
    polygon(pen, m, m, radii, turn);
    pen.fill();
  };
const even = (count: number, radius = 310, turn = 0) => corners(Array(count).fill(radius), turn);
const pointed = (points: number, depth: number) =>
  corners(Array.from({ length: points * 2 }, (_, n) => (n % 2 ? 312 * depth : 312)));
const round = (around: (angle: number) => number): Mask =>
  corners(Array.from({ length: 240 }, (_, n) => around((n / 240) * TAU)));
const rounded =
  (x: number, y: number, width: number, height: number, radius: number): Mask =>
  (pen) => {
    pen.beginPath();
    pen.roundRect(x, y, width, height, radius);
    pen.fill();
  };
const fade =
  (x0: number, y0: number, x1: number, y1: number): Mask =>
  (pen) => {
    const paint = pen.createLinearGradient(x0, y0, x1, y1);
    for (let step = 0; step <= 8; step += 1) {
      const t = step / 8;
      paint.addColorStop(t, `rgba(0,0,0,${1 - t * t * (3 - 2 * t)})`);
    }
    pen.fillStyle = paint;
    pen.fillRect(0, 0, maskPx, maskPx);
  };
const curve =
  (points: readonly (readonly number[])[]): Mask =>
  (pen) => {
    pen.beginPath();
    for (const [index, [x = 0, y = 0, ...rest]] of points.entries()) {
      if (index === 0) pen.moveTo(x, y);
      else if (rest.length === 4)
        pen.bezierCurveTo(x, y, rest[0] ?? 0, rest[1] ?? 0, rest[2] ?? 0, rest[3] ?? 0);
      else pen.lineTo(x, y);
    }
    pen.closePath();
    pen.fill();
  };
const blob = (seed: number): Mask => {
  const chance = seeded(seed);
  const parts = [2, 3, 5].map((waves) => [waves, chance() * TAU, 14 + chance() * 22] as const);
  return round(
    (angle) =>
      262 +
      parts.reduce((sum, [waves, turn, size]) => sum + Math.sin(angle * waves + turn) * size, 0),
  );
};
const rows =
  (draw: (pen: Pen, index: number) => void, count: number): Mask =>
  (pen) => {
    for (let index = 0; index < count; index += 1) draw(pen, index);
  };

export const masks: Readonly<Record<string, readonly [title: string, mask: Mask]>> = {
  circle: ['Circle', even(160)],
  oval: [
    'Oval',
    (pen) => {
      pen.beginPath();
      pen.ellipse(m, m, 315, 220, 0, 0, TAU);
      pen.fill();
    },
  ],
  rounded: ['Rounded square', rounded(20, 20, 600, 600, 90)],
  squircle: [
    'Soft square',
    round((a) => 300 / (Math.abs(Math.cos(a)) ** 4 + Math.abs(Math.sin(a)) ** 4) ** 0.25),
  ],
  wide: ['Wide card', rounded(10, 130, 620, 380, 56)],
  tall: ['Tall card', rounded(130, 10, 380, 620, 56)],
  arch: [
    'Arch',
    curve([
      [90, 630],
      [90, 300],
      [90, 140, 190, 20, 320, 20],
      [450, 20, 550, 140, 550, 300],
      [550, 630],
    ]),
  ],
  triangle: ['Triangle', corners([330, 330, 330])],
  diamond: ['Diamond', even(4)],
  pentagon: ['Pentagon', even(5)],
  hexagon: ['Hexagon', even(6)],
  octagon: ['Octagon', even(8, 315, Math.PI / 8)],
  star: ['Star', pointed(5, 0.5)],
  burst: ['Burst', pointed(16, 0.82)],
  seal: ['Seal', round((a) => 290 + 20 * Math.cos(a * 18))],
  flower: ['Flower', round((a) => 240 + 70 * Math.abs(Math.cos(a * 3)))],
  clover: [
    'Clover',
    (pen) => {
      for (const [x, y] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        pen.beginPath();
        pen.arc(m + x * 150, m + y * 150, 160, 0, TAU);
        pen.fill();
      }
    },
  ],
  heart: [
    'Heart',
    curve([
      [320, 600],
      [-130, 300, 70, -60, 320, 160],
      [570, -60, 770, 300, 320, 600],
    ]),
  ],
  drop: [
    'Drop',
    curve([
      [320, 15],
      [420, 180, 540, 290, 540, 410],
      [540, 540, 440, 625, 320, 625],
      [200, 625, 100, 540, 100, 410],
      [100, 290, 220, 180, 320, 15],
    ]),
  ],
  leaf: [
    'Leaf',
    curve([
      [30, 30],
      [420, 30, 610, 240, 610, 610],
      [220, 610, 30, 400, 30, 30],
    ]),
  ],
  shield: [
    'Shield',
    curve([
      [60, 70],
      [170, 90, 250, 60, 320, 20],
      [390, 60, 470, 90, 580, 70],
      [600, 350, 520, 540, 320, 625],
      [120, 540, 40, 350, 60, 70],
    ]),
  ],
  speech: [
    'Speech bubble',
    (pen) => {
      rounded(20, 60, 600, 420, 110)(pen);
      curve([
        [150, 440],
        [130, 610],
        [320, 460],
      ])(pen);
    },
  ],
  cloud: [
    'Cloud',
    (pen) => {
      for (const [x, y, r] of [
        [180, 380, 150],
        [320, 260, 190],
        [470, 370, 155],
        [320, 410, 140],
      ] as const) {
        pen.beginPath();
        pen.arc(x, y, r, 0, TAU);
        pen.fill();
      }
      pen.fillRect(180, 400, 290, 130);
    },
  ],
  ticket: [
    'Ticket',
    (pen) => {
      rounded(10, 150, 620, 340, 30)(pen);
      pen.globalCompositeOperation = 'destination-out';
      for (const x of [10, 630]) {
        pen.beginPath();
        pen.arc(x, m, 60, 0, TAU);
        pen.fill();
      }
      pen.globalCompositeOperation = 'source-over';
    },
  ],
  film: [
    'Film frame',
    (pen) => {
      pen.fillRect(0, 60, 640, 520);
      pen.globalCompositeOperation = 'destination-out';
      for (let n = 0; n < 9; n += 1) {
        for (const y of [82, 520]) {
          pen.beginPath();
          pen.roundRect(18 + n * 70, y, 42, 38, 8);
          pen.fill();
        }
      }
      pen.globalCompositeOperation = 'source-over';
    },
  ],
  blob: ['Blob', blob(3)],
  'blob-two': ['Blob, second', blob(8)],
  'blob-three': ['Blob, third', blob(21)],
  stripes: [
    'Slanted stripes',
    rows((pen, n) => {
      pen.beginPath();
      const x = n * 110 - 60;
      pen.moveTo(x + 120, 20);
      pen.lineTo(x + 210, 20);
      pen.lineTo(x + 90, 620);
      pen.lineTo(x, 620);
      pen.closePath();
      pen.fill();
    }, 5),
  ],
  blinds: [
    'Panels',
    rows((pen, n) => {
      pen.beginPath();
      const drop = n % 2 ? 50 : 0;
      pen.roundRect(16 + n * 124, 20 + drop, 112, 550, 20);
      pen.fill();
    }, 5),
  ],
  windows: [
    'Four windows',
    rows((pen, n) => {
      pen.beginPath();
      pen.roundRect(20 + (n % 2) * 306, 20 + Math.floor(n / 2) * 306, 294, 294, 34);
      pen.fill();
    }, 4),
  ],
  brush: [
    'Brush stroke',
    (pen) => {
      const chance = seeded(12);
      pen.lineCap = 'round';
      for (let n = 0; n < 70; n += 1) {
        const y = 120 + (n / 70) * 400;
        pen.lineWidth = 6 + chance() * 12;
        pen.beginPath();
        pen.moveTo(30 + chance() * 70, y + 20 * chance());
        pen.bezierCurveTo(220, y - 40, 420, y + 30, 560 + chance() * 60, y - 30 + chance() * 20);
        pen.stroke();
      }
    },
  ],
  torn: [
    'Torn edges',
    (pen) => {
      const chance = seeded(15);
      pen.beginPath();
      for (let side = 0; side < 4; side += 1) {
        for (let n = 0; n < 26; n += 1) {
          const along = 30 + (n / 26) * 580;
          const deep = 18 + chance() * 22;
          const [x, y] =
            side === 0
              ? [along, deep]
              : side === 1
                ? [640 - deep, along]
                : side === 2
                  ? [640 - along, 640 - deep]
                  : [deep, 640 - along];
          pen.lineTo(x, y);
        }
      }
      pen.closePath();
      pen.fill();
    },
  ],
  halftone: [
    'Halftone',
    (pen) => {
      for (let row = 0; row < 22; row += 1) {
        for (let column = 0; column < 22; column += 1) {
          const [x, y] = [column * 30 + 5 + (row % 2) * 15, row * 30 + 5];
          const near = 1 - Math.hypot(x - m, y - m) / 330;
          if (near > 0) {
            pen.beginPath();
            pen.arc(x, y, Math.min(24, 5 + near * 34), 0, TAU);
            pen.fill();
          }
        }
      }
    },
  ],
  'fade-left': ['Fades to the left', fade(maskPx, 0, 0, 0)],
  'fade-right': ['Fades to the right', fade(0, 0, maskPx, 0)],
  'fade-down': ['Fades downwards', fade(0, 120, 0, maskPx)],
  vignette: [
    'Soft edges',
    (pen) => {
      const paint = pen.createRadialGradient(m, m, 150, m, m, 315);
      paint.addColorStop(0, 'rgba(0,0,0,1)');
      paint.addColorStop(0.5, 'rgba(0,0,0,0.7)');
      paint.addColorStop(1, 'rgba(0,0,0,0)');
      pen.fillStyle = paint;
      pen.fillRect(0, 0, maskPx, maskPx);
    },
  ],
};
