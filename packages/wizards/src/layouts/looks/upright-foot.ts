/** The lowest fifth of an upright frame, where apps lay their buttons: two sheets of colour, the upper edge as the theme has it. */
import type { DraftItem } from '@reelwright/pictures';
import { colorOf, mixColors, writeColor } from '../../color/colors.ts';
import { panelPath, shapeItem } from '../shapes.ts';
import type { SlideFrame } from '../slide-frame.ts';

export function uprightFoot(
  frame: SlideFrame,
  id: string,
  {
    color,
    ground = frame.theme.sheet.color,
    top = 0.815,
  }: { readonly color: string; readonly ground?: string; readonly top?: number },
): DraftItem[] {
  const { width, height, theme, seconds } = frame;
  const edge = theme.words.kind === 'panel' ? theme.words.edge : 'slant';
  const path = panelPath(edge === 'straight' ? 'slant' : edge, 'bottom');
  // Half-way between what it stands on and its own colour.
  const between = writeColor(mixColors(colorOf(color), colorOf(ground), 0.55));
  return [
    { name: 'foot', y: height * top, fill: between, durationMs: 450 },
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
