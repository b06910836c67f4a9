import type { Brush } from './brush.ts';
import type { Picture } from './context.ts';
import type { Finish } from './finish.ts';

/** The shadow of a layer, under it. Blurring is what costs: soft shadows are made small and drawn large. */
export function drawLayerShadow(
  { context, surface, alpha }: Brush,
  layer: Picture,
  place: { left: number; top: number; width: number; height: number },
  shadow: NonNullable<Finish['shadow']>,
  opacity: number,
): void {
  const factor = shadow.blurPx >= 12 ? 4 : shadow.blurPx >= 4 ? 2 : 1;
  const room = Math.ceil((shadow.blurPx * 2) / factor) + 1;
  const width = Math.ceil(place.width / factor) + 2 * room;
  const height = Math.ceil(place.height / factor) + 2 * room;
  const shape = surface.layers.take(width, height);
  shape.context.imageSmoothingQuality = 'low';
  shape.context.drawImage(layer, room, room, layer.width / factor, layer.height / factor);
  shape.context.globalCompositeOperation = 'source-in';
  shape.context.fillStyle = shadow.color;
  shape.context.fillRect(0, 0, shape.canvas.width, shape.canvas.height);
  const soft = surface.layers.take(width, height);
  // A canvas shadow's blur is twice its standard deviation, and so is ours.
  const sigma = shadow.blurPx / 2 / factor;
  if (sigma > 0) soft.context.filter = `blur(${sigma.toFixed(3)}px)`;
  soft.context.drawImage(shape.canvas, 0, 0);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = alpha * opacity;
  context.imageSmoothingQuality = 'low';
  context.drawImage(
    soft.canvas,
    place.left - room * factor + shadow.xPx,
    place.top - room * factor + shadow.yPx,
    soft.canvas.width * factor,
    soft.canvas.height * factor,
  );
  context.restore();
  surface.layers.release(shape);
  surface.layers.release(soft);
}
