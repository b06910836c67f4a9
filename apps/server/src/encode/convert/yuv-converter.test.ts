import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import loadWabt from 'wabt';
import { createFrameMemory, createYuvConverter, rgbaBytes, yuvBytes } from './yuv-converter.ts';

function convert(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const memory = createFrameMemory(rgbaBytes(width, height) + yuvBytes(width, height));
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(pixels);
  createYuvConverter(memory).convert(0, width, height, rgbaBytes(width, height));
  return bytes.slice(rgbaBytes(width, height), rgbaBytes(width, height) + yuvBytes(width, height));
}

/** Smooth in places, noisy in others, with all the corners of the colour cube. */
function testPixels(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(rgbaBytes(width, height)).fill(255);
  let chance = 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
      const corner = (x >> 3) % 8;
      const color =
        y < 16
          ? [corner & 1, corner & 2, corner & 4].map((on) => (on ? 255 : 0))
          : y < 48
            ? [(x * 255) / width, (y * 255) / height, 255 - (x * 255) / width]
            : [chance >>> 24, (chance >>> 16) & 255, (chance >>> 8) & 255];
      pixels.set(color.map(Math.round), (y * width + x) * 4);
    }
  }
  return pixels;
}

/** The same in plain arithmetic. */
function convertExactly(pixels: Uint8Array, width: number, height: number): Float64Array {
  const yuv = new Float64Array(yuvBytes(width, height));
  const luma = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const at = (x: number, y: number, color: number) => pixels[(y * width + x) * 4 + color] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      yuv[y * width + x] = 16 + (219 / 255) * luma(at(x, y, 0), at(x, y, 1), at(x, y, 2));
    }
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const [r, g, b] = [0, 1, 2].map(
        (color) =>
          (at(x, y, color) + at(x + 1, y, color) + at(x, y + 1, color) + at(x + 1, y + 1, color)) /
          4,
      ) as [number, number, number];
      const place = width * height + (y / 2) * (width / 2) + x / 2;
      yuv[place] = 128 + ((224 / 255) * (b - luma(r, g, b))) / 1.8556;
      yuv[place + (width * height) / 4] = 128 + ((224 / 255) * (r - luma(r, g, b))) / 1.5748;
    }
  }
  return yuv;
}

const furthest = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  Array.from(one).reduce(
    (most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))),
    0,
  );

describe('pixels become video', () => {
  it.each([
    [64, 64],
    [100, 100],
    [334, 102],
    [16, 2],
    [130, 66],
  ])('exactly as the standard says, at %i x %i', (width, height) => {
    const pixels = testPixels(width, height);
    const exact = convertExactly(pixels, width, height);
    expect(furthest(convert(pixels, width, height), exact)).toBeLessThan(0.52);
  });

  it('as ffmpeg converts them, but for rounding', () => {
    const [width, height] = [64, 64];
    const pixels = testPixels(width, height);
    // Only flat blocks: at edges ffmpeg smooths colours over more pixels than the four they stand for.
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = ((y & ~7) * width + (x & ~7)) * 4;
        pixels.set(pixels.subarray(from, from + 4), (y * width + x) * 4);
      }
    }
    const size = `${width}x${height}`;
    const raw = ['-f', 'rawvideo', '-video_size', size];
    const theirs = execFileSync(
      process.env.FFMPEG_PATH ?? 'ffmpeg',
      [
        '-v',
        'error',
        ...raw,
        '-pixel_format',
        'rgba',
        '-i',
        'pipe:0',
        '-vf',
        'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int',
        '-pix_fmt',
        'yuv420p',
        '-f',
        'rawvideo',
        'pipe:1',
      ],
      { input: pixels },
    );
    const ours = convert(pixels, width, height);
    const inner = (yuv: Uint8Array) => yuv.filter((_, index) => !isNearEdge(index, width, height));
    expect(furthest(inner(ours), inner(theirs))).toBeLessThanOrEqual(2);
  });

  it('with grey staying grey, black 16 and white 235', () => {
    for (const [grey, luma] of [
      [0, 16],
      [255, 235],
      [128, 126],
    ] as const) {
      const yuv = convert(new Uint8Array(rgbaBytes(16, 2)).fill(grey), 16, 2);
      expect([...yuv]).toEqual([...Array(32).fill(luma), ...Array(16).fill(128)]);
    }
  });
});

/** Whether a chroma value lies beside a neighbour of another colour. */
function isNearEdge(index: number, width: number, height: number): boolean {
  if (index < width * height) return false;
  const place = (index - width * height) % ((width * height) / 4);
  const [x, y] = [place % (width / 2), Math.floor(place / (width / 2))];
  return [x % 4, y % 4].some((within) => within === 0 || within === 3);
}

describe('the assembled arithmetic', () => {
  it.each(['rgba-to-yuv', 'yuv-to-rgba', 'mix-rows', '../stamping/stamp-letters'])(
    'of %s is what its source says',
    async (name) => {
      const wabt = await loadWabt();
      const source = readFileSync(new URL(`./${name}.wat`, import.meta.url), 'utf8');
      const parsed = wabt.parseWat(`${name}.wat`, source, { threads: true, simd: true });
      const { buffer } = parsed.toBinary({});
      const kept = readFileSync(new URL(`./${name}.wasm`, import.meta.url));
      expect(Buffer.from(buffer).equals(kept), 'Please run npm run wasm.').toBe(true);
    },
  );
});
