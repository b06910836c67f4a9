import type { Box, Pose } from '@reelwright/motion';
import { type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { scaleOf, translation } from '../surface/matrix.ts';
import { drawSmeared } from './draw-smeared.ts';

const visible = 0.002;

export function hasTouch({ smearX = 0, smearY = 0, split = 0, glow = 0 }: Pose): boolean {
  return [smearX, smearY, split, glow].some((value) => Math.abs(value) > visible);
}

/** The touches that make a pose look filmed: motion blur, colours drawn apart, a halo. */
export function drawTouched(
  brush: Brush,
  pose: Pose,
  box: Box,
  draw: (inner: Brush) => void,
): void {
  const { split = 0, glow = 0 } = pose;
  const body = (inner: Brush) => drawSmeared(inner, pose, box, draw);
  if (glow > visible) {
    const blurPx = 0.14 * box.height * scaleOf(brush.matrix);
    const filter = `blur(${blurPx.toFixed(3)}px) brightness(1.3)`;
    drawLayer(
      brush,
      everything(brush),
      { opacity: Math.min(1, glow), filter, blend: 'lighter' },
      body,
    );
  }
  if (Math.abs(split) > visible) drawSplit(brush, split * box.height, body);
  else body(brush);
}

/** Red to one side, blue to the other; where all three lie on each other the colours are whole. */
function drawSplit(brush: Brush, byPx: number, draw: (inner: Brush) => void): void {
  for (const [color, side] of [
    ['#ff0000', -1],
    ['#00ff00', 0],
    ['#0000ff', 1],
  ] as const) {
    const shifted = moved(brush, translation(byPx * side, 0));
    drawLayer(shifted, everything(shifted), { blend: 'lighter' }, (layer) => {
      draw(layer);
      const { context } = layer;
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalCompositeOperation = 'multiply';
      context.fillStyle = color;
      context.fillRect(0, 0, layer.widthPx, layer.heightPx);
      context.restore();
      // Multiplying has also coloured what was empty.
      drawLayer(layer, everything(layer), { blend: 'destination-in' }, draw);
    });
  }
}

/** The whole canvas, in the brush's own px. */
function everything({ matrix, widthPx, heightPx }: Brush): Box {
  const [a, b, c, d, e, f] = matrix;
  const size = a * d - b * c || 1e-9;
  const corners = [
    [0, 0],
    [widthPx, 0],
    [0, heightPx],
    [widthPx, heightPx],
  ].map(([px = 0, py = 0]) => [
    (d * (px - e) - c * (py - f)) / size,
    (a * (py - f) - b * (px - e)) / size,
  ]);
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
