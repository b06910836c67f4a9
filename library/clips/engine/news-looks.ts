/** Openers of news programmes: four seconds that end calm, with room for a name in the middle. */

import { fillSlope, glow } from './background-looks.ts';
import { clamp, easeInOut, easeOut, type Pen, seeded, TAU, withAlpha } from './canvas.ts';

export type NewsLook = (pen: Pen, t: number, colors: readonly string[]) => void;

function ground(pen: Pen, colors: readonly string[]): { width: number; height: number } {
  const { width, height } = pen.canvas;
  fillSlope(pen, colors.slice(0, 2), 70);
  return { width, height };
}

/** A dark middle, so that a name can be read on it. */
function stageForName(pen: Pen, t: number, color: string): void {
  const { width, height } = pen.canvas;
  const open = easeOut(clamp((t - 0.45) / 0.25));
  if (open === 0) return;
  pen.fillStyle = withAlpha('#000000', 0.42 * open);
  const tall = height * 0.3;
  pen.fillRect((width * (1 - open)) / 2, height / 2 - tall / 2, width * open, tall);
  pen.fillStyle = color;
  pen.fillRect((width * (1 - open)) / 2, height / 2 - tall / 2 - 4, width * open, 4);
  pen.fillRect((width * (1 - open)) / 2, height / 2 + tall / 2, width * open, 4);
}

export const globe: NewsLook = (pen, t, colors) => {
  const { width, height } = ground(pen, colors);
  const line = colors[2] ?? '#ffffff';
  const radius = height * (0.28 + 0.2 * easeOut(t));
  glow(pen, width / 2, height / 2, radius * 1.7, line, 0.35);
  pen.strokeStyle = withAlpha(line, 0.55);
  pen.lineWidth = 1.6;
  for (let meridian = 0; meridian < 12; meridian += 1) {
    const turn = ((meridian / 12 + t * 0.5) % 1) * Math.PI;
    pen.beginPath();
    pen.ellipse(width / 2, height / 2, Math.abs(Math.cos(turn)) * radius, radius, 0, 0, TAU);
    pen.stroke();
  }
  for (let parallel = -4; parallel <= 4; parallel += 1) {
    const y = (parallel / 5) * radius;
    const across = Math.sqrt(radius ** 2 - y ** 2);
    pen.beginPath();
    pen.ellipse(width / 2, height / 2 + y, across, across * 0.12, 0, 0, TAU);
    pen.stroke();
  }
  stageForName(pen, t, colors[3] ?? line);
};

export const bands: NewsLook = (pen, t, colors) => {
  const { width, height } = ground(pen, colors);
  const chance = seeded(5);
  for (let index = 0; index < 18; index += 1) {
    const [y, speed, tall, delay] = [chance(), chance(), chance(), chance() * 0.3];
    const own = easeInOut(clamp((t + 0.22 - delay) / 0.62));
    const from = (own * (1.4 + speed) - 0.9 - speed * 0.3) * width;
    pen.fillStyle = withAlpha(colors[2 + (index % 2)] ?? '#ffffff', 0.18 + 0.35 * speed);
    pen.fillRect(from, y * height, width * (0.3 + 0.5 * speed), 4 + tall * 34);
  }
  stageForName(pen, t, colors[3] ?? '#ffffff');
};

export const radar: NewsLook = (pen, t, colors) => {
  const { width, height } = ground(pen, colors);
  const color = colors[2] ?? '#ffffff';
  pen.lineWidth = 2;
  for (let ring = 0; ring < 9; ring += 1) {
    const out = (ring / 9 + t * 0.6) % 1;
    pen.strokeStyle = withAlpha(color, 0.6 * (1 - out));
    pen.beginPath();
    pen.arc(width / 2, height / 2, out * width * 0.62, 0, TAU);
    pen.stroke();
  }
  const angle = TAU * t * 1.2;
  const paint = pen.createConicGradient(angle, width / 2, height / 2);
  paint.addColorStop(0, withAlpha(color, 0));
  paint.addColorStop(0.86, withAlpha(color, 0));
  paint.addColorStop(1, withAlpha(color, 0.5));
  pen.fillStyle = paint;
  pen.beginPath();
  pen.arc(width / 2, height / 2, width * 0.6, 0, TAU);
  pen.fill();
  stageForName(pen, t, colors[3] ?? color);
};

export const skyline: NewsLook = (pen, t, colors) => {
  const { width, height } = ground(pen, colors);
  const chance = seeded(9);
  for (let layer = 0; layer < 3; layer += 1) {
    pen.fillStyle = withAlpha(colors[2] ?? '#000000', 0.25 + layer * 0.28);
    for (let house = 0; house < 22; house += 1) {
      const [size, delay] = [chance(), chance() * 0.35];
      const risen = easeOut(clamp((t - delay) / 0.4));
      const tall = height * (0.16 + 0.32 * size - layer * 0.05) * risen;
      const wide = width / 18;
      const x = (house - 2) * wide + layer * 13 - t * 16 * (layer + 1);
      pen.fillRect(x, height - tall, wide * 0.82, tall);
    }
  }
  glow(pen, width * (0.2 + 0.6 * t), height * 0.3, width * 0.3, colors[3] ?? '#ffffff', 0.35);
  stageForName(pen, t, colors[3] ?? '#ffffff');
};

export const shutters: NewsLook = (pen, t, colors) => {
  const { width, height } = ground(pen, colors);
  const count = 12;
  for (let index = 0; index < count; index += 1) {
    const own = easeInOut(clamp(t * 1.7 - (index / count) * 0.5));
    const turned = Math.abs(Math.cos(own * Math.PI));
    pen.fillStyle = own < 0.5 ? (colors[2] ?? '#fff') : withAlpha(colors[3] ?? '#fff', 0.3);
    const wide = width / count;
    pen.fillRect((index + 0.5) * wide - (wide * turned) / 2, 0, wide * turned, height);
  }
  stageForName(pen, t, colors[3] ?? '#ffffff');
};

export const dots: NewsLook = (pen, t, colors) => {
  const { width, height } = ground(pen, colors);
  for (let row = 0; row < 17; row += 1) {
    for (let column = 0; column < 30; column += 1) {
      const [x, y] = [(column + 0.5) / 30, (row + 0.5) / 17];
      const away = Math.hypot(x - 0.5, (y - 0.5) * 0.56);
      const beat = 0.5 + 0.5 * Math.sin(TAU * (away * 3.2 - t * 2));
      const shown = clamp(0.35 + t * 5 - away * 3);
      pen.fillStyle = withAlpha(colors[2] ?? '#ffffff', shown * (0.15 + 0.7 * beat));
      pen.beginPath();
      pen.arc(x * width, y * height, 1.5 + 6 * beat * shown, 0, TAU);
      pen.fill();
    }
  }
  stageForName(pen, t, colors[3] ?? '#ffffff');
};
