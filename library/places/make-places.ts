/**
 * Looks into panoramas of real places, out of focus as behind a lens: the grounds of built-in pictures.
 * `npm install --no-save @pmndrs/assets@1.7.0` (CC0, from Poly Haven), then `node library/places/make-places.ts`.
 * The results lie beside this file and are what ships.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';

const places = [
  'apartment',
  'bridge',
  'city',
  'dawn',
  'esplanade',
  'forest',
  'hall',
  'lab',
  'lobby',
  'night',
  'park',
  'sky',
  'studio',
  'sunrise',
  'sunset',
  'venice',
  'warehouse',
  'workshop',
];
/** Where each of the three views of a place looks, as parts of a full turn. */
const directions = [0.12, 0.45, 0.78];
const [panoramaWidth, panoramaHeight] = [512, 256];
const [width, height] = [960, 540];
const fieldOfView = (72 * Math.PI) / 180;
const middleGrey = 0.24;
const blurPx = 15;
const require = createRequire(import.meta.url);

type Pixel = readonly [red: number, green: number, blue: number];

/** The EXR lies as base64 inside a script; ffmpeg decodes it into planes of floats: green, blue, red. */
function readPanorama(place: string): (x: number, y: number) => Pixel {
  const script = readFileSync(require.resolve(`@pmndrs/assets/hdri/${place}.exr.js`), 'utf8');
  const data = /base64,([A-Za-z0-9+/=]+)/.exec(script)?.[1] ?? '';
  const file = join(tmpdir(), `${place}.exr`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  const raw = execFileSync(
    'ffmpeg',
    [['-v', 'error'], ['-i', file], ['-f', 'rawvideo'], ['-pix_fmt', 'gbrpf32le'], ['-']].flat(),
    { maxBuffer: 64 * 1024 * 1024 },
  );
  rmSync(file);
  const floats = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  const plane = panoramaWidth * panoramaHeight;
  const light = (at: number) => {
    const value = floats[at] ?? 0;
    return Number.isFinite(value) ? Math.max(0, value) : 0;
  };
  return (x, y) => {
    const column = ((x % panoramaWidth) + panoramaWidth) % panoramaWidth;
    const at = Math.min(panoramaHeight - 1, Math.max(0, y)) * panoramaWidth + column;
    return [light(2 * plane + at), light(at), light(plane + at)];
  };
}

function drawView(panorama: (x: number, y: number) => Pixel, turn: number): Buffer {
  const focal = width / 2 / Math.tan(fieldOfView / 2);
  const pixels: Pixel[] = [];
  let sum = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x - width / 2) / focal, (y - height / 2) / focal];
      const u = (turn + Math.atan2(dx, 1) / (2 * Math.PI)) * panoramaWidth;
      const v = (Math.atan2(dy, Math.hypot(dx, 1)) / Math.PI + 0.5) * panoramaHeight;
      const pixel = sample(panorama, u, v);
      pixels.push(pixel);
      sum += Math.log(0.001 + 0.2 * pixel[0] + 0.7 * pixel[1] + 0.1 * pixel[2]);
    }
  }
  const exposure = middleGrey / Math.exp(sum / pixels.length);
  const sharp = createCanvas(width, height);
  const context = sharp.getContext('2d');
  const image = context.createImageData(width, height);
  for (const [at, pixel] of pixels.entries()) {
    for (const channel of [0, 1, 2] as const) {
      const value = (pixel[channel] ?? 0) * exposure;
      const toned = (value * (1 + value / 9)) / (1 + value);
      image.data[at * 4 + channel] = 255 * Math.min(1, toned) ** (1 / 2.2);
    }
    image.data[at * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  const blurred = createCanvas(width, height);
  const soft = blurred.getContext('2d');
  soft.filter = `blur(${blurPx}px) saturate(1.25)`;
  // Drawn larger than the frame: a blur fades at the edges of what it blurs.
  const margin = blurPx * 3;
  soft.drawImage(sharp, -margin, -margin, width + 2 * margin, height + 2 * margin);
  return blurred.encodeSync('webp', 88);
}

function sample(panorama: (x: number, y: number) => Pixel, u: number, v: number): Pixel {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [right, down] = [u - x, v - y];
  const mix = (channel: 0 | 1 | 2) => {
    const top = panorama(x, y)[channel] * (1 - right) + panorama(x + 1, y)[channel] * right;
    const low = panorama(x, y + 1)[channel] * (1 - right) + panorama(x + 1, y + 1)[channel] * right;
    return top * (1 - down) + low * down;
  };
  return [mix(0), mix(1), mix(2)];
}

for (const place of places) {
  const panorama = readPanorama(place);
  for (const [view, turn] of directions.entries()) {
    writeFileSync(new URL(`${place}-${view + 1}.webp`, import.meta.url), drawView(panorama, turn));
  }
}
