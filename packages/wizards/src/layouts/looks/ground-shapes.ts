/** What moves slowly on a plain ground: large soft rounds, so that it is no blank sheet. */
import type { DraftItem } from '@reelwright/pictures';
import { colorOf, luminance, withAlpha } from '../../color/colors.ts';
import type { ThemeLook } from '../../themes/theme-look.ts';
import { circlePath, shapeItem } from '../shapes.ts';
import { type SlideFrame, shapeOf, shorterSide } from '../slide-frame.ts';

const wide = [
  { x: 0.02, y: 1.02, size: 0.95, alpha: 0.13, stay: 'pass-right' },
  { x: 0.6, y: -0.12, size: 0.7, alpha: 0.1, stay: 'pass-left' },
] as const;
const upright = [
  { x: 0.86, y: 0.97, size: 1.05, alpha: 0.2, stay: 'pass-left' },
  { x: 0.05, y: 0.84, size: 0.6, alpha: 0.12, stay: 'pass-right' },
] as const;

export function groundShapes(
  frame: SlideFrame,
  id: string,
  sheet: Pick<ThemeLook['sheet'], 'color' | 'ink'> = frame.theme.sheet,
): DraftItem[] {
  const { width, height, seconds } = frame;
  const color = awayFromInk(sheet);
  const unit = shorterSide(frame);
  return (shapeOf(frame) === 'wide' ? wide : upright).map(({ x, y, size, alpha, stay }, at) => {
    const side = unit * size;
    const box = { x: width * x - side / 2, y: height * y - side / 2, width: side, height: side };
    const time = { start: 0, end: seconds };
    return shapeItem(
      `${id}-round-${at}`,
      box,
      circlePath,
      withAlpha(color, alpha * (color === '#ffffff' ? 2.6 : 1.5)),
      time,
      {
        effects: { stay: { effect: stay, duration: 4000 } },
      },
    );
  });
}

/** Words lie on them: they take the ground further away from the words' colour, never nearer to it. */
function awayFromInk(sheet: Pick<ThemeLook['sheet'], 'color' | 'ink'>): string {
  const ground = luminance(colorOf(sheet.color));
  return luminance(colorOf(sheet.ink)) > ground ? '#000000' : '#ffffff';
}
