import type { Border } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { aim, type Brush } from '../surface/brush.ts';

/** Lines along the chosen sides, inside of the item's box. */
export function drawBorder(
  brush: Brush,
  border: Border | undefined,
  width: number,
  height: number,
): void {
  if (!border || border.thickness <= 0 || border.sides.length === 0) return;
  const context = aim(brush);
  const { thickness, style } = border;
  context.save();
  context.strokeStyle = cssColor(border.color, '#000');
  context.lineWidth = thickness;
  context.lineCap = style === 'dotted' ? 'round' : 'butt';
  for (const side of sidesOf(border, width, height)) {
    const lengthPx = Math.hypot(side.x1 - side.x0, side.y1 - side.y0);
    const pattern = dashes(style, thickness, lengthPx);
    // Where two dotted sides meet, the dot in the corner belongs to the first.
    const skipPx = side.meets && style === 'dotted' ? (pattern[0] ?? 0) + (pattern[1] ?? 0) : 0;
    const [x, y] = [(side.x1 - side.x0) / (lengthPx || 1), (side.y1 - side.y0) / (lengthPx || 1)];
    if (skipPx >= lengthPx && skipPx > 0) continue;
    context.setLineDash(pattern);
    context.beginPath();
    context.moveTo(side.x0 + x * skipPx, side.y0 + y * skipPx);
    context.lineTo(side.x1, side.y1);
    context.stroke();
  }
  context.setLineDash([]);
  context.restore();
}

interface Side {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** The side before it, clockwise, ends where it begins. */
  readonly meets: boolean;
}

/** Clockwise. Dots go from the middle of one corner to the middle of the next; lines share no px there. */
function sidesOf({ sides, thickness, style }: Border, width: number, height: number): Side[] {
  const half = thickness / 2;
  const has = (side: Border['sides'][number]) => sides.includes(side);
  const end = style === 'dotted' ? half : 0;
  // Sides give way to those above and below.
  const below = (side: 'top' | 'bottom') => (style === 'dotted' ? half : has(side) ? thickness : 0);
  const [top, bottom] = [below('top'), height - below('bottom')];
  const all = {
    top: { x0: end, y0: half, x1: width - end, y1: half, meets: has('left') },
    right: { x0: width - half, y0: top, x1: width - half, y1: bottom, meets: has('top') },
    bottom: { x0: width - end, y0: height - half, x1: end, y1: height - half, meets: has('right') },
    left: { x0: half, y0: bottom, x1: half, y1: top, meets: has('bottom') },
  };
  return (['top', 'right', 'bottom', 'left'] as const).filter(has).map((side) => all[side]);
}

/** Dashes are stretched a little so that a side begins and ends with one. */
function dashes(style: Border['style'], thickness: number, length: number): number[] {
  if (style === 'solid') return [];
  const dash = style === 'dotted' ? 0.001 : thickness * 3;
  const gap = style === 'dotted' ? thickness * 2 : thickness * 2;
  const count = Math.max(1, Math.round((length - dash) / (dash + gap)));
  return [dash, Math.max(0.1, (length - dash) / count - dash)];
}
