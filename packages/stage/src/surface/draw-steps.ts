import type { Brush } from './brush.ts';
import { watchProblems } from './watch-problems.ts';

/** One of the things that a picture is made of, from the back to the front. */
export interface Step {
  /** All that its look depends on, by identity; undefined while it moves. Documents are never changed in place. */
  readonly still: readonly unknown[] | undefined;
  /** @param keeps it stands still in front of what moves, so its layers are worth keeping. */
  readonly draw: (brush: Brush, keeps: boolean) => void;
}

/**
 * Draws a whole picture; what was on the canvas before is gone. Up to the first thing that moves it is
 * remembered, as the canvas was at that point: what is drawn on it then comes out the same to the last
 * bit as if all had been drawn.
 */
export function drawSteps(brush: Brush, steps: readonly Step[]): void {
  const moving = steps.findIndex(({ still }) => !still);
  const count = moving < 0 ? steps.length : moving;
  drawBehind(brush, steps.slice(0, count));
  for (const { still, draw } of steps.slice(count)) draw(brush, still !== undefined);
}

function drawBehind(brush: Brush, steps: readonly Step[]): void {
  const { widthPx, heightPx, assets, matrix, context } = brush;
  const { backdrop } = brush.surface;
  const key = [assets, ...matrix, ...steps.flatMap(({ still }, at) => [at, ...(still ?? [])])];
  const layer = backdrop.layerOf(widthPx, heightPx);
  if (!backdrop.shows(key)) {
    backdrop.keep(undefined);
    layer.context.setTransform(1, 0, 0, 1, 0, 0);
    layer.context.clearRect(0, 0, widthPx, heightPx);
    const { watched, isWhole } = watchProblems({ ...brush, context: layer.context });
    for (const { draw } of steps) draw(watched, false);
    if (isWhole()) backdrop.keep(key);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  // Quicker than laying it over what is there.
  context.globalCompositeOperation = 'copy';
  context.drawImage(layer.canvas, 0, 0);
  context.globalCompositeOperation = 'source-over';
}
