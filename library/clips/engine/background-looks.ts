/** Grounds that go round: `t` runs from 0 to 1 and ends where it began. Calm, so that words stand on them. */
import { mixColors, type Pen, seeded, TAU, withAlpha } from './canvas.ts';

export type Look = (pen: Pen, t: number, colors: readonly string[]) => void;

const sizeOf = (pen: Pen) => ({ width: pen.canvas.width, height: pen.canvas.height });

export function fillSlope(pen: Pen, colors: readonly string[], degrees = 60): void {
  const { width, height } = sizeOf(pen);
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * height) / 2];
  const paint = pen.createLinearGradient(
    width / 2 - dx,
    height / 2 - dy,
    width / 2 + dx,
    height / 2 + dy,
  );
  for (const [index, color] of colors.entries()) {
    paint.addColorStop(index / Math.max(1, colors.length - 1), color);
  }
  pen.fillStyle = paint;
  pen.fillRect(0, 0, width, height);
}

export function glow(pen: Pen, x: number, y: number, radius: number, color: string, alpha: number) {
  const paint = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, part] of [
    [0, 1],
    [0.4, 0.6],
    [0.7, 0.22],
    [1, 0],
  ] as const) {
    paint.addColorStop(at, withAlpha(color, alpha * part));
  }
  pen.fillStyle = paint;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Large soft lights that wander and mix. */
export const mesh: Look = (pen, t, [ground = '#000000', ...lights]) => {
  const { width, height } = sizeOf(pen);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  for (const [index, color] of [...lights, ...lights].entries()) {
    const angle = TAU * (t + index * 0.37);
    const x = (0.5 + 0.42 * Math.cos(angle + index)) * width;
    const y = (0.5 + 0.42 * Math.sin(angle * (index % 2 ? 1 : -1) + index * 2)) * height;
    glow(pen, x, y, width * 0.5, color, 0.62);
  }
};

/** Round lights out of focus. */
export const bokeh: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  fillSlope(pen, colors.slice(0, 2), 70);
  const chance = seeded(17);
  for (let index = 0; index < 34; index += 1) {
    const [x, y, size, phase, turns] = [chance(), chance(), chance(), chance(), index % 2 ? 1 : -1];
    const angle = TAU * (t * turns + phase);
    const px = (x + 0.035 * Math.cos(angle)) * width;
    const py = (y + 0.05 * Math.sin(angle)) * height;
    const radius = (0.02 + 0.075 * size) * width;
    const color = colors[2 + (index % Math.max(1, colors.length - 2))] ?? '#ffffff';
    const alpha = 0.05 + 0.12 * (0.5 + 0.5 * Math.sin(angle * 1 + index));
    pen.fillStyle = withAlpha(color, alpha);
    pen.beginPath();
    pen.arc(px, py, radius, 0, TAU);
    pen.fill();
    pen.strokeStyle = withAlpha(color, alpha * 0.8);
    pen.lineWidth = 2;
    pen.stroke();
  }
};

/** Hills of water before each other. */
export const waves: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  fillSlope(pen, colors.slice(0, 2), 90);
  const layers = colors.slice(2);
  for (const [index, color] of layers.entries()) {
    const base = height * (0.5 + (0.42 * (index + 0.5)) / layers.length);
    const turns = index % 2 ? 1 : -1;
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width + 8; x += 8) {
      const along = x / width;
      const y =
        Math.sin(TAU * (along * 1.1 + t * turns + index * 0.3)) * height * 0.045 +
        Math.sin(TAU * (along * 2.3 - t * turns + index * 0.7)) * height * 0.02;
      pen.lineTo(x, base + y);
    }
    pen.lineTo(width, height);
    pen.closePath();
    pen.fill();
  }
};

