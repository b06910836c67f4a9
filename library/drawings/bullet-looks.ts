/** Bullets: ten signs in six families. Their colours are chosen to be seen on light and dark grounds. */
import { mixColors, type Pen, polygon, TAU, withAlpha } from '../clips/engine/canvas.ts';

export const bulletPx = 192;
const middle = bulletPx / 2;

type Sign = (pen: Pen, size: number) => void;

function stroke(pen: Pen, size: number, points: readonly (readonly [number, number])[]): void {
  pen.lineWidth = size * 0.3;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(middle + x * size, middle + y * size);
  pen.stroke();
}

function fillCorners(pen: Pen, radii: readonly number[], turn = 0, y = 0): void {
  pen.lineJoin = 'round';
  pen.beginPath();
  polygon(pen, middle, middle + y, radii, turn);
  pen.fill();
}

/** Drawn with the pen's colour, about `size` to each side of the middle. */
export const signs: Readonly<Record<string, Sign>> = {
  check: (pen, size) =>
    stroke(pen, size, [
      [-0.75, 0.05],
      [-0.2, 0.6],
      [0.8, -0.55],
    ]),
  arrow: (pen, size) => {
    stroke(pen, size, [
      [-0.8, 0],
      [0.75, 0],
    ]);
    stroke(pen, size, [
      [0.15, -0.62],
      [0.8, 0],
      [0.15, 0.62],
    ]);
  },
  chevron: (pen, size) =>
    stroke(pen, size, [
      [-0.3, -0.75],
      [0.45, 0],
      [-0.3, 0.75],
    ]),
  star: (pen, size) =>
    fillCorners(
      pen,
      Array.from({ length: 10 }, (_, n) => size * (n % 2 ? 0.5 : 1.12)),
      0,
      size * 0.06,
    ),
  heart: (pen, size) => {
    pen.beginPath();
    pen.moveTo(middle, middle + size * 0.95);
    pen.bezierCurveTo(
      middle - size * 1.7,
      middle - size * 0.1,
      middle - size * 0.9,
      middle - size * 1.3,
      middle,
      middle - size * 0.45,
    );
    pen.bezierCurveTo(
      middle + size * 0.9,
      middle - size * 1.3,
      middle + size * 1.7,
      middle - size * 0.1,
      middle,
      middle + size * 0.95,
    );
    pen.fill();
  },
  diamond: (pen, size) => fillCorners(pen, [size, size * 0.8, size, size * 0.8]),
  plus: (pen, size) => {
    stroke(pen, size, [
      [-0.75, 0],
      [0.75, 0],
    ]);
    stroke(pen, size, [
      [0, -0.75],
      [0, 0.75],
    ]);
  },
  dot: (pen, size) => {
    pen.beginPath();
    pen.arc(middle, middle, size * 0.62, 0, TAU);
    pen.fill();
  },
  bolt: (pen, size) => {
    pen.beginPath();
    for (const [x, y] of [
      [0.25, -1.1],
      [-0.65, 0.2],
      [-0.05, 0.2],
      [-0.25, 1.1],
      [0.65, -0.25],
      [0.05, -0.25],
    ] as const) {
      pen.lineTo(middle + x * size, middle + y * size);
    }
    pen.closePath();
    pen.fill();
  },
  play: (pen, size) => fillCorners(pen, [size, size, size], Math.PI / 2),
};

type Family = (pen: Pen, sign: Sign, color: string) => void;

type Paint = ReturnType<Pen['createLinearGradient']>;

function color(pen: Pen, value: string | Paint): void {
  pen.fillStyle = value;
  pen.strokeStyle = value;
}

function slope(pen: Pen, from: string, to: string): Paint {
  const paint = pen.createLinearGradient(0, 10, 0, bulletPx - 10);
  paint.addColorStop(0, from);
  paint.addColorStop(1, to);
  return paint;
}

function shadow(pen: Pen): void {
  pen.shadowColor = 'rgba(0,0,0,0.3)';
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 5;
}

function plain(pen: Pen): void {
  pen.shadowColor = 'transparent';
}

export const families: readonly Family[] = [
  // A button with a white sign.
  (pen, sign, tone) => {
    shadow(pen);
    color(pen, slope(pen, mixColors(tone, '#ffffff', 0.2), mixColors(tone, '#000000', 0.12)));
    pen.beginPath();
    pen.arc(middle, middle, 78, 0, TAU);
    pen.fill();
    plain(pen);
    color(pen, '#ffffff');
    sign(pen, 42);
  },
  // A ring.
  (pen, sign, tone) => {
    color(pen, '#ffffff');
    pen.beginPath();
    pen.arc(middle, middle, 80, 0, TAU);
    pen.fill();
    color(pen, tone);
    pen.lineWidth = 14;
    pen.beginPath();
    pen.arc(middle, middle, 74, 0, TAU);
    pen.stroke();
    sign(pen, 40);
  },
  // A soft tile.
  (pen, sign, tone) => {
    shadow(pen);
    color(pen, slope(pen, mixColors(tone, '#ffffff', 0.35), tone));
    pen.beginPath();
    pen.roundRect(20, 20, bulletPx - 40, bulletPx - 40, 44);
    pen.fill();
    plain(pen);
    color(pen, '#ffffff');
    sign(pen, 44);
  },
  // Only the sign, with a white edge like a sticker.
  (pen, sign, tone) => {
    shadow(pen);
    for (let turn = 0; turn < 24; turn += 1) {
      pen.save();
      pen.translate(Math.cos((turn / 24) * TAU) * 9, Math.sin((turn / 24) * TAU) * 9);
      color(pen, '#ffffff');
      sign(pen, 58);
      pen.restore();
      plain(pen);
    }
    color(pen, slope(pen, mixColors(tone, '#ffffff', 0.15), mixColors(tone, '#000000', 0.08)));
    sign(pen, 58);
  },
  // A seal with a scalloped edge.
  (pen, sign, tone) => {
    shadow(pen);
    color(pen, tone);
    pen.beginPath();
    polygon(
      pen,
      middle,
      middle,
      Array.from({ length: 144 }, (_, n) => 76 + 6 * Math.cos((n / 144) * TAU * 12)),
    );
    pen.fill();
    plain(pen);
    pen.strokeStyle = withAlpha('#ffffff', 0.75);
    pen.lineWidth = 3;
    pen.setLineDash([7, 7]);
    pen.beginPath();
    pen.arc(middle, middle, 62, 0, TAU);
    pen.stroke();
    pen.setLineDash([]);
    color(pen, '#ffffff');
    sign(pen, 34);
  },
  // Ink on a dark disc.
  (pen, sign, tone) => {
    color(pen, '#1f2333');
    pen.beginPath();
    pen.arc(middle, middle, 80, 0, TAU);
    pen.fill();
    pen.lineWidth = 6;
    pen.strokeStyle = mixColors(tone, '#ffffff', 0.25);
    pen.beginPath();
    pen.arc(middle, middle, 77, 0, TAU);
    pen.stroke();
    color(pen, mixColors(tone, '#ffffff', 0.35));
    sign(pen, 42);
  },
];

export const tones = [
  '#16a34a',
  '#2563eb',
  '#7c3aed',
  '#f59e0b',
  '#e11d48',
  '#0891b2',
  '#ea580c',
  '#db2777',
  '#ca8a04',
  '#4f46e5',
] as const;
