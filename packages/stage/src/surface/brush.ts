import type { Assets } from '../assets/assets.ts';
import type { Context } from './context.ts';
import type { Keeper } from './kept-layers.ts';
import { type Matrix, multiply } from './matrix.ts';
import type { Surface } from './surface.ts';

/** Where and with what something is being drawn. `matrix` leads from its px to the canvas's. */
export interface Brush {
  readonly context: Context;
  readonly matrix: Matrix;
  /** Opacity of what is drawn next: for single things. What overlaps itself needs a layer instead. */
  readonly alpha: number;
  /** Px of the canvas being drawn on for one of the picture's: less than 1 for what is blurred afterwards. */
  readonly density: number;
  /** Letters stand between rows of px too: they move, and must not tick from row to row. */
  readonly betweenRows?: boolean;
  /** What is drawn on is not the picture yet: there is nothing below it that it could blend with. */
  readonly onLayer?: boolean;
  /** What is drawn is part of something whose colours are torn apart. */
  readonly torn?: boolean;
  /** What is drawn is part of a group, which is not the same object in any two frames. */
  readonly inGroup?: boolean;
  /** The size of the canvas being drawn on. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly stage: { readonly width: number; readonly height: number };
  readonly surface: Surface;
  readonly assets: Assets;
  /** What is drawn stands still: its layers are worth keeping. */
  readonly keeper?: Keeper | undefined;
}

export function moved(brush: Brush, by: Matrix): Brush {
  return { ...brush, matrix: multiply(brush.matrix, by) };
}

/** Makes the canvas count in the brush's px. Call before drawing: others may have moved it. */
export function aim({ context, matrix, alpha }: Brush): Context {
  context.setTransform(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]);
  context.globalAlpha = alpha;
  return context;
}

/**
 * Skia sets upright letters on whole rows of px, however they move; the least slant it knows makes it use
 * quarters of a row. Nobody sees it: over a line of a thousand px it is half a px.
 */
const slant = 0.0005;

/** As `aim`, for letters in motion. @param x where they are right to the px: the middle of them. */
export function aimBetweenRows(brush: Brush, x: number): Context {
  const { context, matrix, alpha } = brush;
  if (matrix[1] !== 0 || matrix[2] !== 0) return aim(brush);
  context.setTransform(matrix[0], slant, 0, matrix[3], matrix[4], matrix[5] - slant * x);
  context.globalAlpha = alpha;
  return context;
}
