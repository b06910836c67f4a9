import { middleOf, squareAt, subjectBox } from '../../areas.ts';
import { shapeUrl } from '../../art-urls.ts';
import { mix } from '../../colors.ts';
import { imageLayer, motion } from '../../layers.ts';
import type { DrawStyle } from '../draw-style.ts';
import { figureGround, figureWords } from './figure-parts.ts';

/** A share as a ring that is filled so far, the number in it. */
export const percent: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const box = subjectBox(frame, 0.74);
  const value = Math.max(0, Math.min(100, Math.round(recipe.values?.[0] ?? 50)));
  const track = mix(palette.groundDeep, palette.isDark ? '#ffffff' : '#000000', 0.12);
  return {
    ground: figureGround(recipe, frame, id, recipe.objects),
    subject: [
      imageLayer(frame, `${id}-track`, shapeUrl('ring-100', track), box, {
        filters: { enabled: true, opacity: 55 },
      }),
      imageLayer(frame, `${id}-ring`, shapeUrl(`ring-${value}`, palette.accent), box, {
        effects: { in: motion('settle-in', 700), stay: motion('breathe', 5000) },
      }),
      figureWords(frame, `${id}-figure`, recipe.words?.[0] ?? `${value}%`, {
        ...squareAt(middleOf(box), box.width * 0.72),
        y: box.y + box.height * 0.31,
        height: box.height * 0.38,
      }),
    ],
  };
};
