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
  const half = thickness / 2;
  context.save();
  context.strokeStyle = cssColor(border.color, '#000');
  context.lineWidth = thickness;
  context.lineCap = style === 'dotted' ? 'round' : 'butt';
  const ends = {
    top: [0, half, width, half],
    right: [width - half, 0, width - half, height],
    bottom: [width, height - half, 0, height - half],
    left: [half, height, half, 0],
  } as const;
  for (const side of border.sides) {
    const [x0, y0, x1, y1] = ends[side];
    context.setLineDash(dashes(style, thickness, Math.hypot(x1 - x0, y1 - y0)));
    context.beginPath();
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
    context.stroke();
  }
  context.setLineDash([]);
  context.restore();
}

/** Dashes are stretched a little so that a side begins and ends with one. */
function dashes(style: Border['style'], thickness: number, length: number): number[] {
  if (style === 'solid') return [];
  const dash = style === 'dotted' ? 0.001 : thickness * 3;
  const gap = style === 'dotted' ? thickness * 2 : thickness * 2;
  const count = Math.max(1, Math.round((length - dash) / (dash + gap)));
  return [dash, Math.max(0.1, (length - dash) / count - dash)];
}
