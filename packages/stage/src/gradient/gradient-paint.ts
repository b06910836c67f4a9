import type { Box } from '@reelwright/motion';
import type { Context, Gradient } from '../surface/context.ts';
import type { ParsedGradient } from './parse-gradient.ts';

/** A gradient over a box, with the geometry that CSS gives it. */
export function gradientPaint(context: Context, gradient: ParsedGradient, box: Box): Gradient {
  const paint =
    gradient.kind === 'linear'
      ? linearPaint(context, gradient, box)
      : radialPaint(context, gradient, box);
  for (const { color, at } of gradient.stops) paint.addColorStop(at, color);
  return paint;
}

function linearPaint(
  context: Context,
  { angle }: Extract<ParsedGradient, { kind: 'linear' }>,
  { x, y, width, height }: Box,
): Gradient {
  const degrees = typeof angle === 'number' ? angle : angleTo(angle, width, height);
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return context.createLinearGradient(
    cx - sin * half,
    cy + cos * half,
    cx + sin * half,
    cy - cos * half,
  );
}

/** "to right bottom": the line stands square on the diagonal between the two other corners. */
function angleTo(
  { toX, toY }: { toX: number; toY: number },
  width: number,
  height: number,
): number {
  if (toX === 0) return toY < 0 ? 0 : 180;
  if (toY === 0) return toX < 0 ? 270 : 90;
  const acute = (Math.atan2(height, width) * 180) / Math.PI;
  return toX > 0 ? (toY < 0 ? acute : 180 - acute) : toY < 0 ? 360 - acute : 180 + acute;
}

function radialPaint(
  context: Context,
  gradient: Extract<ParsedGradient, { kind: 'radial' }>,
  { x, y, width, height }: Box,
): Gradient {
  const [cx, cy] = [x + gradient.cx * width, y + gradient.cy * height];
  const reachX = Math.max(cx - x, x + width - cx);
  const reachY = Math.max(cy - y, y + height - cy);
  // Canvases know circles only; an ellipse's farthest corner is met by the circle through it.
  const radius = Math.max(0.01, Math.hypot(reachX, reachY));
  return context.createRadialGradient(cx, cy, 0, cx, cy, radius);
}