/** Dust that rises slowly through light. */
export const particles: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  fillSlope(pen, colors.slice(0, 2), 100);
  glow(pen, width * 0.5, height * 0.1, width * 0.6, colors[2] ?? '#ffffff', 0.25);
  const chance = seeded(29);
  for (let index = 0; index < 80; index += 1) {
    const [x, y, size] = [chance(), chance(), chance()];
    const laps = size > 0.6 ? 2 : 1;
    const py = (1.05 - ((y + t * laps) % 1) * 1.1) * height;
    const px = (x + 0.02 * Math.sin(TAU * (t + y))) * width;
    const seen = Math.sin(Math.PI * ((y + t * laps) % 1));
    pen.fillStyle = withAlpha(colors[2] ?? '#ffffff', seen * (0.15 + 0.5 * size));
    pen.beginPath();
    pen.arc(px, py, 2 + size * 7, 0, TAU);
    pen.fill();
  }
};

/** A floor of lines that comes closer, below a sun. */
export const horizon: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  const [sky = '#000', low = '#000', line = '#fff', sun = '#fff'] = colors;
  fillSlope(pen, [sky, low], 90);
  const level = height * 0.56;
  glow(pen, width / 2, level, width * 0.45, sun, 0.55);
  const paint = pen.createLinearGradient(0, level - 240, 0, level);
  paint.addColorStop(0, '#ffe29a');
  paint.addColorStop(1, sun);
  pen.fillStyle = paint;
  pen.beginPath();
  pen.arc(width / 2, level, 190, Math.PI, TAU);
  pen.fill();
  pen.fillStyle = low;
  pen.fillRect(0, level, width, height - level);
  pen.strokeStyle = withAlpha(line, 0.75);
  pen.lineWidth = 2;
  for (let row = 0; row < 14; row += 1) {
    const near = ((row + t * 4) % 14) / 14;
    const y = level + (height - level) * near ** 2.4;
    pen.globalAlpha = near;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(width, y);
    pen.stroke();
  }
  pen.globalAlpha = 0.6;
  for (let column = -14; column <= 14; column += 1) {
    pen.beginPath();
    pen.moveTo(width / 2 + column * 36, level);
    pen.lineTo(width / 2 + column * 260, height);
    pen.stroke();
  }
  pen.globalAlpha = 1;
};

/** Points that are joined when they come near each other. */
export const network: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  fillSlope(pen, colors.slice(0, 2), 50);
  const chance = seeded(41);
  const color = colors[2] ?? '#ffffff';
  const points = Array.from({ length: 46 }, (_, index) => {
    const [x, y, phase] = [chance(), chance(), chance()];
    const angle = TAU * (t * (index % 2 ? 1 : -1) + phase);
    return [(x + 0.05 * Math.cos(angle)) * width, (y + 0.07 * Math.sin(angle)) * height] as const;
  });
  pen.lineWidth = 1.5;
  for (const [index, [x, y]] of points.entries()) {
    for (const [otherX, otherY] of points.slice(index + 1)) {
      const near = 1 - Math.hypot(x - otherX, y - otherY) / 210;
      if (near <= 0) continue;
      pen.strokeStyle = withAlpha(color, near * 0.5);
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(otherX, otherY);
      pen.stroke();
    }
    pen.fillStyle = withAlpha(color, 0.75);
    pen.beginPath();
    pen.arc(x, y, 3.5, 0, TAU);
    pen.fill();
  }
};

/** Wide bands of light that turn around a corner. */
export const rays: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  const [ground = '#000', ray = '#fff'] = colors;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const count = 16;
  pen.fillStyle = ray;
  for (let index = 0; index < count; index += 1) {
    const from = TAU * ((index + t * 2) / count);
    pen.beginPath();
    pen.moveTo(width / 2, height * 0.62);
    pen.arc(width / 2, height * 0.62, width, from, from + TAU / count / 2);
    pen.closePath();
    pen.fill();
  }
  glow(pen, width / 2, height * 0.62, width * 0.5, colors[2] ?? ray, 0.65);
};

