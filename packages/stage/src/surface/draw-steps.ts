import type { Backdrop } from './backdrop.ts';
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
 * @param keepsFront what stands still in front of the last thing that moves is remembered too, as a picture
 *   to lay over it. Colours may then differ by one step of 255, so this is for gestures and never for videos.
 */
export function drawSteps(brush: Brush, steps: readonly Step[], keepsFront = false): void {
  const firstMoving = steps.findIndex(({ still }) => !still);
  const behind = firstMoving < 0 ? steps.length : firstMoving;
  const front = keepsFront ? steps.findLastIndex(({ still }) => !still) + 1 : steps.length;
  layKept(brush, brush.surface.backdrop, steps.slice(0, behind), 'copy');
  for (const { still, draw } of steps.slice(behind, front)) draw(brush, still !== undefined);
  if (front > behind && front < steps.length) {
    layKept(brush, brush.surface.front, steps.slice(front), 'source-over');
  }
}

/** Lays the picture of these steps on the canvas. It is drawn only when one of them has changed. */
function layKept(
  brush: Brush,
  kept: Backdrop,
  steps: readonly Step[],
  // Copying is quicker than laying it over what is there.
  how: 'copy' | 'source-over',
): void {
  const { widthPx, heightPx, assets, matrix, context } = brush;
  const key = [assets, ...matrix, ...steps.flatMap(({ still }, at) => [at, ...(still ?? [])])];
  const layer = kept.layerOf(widthPx, heightPx);
  if (!kept.shows(key)) {
    kept.keep(undefined);
    layer.context.setTransform(1, 0, 0, 1, 0, 0);
    layer.context.clearRect(0, 0, widthPx, heightPx);
    const { watched, isWhole } = watchProblems({ ...brush, context: layer.context });
    for (const { draw } of steps) draw(watched, false);
    if (isWhole()) kept.keep(key);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = how;
  context.drawImage(layer.canvas, 0, 0);
  context.globalCompositeOperation = 'source-over';
}
