import { createCanvas } from '@napi-rs/canvas';

/** A landscape with sun and hills: colourful enough for filters, uneven enough for anchors. */
export function landscape(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#2f6fd0');
  sky.addColorStop(0.6, '#9cd0f5');
  sky.addColorStop(1, '#fdf1d0');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffd23f';
  context.beginPath();
  context.arc(width * 0.78, height * 0.24, height * 0.12, 0, Math.PI * 2);
  context.fill();
  for (const [color, top, shift] of [
    ['#5b8c5a', 0.55, 0],
    ['#3f6f52', 0.68, 1.7],
    ['#274b3d', 0.82, 3.1],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 4) {
      context.lineTo(x, height * (top + 0.07 * Math.sin((x / width) * 7 + shift)));
    }
    context.lineTo(width, height);
    context.fill();
  }
  context.fillStyle = '#d0463b';
  context.fillRect(width * 0.12, height * 0.6, width * 0.12, height * 0.16);
  context.fillStyle = '#7b2a22';
  context.beginPath();
  context.moveTo(width * 0.1, height * 0.6);
  context.lineTo(width * 0.18, height * 0.48);
  context.lineTo(width * 0.26, height * 0.6);
  context.fill();
  return canvas.toBuffer('image/png');
}

/** A star on nothing: for shadows, outlines and masks that follow a shape. */
export function star(size: number): Buffer {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4a300';
  context.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const radius = (point % 2 === 0 ? 0.48 : 0.2) * size;
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2;
    context.lineTo(size / 2 + radius * Math.cos(angle), size / 2 + radius * Math.sin(angle));
  }
  context.fill();
  return canvas.toBuffer('image/png');
}

/** White rings on black, nowhere see-through: a mask by brightness. */
export function rings(size: number): Buffer {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = '#000';
  context.fillRect(0, 0, size, size);
  context.strokeStyle = '#fff';
  context.lineWidth = size * 0.12;
  for (const radius of [0.12, 0.36]) {
    context.beginPath();
    context.arc(size / 2, size / 2, radius * size, 0, Math.PI * 2);
    context.stroke();
  }
  return canvas.toBuffer('image/png');
}

/** Every picture that the sample movies name. */
export const samplePictures: ReadonlyMap<string, Buffer> = new Map([
  ['landscape.png', landscape(800, 500)],
  ['portrait.png', landscape(400, 640)],
  ['small.png', landscape(120, 80)],
  ['star.png', star(400)],
  ['rings.png', rings(400)],
]);
