import type { Box } from '@reelwright/motion';
import type { Brush } from './brush.ts';
import { drawLayerShadow } from './draw-layer-shadow.ts';
import type { Finish } from './finish.ts';
import { boundsOf, chain, translation } from './matrix.ts';

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
  const { context, surface } = brush;
  const bounds = boundsOf(brush.matrix, box);
  const reach = Math.ceil((finish.reachPx ?? 0) + shadowReach(finish));
  const left = Math.max(Math.floor(bounds.x) - 1, -reach);
  const top = Math.max(Math.floor(bounds.y) - 1, -reach);
  const right = Math.min(Math.ceil(bounds.x + bounds.width) + 1, brush.widthPx + reach);
  const bottom = Math.min(Math.ceil(bounds.y + bounds.height) + 1, brush.heightPx + reach);
  if (!(right > left && bottom > top)) return;
  const layer = surface.layers.take(right - left, bottom - top);
  draw({
    ...brush,
    context: layer.context,
    matrix: chain(translation(-left, -top), brush.matrix),
    alpha: 1,
    widthPx: right - left,
    heightPx: bottom - top,
  });
  if (finish.shadow) {
    const place = { left, top, width: right - left, height: bottom - top };
    drawLayerShadow(brush, layer.canvas, place, finish.shadow, finish.opacity ?? 1);
  }
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = brush.alpha * (finish.opacity ?? 1);
  context.globalCompositeOperation = finish.blend ?? 'source-over';
  if (finish.filter) context.filter = finish.filter;
  context.drawImage(layer.canvas, left, top);
  context.restore();
  surface.layers.release(layer);
}

function shadowReach({ shadow }: Finish): number {
  if (!shadow) return 0;
  return shadow.blurPx * 2 + Math.max(Math.abs(shadow.xPx), Math.abs(shadow.yPx));
}