/** Lines of equal height, as on a map, that drift. */
export const contours: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  fillSlope(pen, colors.slice(0, 2), 30);
  pen.lineWidth = 2;
  for (let line = 0; line < 26; line += 1) {
    pen.strokeStyle = withAlpha(colors[2] ?? '#ffffff', 0.16 + 0.3 * (line % 3 === 0 ? 1 : 0.4));
    pen.beginPath();
    for (let x = -10; x <= width + 10; x += 14) {
      const along = x / width;
      const y =
        height * (line / 22 - 0.08) +
        Math.sin(TAU * (along * 1.3 + line * 0.045 + t)) * 42 +
        Math.sin(TAU * (along * 2.1 - line * 0.07 - t)) * 24;
      if (x < 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.stroke();
  }
};

/** Six-sided tiles that light up in turn. */
export const honeycomb: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  const [ground = '#000', tile = '#111', lit = '#fff'] = colors;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const size = 62;
  const chance = seeded(53);
  for (let row = -1; row < height / (size * 1.5) + 1; row += 1) {
    for (let column = -1; column < width / (size * 1.732) + 1; column += 1) {
      const x = (column + (row % 2 ? 0.5 : 0)) * size * 1.732;
      const y = row * size * 1.5;
      const shine = Math.max(0, Math.sin(TAU * (t + chance()))) ** 3;
      pen.fillStyle = mixColors(tile, lit, shine * 0.55);
      pen.beginPath();
      for (let corner = 0; corner < 6; corner += 1) {
        const angle = Math.PI / 6 + (corner * Math.PI) / 3;
        pen.lineTo(x + Math.cos(angle) * (size - 4), y + Math.sin(angle) * (size - 4));
      }
      pen.closePath();
      pen.fill();
    }
  }
};

/** Pieces of paper that fall and turn. */
export const confetti: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  fillSlope(pen, colors.slice(0, 2), 90);
  const chance = seeded(61);
  for (let index = 0; index < 54; index += 1) {
    const [x, y, phase, size] = [chance(), chance(), chance(), chance()];
    const laps = index % 3 === 0 ? 2 : 1;
    const py = (((y + t * laps) % 1) * 1.2 - 0.1) * height;
    const px = (x + 0.03 * Math.sin(TAU * (t * laps + phase))) * width;
    pen.save();
    pen.translate(px, py);
    pen.rotate(TAU * (phase + t * (index % 2 ? 1 : -1)));
    pen.scale(1, 0.25 + 0.75 * Math.abs(Math.cos(TAU * (t * 2 + phase))));
    pen.fillStyle = withAlpha(colors[2 + (index % (colors.length - 2))] ?? '#ffffff', 0.85);
    const wide = 18 + size * 26;
    pen.fillRect(-wide / 2, -wide / 3, wide, wide / 1.5);
    pen.restore();
  }
};

/** Stars that come towards us. */
export const stars: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  fillSlope(pen, colors.slice(0, 2), 90);
  glow(pen, width / 2, height / 2, width * 0.4, colors[1] ?? '#000000', 0.6);
  const chance = seeded(71);
  for (let index = 0; index < 160; index += 1) {
    const [angle, depth, size] = [chance() * TAU, chance(), chance()];
    const near = (depth + t) % 1;
    const far = near ** 2 * width * 0.7 + 10;
    const x = width / 2 + Math.cos(angle) * far;
    const y = height / 2 + Math.sin(angle) * far;
    pen.fillStyle = withAlpha(colors[2] ?? '#ffffff', Math.min(1, near * 1.6) * (1 - near ** 8));
    pen.beginPath();
    pen.arc(x, y, 1.2 + near * 4.4 * (0.4 + size), 0, TAU);
    pen.fill();
  }
};

/** Broad ribbons that roll past. */
export const ribbons: Look = (pen, t, colors) => {
  const { width, height } = sizeOf(pen);
  pen.fillStyle = colors[0] ?? '#ffffff';
  pen.fillRect(0, 0, width, height);
  for (const [index, color] of colors.slice(1).entries()) {
    pen.strokeStyle = withAlpha(color, 0.8);
    pen.lineWidth = 90;
    pen.beginPath();
    for (let x = -60; x <= width + 60; x += 16) {
      const along = x / width;
      const y =
        height * (0.2 + 0.2 * index) +
        Math.sin(TAU * (along * 0.8 + t + index * 0.21)) * 120 +
        Math.cos(TAU * (along * 0.5 - t + index * 0.4)) * 50;
      if (x < 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.stroke();
  }
};
