/** Bars that run out, and numbers that count down. */
import { clamp, easeOut, mixColors, type Pen, TAU, withAlpha } from './canvas.ts';

/** Full at 0, empty at 1: green first, red in the end. */
export function drawBar(pen: Pen, t: number): void {
  const { width, height } = pen.canvas;
  const left = 1 - t;
  const color =
    left > 0.5
      ? mixColors('#facc15', '#22c55e', (left - 0.5) * 2)
      : mixColors('#ef4444', '#facc15', left * 2);
  pen.fillStyle = 'rgba(15,23,42,0.72)';
  pen.fillRect(0, 0, width, height);
  const long = width * left;
  if (long < 1) return;
  const paint = pen.createLinearGradient(0, 0, 0, height);
  paint.addColorStop(0, mixColors(color, '#ffffff', 0.35));
  paint.addColorStop(0.5, color);
  paint.addColorStop(1, mixColors(color, '#000000', 0.2));
  pen.fillStyle = paint;
  const inset = height * 0.16;
  pen.beginPath();
  pen.roundRect(-height, inset, long + height, height - inset * 2, (height - inset * 2) / 2);
  pen.fill();
  const shine = pen.createLinearGradient(long - 90, 0, long, 0);
  shine.addColorStop(0, 'rgba(255,255,255,0)');
  shine.addColorStop(1, 'rgba(255,255,255,0.55)');
  pen.fillStyle = shine;
  pen.fill();
}

export type NumberLook = (pen: Pen, number: number, t: number) => void;

function write(pen: Pen, text: string, px: number, font: string): void {
  const { width, height } = pen.canvas;
  pen.font = `${px}px "${font}"`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
  pen.fillText(text, width / 2, height / 2 + (up - down) / 2);
}

/** A ring that runs out around the number. */
export const ring: NumberLook = (pen, number, t) => {
  const { width, height } = pen.canvas;
  const [x, y, radius] = [width / 2, height / 2, width * 0.36];
  pen.fillStyle = 'rgba(15,23,42,0.55)';
  pen.beginPath();
  pen.arc(x, y, radius, 0, TAU);
  pen.fill();
  pen.lineWidth = width * 0.05;
  pen.lineCap = 'round';
  pen.strokeStyle = 'rgba(255,255,255,0.28)';
  pen.beginPath();
  pen.arc(x, y, radius, 0, TAU);
  pen.stroke();
  pen.strokeStyle = '#ffca28';
  pen.beginPath();
  pen.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + TAU * (1 - t));
  pen.stroke();
  pen.fillStyle = '#ffffff';
  const grown = 0.7 + 0.3 * easeOut(clamp(t * 5));
  write(pen, String(number), width * 0.42 * grown, 'Countdown');
};

/** As old films begin. */
export const leader: NumberLook = (pen, number, t) => {
  const { width, height } = pen.canvas;
  const [x, y] = [width / 2, height / 2];
  pen.fillStyle = '#cfc8b8';
  pen.beginPath();
  pen.arc(x, y, width * 0.46, 0, TAU);
  pen.fill();
  pen.fillStyle = 'rgba(60,54,44,0.38)';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.arc(x, y, width * 0.46, -Math.PI / 2, -Math.PI / 2 + TAU * t);
  pen.closePath();
  pen.fill();
  pen.strokeStyle = '#3a352c';
  pen.lineWidth = 5;
  for (const part of [0.42, 0.36]) {
    pen.beginPath();
    pen.arc(x, y, width * part, 0, TAU);
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(x - width * 0.46, y);
  pen.lineTo(x + width * 0.46, y);
  pen.moveTo(x, y - height * 0.46);
  pen.lineTo(x, y + height * 0.46);
  pen.stroke();
  pen.fillStyle = '#231f18';
  write(pen, String(number), width * 0.46, 'Countdown');
};

/** A number that jumps in and flies towards us. */
export const pop: NumberLook = (pen, number, t) => {
  const { width } = pen.canvas;
  const colors = ['#ef476f', '#ffb703', '#06d6a0', '#118ab2', '#8338ec'];
  const grown = t < 0.25 ? 1.5 - 0.5 * easeOut(t / 0.25) : 1 + 0.08 * (t - 0.25);
  const seen = t < 0.1 ? t / 0.1 : 1 - clamp((t - 0.8) / 0.2);
  const color = colors[(number - 1) % colors.length] ?? '#ffffff';
  pen.globalAlpha = seen;
  pen.shadowColor = withAlpha('#000000', 0.45);
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 10;
  pen.lineJoin = 'round';
  pen.lineWidth = width * 0.05;
  pen.strokeStyle = '#ffffff';
  pen.fillStyle = color;
  const px = width * 0.6 * grown;
  pen.font = `${px}px "Countdown"`;
  pen.textAlign = 'center';
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(
    String(number),
  );
  pen.strokeText(String(number), width / 2, width / 2 + (up - down) / 2);
  pen.shadowColor = 'transparent';
  pen.fillText(String(number), width / 2, width / 2 + (up - down) / 2);
};
