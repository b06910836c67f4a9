/** The lowest fifth of an upright frame, where apps lay their buttons: two sheets of colour, the upper edge as the theme has it. */
import type { DraftItem } from '@reelwright/pictures';
import { black, colorOf, luminance, mixColors, white, writeColor } from '../../color/colors.ts';
import { panelPath, shapeItem } from '../shapes.ts';
import type { SlideFrame } from '../slide-frame.ts';

export function uprightFoot(
  frame: SlideFrame,
  id: string,
  { color, top = 0.815 }: { readonly color: string; readonly top?: number },
): DraftItem[] {
  const { width, height, theme, seconds } = frame;
  const edge = theme.words.kind === 'panel' ? theme.words.edge : 'slant';
  const path = panelPath(edge === 'straight' ? 'slant' : edge, 'bottom');
  const field = colorOf(color);
  const other = writeColor(mixColors(field, luminance(field) < 0.3 ? white : black, 0.16));
  return [
    { name: 'foot', y: height * top, fill: other, durationMs: 450 },
    { name: 'foot-low', y: height * (top + (1 - top) * 0.34), fill: color, durationMs: 600 },
  ].map(({ name, y, fill, durationMs }) =>
    shapeItem(
      `${id}-${name}`,
      { x: 0, y, width, height: height - y },
      path,
      fill,
      { start: 0, end: seconds },
      { effects: { in: { effect: 'settle-in-up', duration: durationMs } } },
    ),
  );
}
