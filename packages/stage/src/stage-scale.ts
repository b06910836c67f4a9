import { chain, type Matrix, scaling, translation } from './surface/matrix.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes of videos are even: a surface may be wider or higher than its stage by up to this. */
const roundingPx = 2;

/**
 * The whole stage, as large as the surface holds it; in the middle. What differs only because the size
 * was rounded is covered: a pixel or two are lost instead of a line showing at two sides.
 */
export function stageScale(stage: Size, surface: Size): number {
  const across = surface.width / stage.width;
  const down = surface.height / stage.height;
  const held = Math.min(across, down);
  const leftOverPx = surface.width - stage.width * held + (surface.height - stage.height * held);
  return leftOverPx < roundingPx ? Math.max(across, down) : held;
}

/** From the stage's px to the surface's. */
export function stageMatrix(stage: Size, surface: Size): Matrix {
  const scale = stageScale(stage, surface);
  const left = (surface.width - stage.width * scale) / 2;
  const top = (surface.height - stage.height * scale) / 2;
  return chain(translation(left, top), scaling(scale, scale));
}
