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
  softenInto(result, layer, filter, passes);
  layers.release(layer);
  return result;
}

/** Draws a layer on an empty one, through colour filters and a blur. */
export function softenInto(
  { context }: Layer,
  { canvas }: Layer,
  filter: string | undefined,
  passes: Softness['passes'],
): void {
  for (const { blurPx, weight } of passes) {
    if (weight === 0) continue;
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
