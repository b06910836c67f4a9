import type { Box } from '@reelwright/motion';
import type { Backdrop } from './backdrop.ts';
import type { Brush } from './brush.ts';
import { boundsOf, chain, translation } from './matrix.ts';
import { watchAssets } from './watch-assets.ts';

/** One of the things that a picture is made of, from the back to the front. */
export interface Step {
  /** All that its look depends on, by identity; undefined while it moves. Documents are never changed in place. */
  readonly still: readonly unknown[] | undefined;
  /** @param keeps it stands still in front of what moves, so its layers are worth keeping. */
  readonly draw: (brush: Brush, keeps: boolean) => void;
  /** All that it may cover, in px of the stage; undefined: anything. */
  readonly covers?: Box | undefined;
}

/**
 * Draws a whole picture; what was on the canvas before is gone. Up to the first thing that moves it is
 * remembered, as the canvas was at that point: what is drawn on it then comes out the same to the last
 * bit as if all had been drawn. What stands still between things that move is drawn as one picture, which
 * is remembered too.
 * @param keepsFront what stands still in front of the last thing that moves is remembered too, as a picture
 *   to lay over it. Colours may then differ by one step of 255, so this is for gestures and never for videos.
 */
export function drawSteps(brush: Brush, steps: readonly Step[], keepsFront = false): void {
  const firstMoving = steps.findIndex(({ still }) => !still);
  const behind = firstMoving < 0 ? steps.length : firstMoving;
  const front = keepsFront ? steps.findLastIndex(({ still }) => !still) + 1 : steps.length;
  layKept(brush, brush.surface.backdrop, steps.slice(0, behind), 'copy');
  for (const run of runsOf(steps.slice(behind, front))) {
    if (run.length > 0 && run.every(({ still }) => still)) layRun(brush, run);
    else for (const { still, draw } of run) draw(brush, still !== undefined);
  }
  if (front > behind && front < steps.length) {
    layKept(brush, brush.surface.front, steps.slice(front), 'source-over');
  }
}

/** Things in a row that all stand still, or all move. */
function runsOf(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last && (last[0]?.still === undefined) === (step.still === undefined)) last.push(step);
    else runs.push([step]);
  }
  return runs;
}

/**
 * Lays what stands still, as one picture: in this frame and in those before and after it, so that it does not
 * matter which of them is drawn first.
 */
function layRun(brush: Brush, run: readonly Step[]): void {
  const seen = run.filter(({ still }) => still && still.length > 0);
  const owner = seen[0]?.still?.[0];
  const area = areaOf(brush, seen);
  if (typeof owner !== 'object' || owner === null || !(area.width > 0 && area.height > 0)) {
    for (const { draw } of run) draw(brush, true);
    return;
  }
  const { assets, matrix, context, surface } = brush;
  const stills = seen.flatMap(({ still }, at) => [at, ...(still ?? [])]);
  const key = [assets, ...matrix, area.x, area.y, area.width, area.height, ...stills];
  const layer = surface.runs.recall(owner, key, area, (empty) => {
    const { watched, isWhole } = watchAssets({
      ...brush,
      context: empty.context,
      matrix: chain(translation(-area.x, -area.y), matrix),
      widthPx: area.width,
      heightPx: area.height,
    });
    for (const { draw } of seen) draw(watched, false);
    return isWhole();
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.drawImage(layer.canvas, area.x, area.y);
}

/** What of the canvas these cover, in whole px of it. */
function areaOf({ matrix, widthPx, heightPx }: Brush, steps: readonly Step[]): Box {
  let [left, top, right, bottom] = [widthPx, heightPx, 0, 0];
  for (const { covers } of steps) {
    const box = covers
      ? boundsOf(matrix, covers)
      : { x: 0, y: 0, width: widthPx, height: heightPx };
    left = Math.min(left, Math.floor(box.x) - 1);
    top = Math.min(top, Math.floor(box.y) - 1);
    right = Math.max(right, Math.ceil(box.x + box.width) + 1);
    bottom = Math.max(bottom, Math.ceil(box.y + box.height) + 1);
  }
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { x, y, width: Math.min(widthPx, right) - x, height: Math.min(heightPx, bottom) - y };
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
    const { watched, isWhole } = watchAssets({ ...brush, context: layer.context });
    for (const { draw } of steps) draw(watched, false);
    if (isWhole()) kept.keep(key);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = how;
  context.drawImage(layer.canvas, 0, 0);
  context.globalCompositeOperation = 'source-over';
}
