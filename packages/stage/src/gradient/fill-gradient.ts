import type { Box } from '@reelwright/motion';
import { aim, type Brush, moved } from '../surface/brush.ts';
import { boundsOf, inverse } from '../surface/matrix.ts';
import { gradientPaint } from './gradient-paint.ts';
import type { ParsedGradient } from './parse-gradient.ts';

/** Fills an area with a gradient. @param box what it stretches over. */
export function fillGradient(
  brush: Brush,
  gradient: ParsedGradient,
  box: Box,
  area: Box = box,
): void {
  const { paint, stretch } = gradientPaint(brush.context, gradient, box);
  const back = stretch && inverse(stretch);
  const context = aim(stretch ? moved(brush, stretch) : brush);
  const { x, y, width, height } = back ? boundsOf(back, area) : area;
  context.fillStyle = paint;
  context.fillRect(x, y, width, height);
}
