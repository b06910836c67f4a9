import type { Surface } from './surface.ts';

/** A layer is at most so many times as large as the picture. Blurs and shadows of people's own movies stay far below. */
const maxPictures = 3;

/**
 * How much coarser a layer of this size has to be than the picture, 0 to 1. What reaches so far beyond the picture is
 * smeared, blurred or many times its own size, so nobody sees it; in full it could take seconds and all memory.
 */
export function layerShare(
  { width, height }: Surface,
  widthPx: number,
  heightPx: number,
  most = maxPictures,
): number {
  return Math.min(1, Math.sqrt((most * width * height) / (widthPx * heightPx)));
}
