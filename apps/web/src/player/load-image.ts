import { mediaAddress } from '@reelwright/contract';
import type { Haste } from './fetch-line.ts';

/**
 * A picture, decoded and ready to be drawn. As a bitmap: browsers sample elements differently when
 * they shrink them, and the server would draw other pixels.
 */
export async function loadImage(url: string, haste: Haste): Promise<ImageBitmap> {
  const image = new Image();
  image.decoding = 'async';
  image.fetchPriority = haste === 'now' ? 'high' : 'auto';
  image.src = mediaAddress(url, location.origin);
  await image.decode();
  return createImageBitmap(image);
}
