import type { Assets } from '../assets/assets.ts';
import type { Canvas } from '../surface/context.ts';
import { createSurface, type Surface } from '../surface/surface.ts';

/** A surface that only measures, every letter half as wide as the font is high: for tests about places. */
export function paperSurface(width = 1920, height = 1080): Surface {
  const newCanvas = (w: number, h: number): Canvas => {
    const context = { measureText: (text: string) => ({ width: 50 * [...text].length }) };
    return { width: w, height: h, getContext: () => context } as unknown as Canvas;
  };
  return createSurface(newCanvas(width, height), newCanvas);
}

/** Assets of which nothing is there. */
export const noAssets: Assets = {
  image: () => undefined,
  videoFrame: () => undefined,
  videoSeconds: () => undefined,
  emoji: () => undefined,
  fontReady: () => true,
};
