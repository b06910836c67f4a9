import type { Box } from '@reelwright/motion';
import type { Context, Gradient } from '../surface/context.ts';
import { chain, type Matrix, scaling, translation } from '../surface/matrix.ts';
import type {
  ConicGradient,
  Length,
  LinearGradient,
  ParsedGradient,
  RadialGradient,
} from './parse-gradient.ts';
import { type CanvasStop, placeStops } from './place-stops.ts';

/** A gradient over a box, with the geometry that CSS gives it. */
interface GradientPaint {
  readonly paint: Gradient;
  /** Canvases know circles only: an ellipse is one that is drawn stretched like this. */
  readonly stretch?: Matrix;
}

export function gradientPaint(context: Context, gradient: ParsedGradient, box: Box): GradientPaint {
  switch (gradient.kind) {
    case 'linear':
      return linearPaint(context, gradient, box);
    case 'radial':
      return radialPaint(context, gradient, box);
    case 'conic':
      return conicPaint(context, gradient, box);
    default:
      return gradient satisfies never;
  }
}

function withStops(paint: Gradient, stops: readonly CanvasStop[]): Gradient {
  for (const { color, at } of stops) paint.addColorStop(at, color);
  return paint;
}

function linearPaint(
  context: Context,
  gradient: LinearGradient,
  { x, y, width, height }: Box,
): GradientPaint {
  const { angle } = gradient;
  const degrees = typeof angle === 'number' ? angle : angleTo(angle, width, height);
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [toX, toY] = [sin * half, cos * half];
  const paint = context.createLinearGradient(cx - toX, cy + toY, cx + toX, cy - toY);
  return { paint: withStops(paint, placeStops(gradient, 2 * half, 0, 1)) };
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

const px = (length: Length, wholePx: number) => length.part * wholePx + length.px;
const leastPx = 0.01;

function radialPaint(context: Context, gradient: RadialGradient, box: Box): GradientPaint {
  const [cx, cy] = [box.x + px(gradient.cx, box.width), box.y + px(gradient.cy, box.height)];
  const [toLeft, toRight] = [Math.abs(cx - box.x), Math.abs(box.x + box.width - cx)];
  const [toTop, toBottom] = [Math.abs(cy - box.y), Math.abs(box.y + box.height - cy)];
  const near = [Math.min(toLeft, toRight), Math.min(toTop, toBottom)] as const;
  const far = [Math.max(toLeft, toRight), Math.max(toTop, toBottom)] as const;
  const [rx, ry] = radiiOf(gradient, box, near, far).map((radius) => Math.max(leastPx, radius)) as [
    number,
    number,
  ];
  // As far as the farthest corner of the box, and at least once.
  const seen = Math.max(1, Math.hypot(far[0] / rx, far[1] / ry));
  const paint = context.createRadialGradient(cx, cy, 0, cx, cy, rx * seen);
  withStops(paint, placeStops(gradient, rx, 0, seen));
  if (rx === ry) return { paint };
  return { paint, stretch: chain(translation(cx, cy), scaling(1, ry / rx), translation(-cx, -cy)) };
}

type Reach = readonly [across: number, down: number];

function radiiOf({ circle, size }: RadialGradient, box: Box, near: Reach, far: Reach): Reach {
  if (typeof size === 'object') {
    const across = px(size.x, box.width);
    return circle ? [across, across] : [across, px(size.y, box.height)];
  }
  const [across, down] = size.startsWith('closest') ? near : far;
  const isCorner = size.endsWith('corner');
  if (circle) {
    const side = size.startsWith('closest') ? Math.min(across, down) : Math.max(across, down);
    const radius = isCorner ? Math.hypot(across, down) : side;
    return [radius, radius];
  }
  // Through a corner, an ellipse has the shape of the one that touches the sides.
  return isCorner ? [across * Math.SQRT2, down * Math.SQRT2] : [across, down];
}

function conicPaint(context: Context, gradient: ConicGradient, box: Box): GradientPaint {
  const [cx, cy] = [box.x + px(gradient.cx, box.width), box.y + px(gradient.cy, box.height)];
  // CSS begins at the top, canvases at the right.
  const start = ((gradient.fromDegrees - 90) * Math.PI) / 180;
  const paint = context.createConicGradient(start, cx, cy);
  return { paint: withStops(paint, placeStops(gradient, 360, 0, 1)) };
}
