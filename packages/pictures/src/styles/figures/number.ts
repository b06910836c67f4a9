import { freeArea, middleOf, subjectBox } from '../../areas.ts';
import type { DrawStyle } from '../draw-style.ts';
import { figureColor, figureGround, figureHero, figureWords, labelHeight } from './figure-parts.ts';

/** A large number, and what it counts below it. */
export const number: DrawStyle = (recipe, frame, id) => {
  const box = subjectBox(frame, 0.72);
  const wide = Math.min(freeArea(frame).width, box.width * 1.62);
  const center = middleOf(box).x;
  const x = center - wide / 2;
  const [figure = '', unit] = recipe.words ?? [];
  const hasHero = recipe.objects.length > 0;
  const heroSide = box.width * 0.5;
  const top = box.y + (hasHero ? heroSide * 0.86 : box.height * 0.1);
  return {
    ground: figureGround(recipe, frame, id),
    subject: [
      ...figureHero(recipe, frame, id, {
        x: center - heroSide / 2,
        y: box.y - heroSide * 0.04,
        width: heroSide,
        height: heroSide,
      }),
      figureWords(
        frame,
        `${id}-figure`,
        figure,
        { x, y: top, width: wide, height: box.height * (unit ? 0.4 : 0.5) },
        figureColor(frame),
      ),
      ...(unit
        ? [
            figureWords(
              frame,
              `${id}-unit`,
              unit,
              {
                x,
                y: top + box.height * 0.35,
                width: wide,
                height: labelHeight(frame, box.height * 0.17),
              },
              undefined,
              'settle-in-up',
            ),
          ]
        : []),
    ],
  };
};
