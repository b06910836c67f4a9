import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface Difference {
  /** How many pixels are not the same. */
  readonly pixels: number;
  /** The farthest that any channel of any pixel is off, 0–255. */
  readonly most: number;
}

/** Compares two pictures pixel by pixel. What is off by no more than `allowed` counts as the same. */
export async function comparePictures(
  first: Buffer,
  second: Buffer,
  allowed = 0,
): Promise<Difference> {
  if (first.equals(second)) return { pixels: 0, most: 0 };
  const [a, b] = [await pixelsOf(first), await pixelsOf(second)];
  if (a.width !== b.width || a.height !== b.height)
    return { pixels: a.width * a.height, most: 255 };
  return comparePixels(a.data, b.data, allowed);
}

export function comparePixels(a: ArrayLike<number>, b: ArrayLike<number>, allowed = 0): Difference {
  let [pixels, most] = [0, 0];
  for (let at = 0; at < a.length; at += 4) {
    let off = 0;
    for (let channel = at; channel < at + 4; channel += 1) {
      off = Math.max(off, Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)));
    }
    if (off <= allowed) continue;
    pixels += 1;
    most = Math.max(most, off);
  }
  return { pixels, most };
}

async function pixelsOf(png: Buffer) {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}
