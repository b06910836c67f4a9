import type { Part } from '../draw/part.ts';

/** A frame taken apart: what is behind letters that move, they, and what is in front of them. */
export interface Layers {
  readonly front: readonly Part[];
  readonly letters?: Part;
  readonly over: readonly Part[];
}

/** As one layer. */
export const layersOf = (parts: readonly Part[]): Layers => ({ front: parts, over: [] });

/**
 * Finds the letters that can be laid on the rest of a frame by themselves.
 * @param isStill whether what lies behind and in front of them stands still.
 */
export function movingLetters(
  parts: readonly Part[],
  isStill: (layers: Layers) => boolean,
): Layers | undefined {
  for (const [index, part] of parts.entries()) {
    const over = parts.slice(index + 1);
    // What is blended in any other way depends on the letters below it.
    if (!part.letters || over.some(({ blends }) => blends)) continue;
    const layers = { front: parts.slice(0, index), letters: part, over };
    if (isStill(layers)) return layers;
  }
  return undefined;
}
