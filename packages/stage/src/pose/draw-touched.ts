import type { Box, Pose } from '@reelwright/motion';
import type { Brush } from '../surface/brush.ts';
import { layFiltered } from '../surface/draw-layer.ts';
import type { Layer } from '../surface/layer-pool.ts';
import { scaleOf } from '../surface/matrix.ts';
import { drawSmeared } from './draw-smeared.ts';

const visible = 0.002;

export function hasTouch({ smearX = 0, smearY = 0, split = 0, glow = 0 }: Pose): boolean {
  return [smearX, smearY, split, glow].some((value) => Math.abs(value) > visible);
}

/**
 * The touches that make a pose look filmed: motion blur, colours drawn apart, a halo. The thing itself is
 * drawn once, however many of them it takes: things in things would need each other's number of times.
 */
export function drawTouched(
  brush: Brush,
  pose: Pose,
  box: Box,
  draw: (inner: Brush) => void,
): void {
  const { split = 0, glow = 0 } = pose;
  if (glow <= visible && Math.abs(split) <= visible) {
    drawSmeared(brush, pose, box, draw);
    return;
  }
  const { surface, widthPx, heightPx } = brush;
  const layer = surface.layers.take(widthPx, heightPx);
  const inner = { ...brush, context: layer.context, alpha: 1, keeper: undefined };
  drawSmeared(inner, pose, box, draw);
  if (glow > visible) {
    const blurPx = 0.14 * box.height * scaleOf(brush.matrix);
    layFiltered(
      brush,
      { layer, x: 0, y: 0, width: widthPx, height: heightPx },
      // Screened, light never burns what is bright already.
      { opacity: Math.min(1, glow), filter: 'brightness(1.3)', blurPx, blend: 'screen' },
    );
  }
  const [a, b] = brush.matrix;
  if (Math.abs(split) > visible) {
    laySplit(brush, layer, a * split * box.height, b * split * box.height);
  } else lay(brush, layer, 0, 0, 'source-over');
  surface.layers.release(layer);
}

/** Red to one side, blue to the other; where all three lie on each other the colours are whole. */
function laySplit(brush: Brush, whole: Layer, byX: number, byY: number): void {
  const { layers } = brush.surface;
  const { width, height } = whole.canvas;
  for (const [color, side] of [
    ['#ff0000', -1],
    ['#00ff00', 0],
    ['#0000ff', 1],
  ] as const) {
    const one = layers.take(width, height);
    const { context } = one;
    context.drawImage(whole.canvas, 0, 0);
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
    // Multiplying has also coloured what was empty.
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(whole.canvas, 0, 0);
    lay(brush, one, byX * side, byY * side, 'lighter');
    layers.release(one);
  }
}

function lay({ context, alpha }: Brush, layer: Layer, x: number, y: number, blend: string): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = alpha;
  context.globalCompositeOperation = blend;
  context.drawImage(layer.canvas, x, y);
  context.restore();
}
