/** Drawn pictures as files to keep and send: how they become bytes, and what kind of file bytes are. */
import type { Canvas } from '@napi-rs/canvas';
import { quickPng } from './quick-png.ts';

/** As true to the drawing as a WebP of 88, in a sixth of the time; a few dozen kilobytes larger. */
const jpegQuality = 92;
const webpQuality = 88;
const pngLevel = 4;

/** A picture without clear places as JPEG, any other as WebP. */
export async function asSmallPicture(canvas: Canvas): Promise<Buffer> {
  return isOpaque(canvas) ? canvas.encode('jpeg', jpegQuality) : canvas.encode('webp', webpQuality);
}

/** To the pixel, with soft edges. */
export const asExactPicture = (canvas: Canvas): Buffer => quickPng(canvas, pngLevel);

/** An address names the kind of a drawing; its bytes may be of one that is quicker to write. */
export function pictureType(bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' {
  if (bytes[0] === 0xff) return 'image/jpeg';
  return bytes[0] === 0x89 ? 'image/png' : 'image/webp';
}

function isOpaque(canvas: Canvas): boolean {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}
