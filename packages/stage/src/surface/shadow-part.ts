import type { Brush } from './brush.ts';
import type { Finish } from './finish.ts';
import type { Part } from './kept-layers.ts';

/** The shadow of a layer, to lie under it. Blurring is what costs: soft shadows are made small and drawn large. */
export function shadowPart(
  { surface }: Brush,
  { layer, x, y, width, height }: Part,
  shadow: NonNullable<Finish['shadow']>,
): Part {
  const factor = shadow.blurPx >= 12 ? 4 : shadow.blurPx >= 4 ? 2 : 1;
  const room = Math.ceil((shadow.blurPx * 2) / factor) + 1;
  const smallWidth = Math.ceil(width / factor) + 2 * room;
  const smallHeight = Math.ceil(height / factor) + 2 * room;
  const shape = surface.layers.take(smallWidth, smallHeight);
  const { canvas } = layer;
  shape.context.drawImage(canvas, room, room, canvas.width / factor, canvas.height / factor);
  shape.context.globalCompositeOperation = 'source-in';
  shape.context.fillStyle = shadow.color;
  shape.context.fillRect(0, 0, shape.canvas.width, shape.canvas.height);
  const soft = surface.layers.take(smallWidth, smallHeight);
  // A canvas shadow's blur is twice its standard deviation, and so is ours.
  const sigma = shadow.blurPx / 2 / factor;
  if (sigma > 0) soft.context.filter = `blur(${sigma.toFixed(3)}px)`;
  soft.context.drawImage(shape.canvas, 0, 0);
  soft.context.filter = 'none';
  surface.layers.release(shape);
  return {
    layer: soft,
    x: x - room * factor + shadow.xPx,
    y: y - room * factor + shadow.yPx,
    width: soft.canvas.width * factor,
    height: soft.canvas.height * factor,
  };
}
