import type { Brush } from './brush.ts';
import type { Finish } from './finish.ts';
import type { Part } from './kept-layers.ts';
import { drawShrunk, softenLayer } from './soften-layer.ts';
import { leastBlurPx, softnessOf } from './softness.ts';

/**
 * The shadow of a layer, to lie under it.
 * @param part with its own size, which may be less than its canvas's.
 */
export function shadowPart(
  { surface: { layers } }: Brush,
  part: Part,
  shadow: NonNullable<Finish['shadow']>,
): Part {
  // A canvas shadow's blur is twice its standard deviation, and so is ours.
  const sigma = shadow.blurPx / 2;
  const { scale, passes } =
    sigma < leastBlurPx ? { scale: 1, passes: [{ blurPx: 0, weight: 1 }] } : softnessOf(sigma);
  const room = Math.ceil(3 * sigma * scale) + 1;
  const shape = layers.take(
    Math.ceil(part.width * scale) + 2 * room,
    Math.ceil(part.height * scale) + 2 * room,
  );
  drawShrunk(layers, part.layer, part, shape, room, scale);
  const { context, canvas } = shape;
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = shadow.color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-over';
  const soft = softenLayer(layers, shape, undefined, passes);
  return {
    layer: soft,
    x: part.x - room / scale + shadow.xPx,
    y: part.y - room / scale + shadow.yPx,
    width: soft.canvas.width / scale,
    height: soft.canvas.height / scale,
  };
}
