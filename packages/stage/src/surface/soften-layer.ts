import type { Context } from './context.ts';
import type { Layer, LayerPool } from './layer-pool.ts';
import type { Softness } from './softness.ts';

/**
 * A layer through colour filters and a blur. It is given back; what comes out has its size.
 * @param filter colour filters as canvases take them; they come before the blur.
 */
export function softenLayer(
  layers: LayerPool,
  layer: Layer,
  filter: string | undefined,
  passes: Softness['passes'],
): Layer {
  const { canvas } = layer;
  const result = layers.take(canvas.width, canvas.height);
  softenInto(layers, result, layer, filter, passes);
  layers.release(layer);
  return result;
}

/** Draws a layer on an empty one, through colour filters and a blur. */
export function softenInto(
  layers: LayerPool,
  { context }: Layer,
  { canvas }: Layer,
  filter: string | undefined,
  passes: Softness['passes'],
): void {
  for (const { blurPx, weight, halved } of passes) {
    if (weight === 0) continue;
    if (halved) {
      for (const offset of [0, 1]) {
        context.globalAlpha = weight / 2;
        layHalved(layers, context, canvas, filter, offset);
        context.globalCompositeOperation = 'lighter';
      }
      continue;
    }
    const parts = [filter ?? '', blurPx > 0 ? `blur(${blurPx}px)` : ''].filter(Boolean);
    context.filter = parts.join(' ') || 'none';
    context.globalAlpha = weight;
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'lighter';
  }
  context.filter = 'none';
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/** Lays a canvas as it is once it was halved. Begun at another px, other px are put together. */
function layHalved(
  layers: LayerPool,
  context: Context,
  canvas: Layer['canvas'],
  filter: string | undefined,
  offset: number,
): void {
  const half = layers.take(Math.ceil(canvas.width / 2) + 1, Math.ceil(canvas.height / 2) + 1);
  half.context.filter = filter ?? 'none';
  const [width, height] = [canvas.width / 2, canvas.height / 2];
  half.context.drawImage(canvas, offset / 2, offset / 2, width, height);
  half.context.filter = 'none';
  context.filter = 'none';
  const [large, high] = [half.canvas.width * 2, half.canvas.height * 2];
  context.drawImage(half.canvas, -offset, -offset, large, high);
  layers.release(half);
}

/** Draws what is on a canvas smaller, at a place of another one, without leaving out any px of it. */
export function drawShrunk(
  layers: LayerPool,
  from: Layer,
  size: { readonly width: number; readonly height: number },
  to: Layer,
  at: number,
  scale: number,
): void {
  const halves: Layer[] = [];
  let source = from;
  let { width, height } = size;
  let left = scale;
  while (left <= 0.5 && Math.min(width, height) > 1) {
    const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    const half = layers.take(halfWidth, halfHeight);
    half.context.drawImage(source.canvas, 0, 0, source.canvas.width / 2, source.canvas.height / 2);
    halves.push(half);
    [source, width, height, left] = [half, halfWidth, halfHeight, left * 2];
  }
  const { canvas } = source;
  to.context.drawImage(canvas, at, at, canvas.width * left, canvas.height * left);
  for (const half of halves) layers.release(half);
}
