import type { Box } from '@reelwright/motion';
import type { Brush } from './brush.ts';
import type { Finish } from './finish.ts';
import type { Part } from './kept-layers.ts';
import { boundsOf, chain, translation } from './matrix.ts';
import { shadowPart } from './shadow-part.ts';
import { watchProblems } from './watch-problems.ts';

/**
 * Draws something on a canvas of its own first, so that opacity, filters, masks and blends go on the
 * whole of it. `box` is all it may cover, in the brush's px.
 */
export function drawLayer(
  brush: Brush,
  box: Box,
  finish: Finish,
  draw: (inner: Brush) => void,
): void {
  const area = areaOf(brush, box, finish);
  if (!(area.width > 0 && area.height > 0)) return;
  const { keeper, surface } = brush;
  if (keeper) {
    const place = [...brush.matrix, area.x, area.y, area.width, area.height].join(' ');
    const parts = surface.kept.recall(keeper, place, () => {
      const { watched, isWhole } = watchProblems(brush);
      const made = makeParts(watched, area, finish, draw);
      return { parts: filtered(brush, made, finish), isWhole: isWhole() };
    });
    layParts(brush, finish.blend ? finish : { ...finish, filter: undefined }, parts);
    return;
  }
  const parts = makeParts(brush, area, finish, draw);
  layParts(brush, finish, parts);
  for (const { layer } of parts) surface.layers.release(layer);
}

/** The px that a layer needs: what of the box is on the canvas, or spills onto it. */
function areaOf(brush: Brush, box: Box, finish: Finish): Box {
  const bounds = boundsOf(brush.matrix, box);
  const reach = Math.ceil((finish.reachPx ?? 0) + shadowReach(finish));
  const x = Math.max(Math.floor(bounds.x) - 1, -reach);
  const y = Math.max(Math.floor(bounds.y) - 1, -reach);
  const right = Math.min(Math.ceil(bounds.x + bounds.width) + 1, brush.widthPx + reach);
  const bottom = Math.min(Math.ceil(bounds.y + bounds.height) + 1, brush.heightPx + reach);
  return { x, y, width: right - x, height: bottom - y };
}

function shadowReach({ shadow }: Finish): number {
  if (!shadow) return 0;
  return shadow.blurPx * 2 + Math.max(Math.abs(shadow.xPx), Math.abs(shadow.yPx));
}

/** The layer, drawn, and its shadow before it. */
function makeParts(
  brush: Brush,
  { x, y, width, height }: Box,
  { shadow }: Finish,
  draw: (inner: Brush) => void,
): readonly Part[] {
  const layer = brush.surface.layers.take(width, height);
  draw({
    ...brush,
    context: layer.context,
    matrix: chain(translation(-x, -y), brush.matrix),
    alpha: 1,
    widthPx: width,
    heightPx: height,
    keeper: undefined,
  });
  const { canvas } = layer;
  const body = { layer, x, y, width: canvas.width, height: canvas.height };
  return shadow ? [shadowPart(brush, { ...body, width, height }, shadow), body] : [body];
}

/** For what is kept: the filter goes on once, and not with every frame. */
function filtered({ surface }: Brush, parts: readonly Part[], finish: Finish): readonly Part[] {
  const { filter, reachPx = 0, blend } = finish;
  if (!filter || blend) return parts;
  const room = Math.ceil(reachPx);
  return parts.map((part) => {
    const { layer, x, y, width, height } = part;
    if (part !== parts.at(-1)) return part;
    const result = surface.layers.take(width + 2 * room, height + 2 * room);
    result.context.filter = filter;
    result.context.drawImage(layer.canvas, room, room);
    result.context.filter = 'none';
    surface.layers.release(layer);
    const { canvas } = result;
    return { layer: result, x: x - room, y: y - room, width: canvas.width, height: canvas.height };
  });
}

function layParts(brush: Brush, finish: Finish, parts: readonly Part[]): void {
  const { context } = brush;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = brush.alpha * (finish.opacity ?? 1);
  for (const { layer, x, y, width, height } of parts) {
    const isShadow = parts.length > 1 && layer !== parts.at(-1)?.layer;
    context.globalCompositeOperation = isShadow ? 'source-over' : (finish.blend ?? 'source-over');
    context.filter = (!isShadow && finish.filter) || 'none';
    context.drawImage(layer.canvas, x, y, width, height);
  }
  context.restore();
}
