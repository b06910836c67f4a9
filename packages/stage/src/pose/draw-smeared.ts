import type { Box, Pose } from '@reelwright/motion';
import type { Brush } from '../surface/brush.ts';
import type { Layer, LayerPool } from '../surface/layer-pool.ts';

const visible = 0.002;
/** Each pass doubles the copies: 32 leave no steps between them, and of a short way a copy for every px does. */
const maxPasses = 5;
const leastWholePx = 5;

/** The mean of copies along the way: what a shutter sees. */
export function drawSmeared(
  brush: Brush,
  { smearX = 0, smearY = 0 }: Pose,
  box: Box,
  draw: (inner: Brush) => void,
): void {
  if (Math.abs(smearX) <= visible && Math.abs(smearY) <= visible) {
    draw(brush);
    return;
  }
  const { context, surface, widthPx, heightPx } = brush;
  const [a, b, c, d] = brush.matrix;
  const x = a * smearX * box.width + c * smearY * box.height;
  const y = b * smearX * box.width + d * smearY * box.height;
  const whole = surface.layers.take(widthPx, heightPx);
  draw({ ...brush, context: whole.context, alpha: 1, keeper: undefined });
  const layer = smearPasses(surface.layers, whole, x, y);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = brush.alpha;
  context.drawImage(layer.canvas, 0, 0);
  context.restore();
  surface.layers.release(layer);
}

/** A layer smeared along a way, in px of it. It is given back; what comes out has its size. */
export function smearPasses(layers: LayerPool, from: Layer, x: number, y: number): Layer {
  const copies = Math.ceil(Math.log2(Math.hypot(x, y)));
  const passes = Math.min(maxPasses, Math.max(1, copies));
  let layer = from;
  for (let pass = 0; pass < passes; pass += 1) {
    const mean = layers.take(from.canvas.width, from.canvas.height);
    const part = 2 ** -(pass + 2);
    const [shiftX, shiftY] = [wholePx(x * part), wholePx(y * part)];
    mean.context.globalAlpha = 0.5;
    mean.context.drawImage(layer.canvas, shiftX, shiftY);
    mean.context.globalCompositeOperation = 'lighter';
    mean.context.drawImage(layer.canvas, -shiftX, -shiftY);
    layers.release(layer);
    layer = mean;
  }
  return layer;
}

/** Copies on whole px take a fraction of the time; so far apart, nobody sees where between two px they are. */
function wholePx(shift: number): number {
  return Math.abs(shift) >= leastWholePx ? Math.round(shift) : shift;
}
