import { hashText, mulberryScatter, mulberryStep } from '@reelwright/chance';

/** A square of grey noise to tile over the picture: one brightness (0 to 255) per pixel. */
export function grainTile(seed: string, sizePx: number): Uint8ClampedArray {
  const tile = new Uint8ClampedArray(sizePx * sizePx);
  const start = hashText(seed);
  for (let index = 0; index < tile.length; index += 1) {
    // Two numbers added are mostly near the middle: film has few grains that are black or white.
    const number = mulberryScatter(start + Math.imul(index + 1, mulberryStep));
    tile[index] = ((number & 0xff) + ((number >>> 8) & 0xff)) / 2;
  }
  return tile;
}
