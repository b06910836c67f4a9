import { freeArea, middleOf, subjectBox } from '../../areas.ts';
import type { DrawStyle } from '../draw-style.ts';
import { figureColor, figureGround, figureHero, figureWords, labelHeight } from './figure-parts.ts';

/** A large number, and what it counts below it. */
export const number: DrawStyle = (recipe, frame, id) => {
  const area = freeArea(frame);
  const isBeside = recipe.objects.length > 0 && area.width > area.height * 1.7;
  return isBeside ? beside(recipe, frame, id) : below(recipe, frame, id);
};

/** In a low, wide room: what it counts, and beside it the number as high as the room. */
const beside: DrawStyle = (recipe, frame, id) => {
  const { x, y, width, height } = freeArea(frame);
  const [figure = '', unit] = recipe.words ?? [];
  const side = Math.min(height * 0.94, width * 0.4);
  const words = Math.min(width - side * 1.1, height * 1.9);
  const left = x + (width - side * 1.05 - words) / 2;
  const wordsX = left + side * 1.05;
  const figureHeight = height * (unit ? 0.6 : 0.78);
  const unitHeight = labelHeight(frame, height * 0.24);
  const top = y + (height - figureHeight - (unit ? unitHeight : 0)) / 2;
  return {
    ground: figureGround(recipe, frame, id),
    subject: [
      ...figureHero(recipe, frame, id, {
        x: left,
        y: y + (height - side) / 2,
        width: side,
        height: side,
      }),
      figureWords(
        frame,
        `${id}-figure`,
        figure,
        { x: wordsX, y: top, width: words, height: figureHeight },
        figureColor(frame),
      ),
      ...(unit
        ? [
            figureWords(
              frame,
              `${id}-unit`,
              unit,
              { x: wordsX, y: top + figureHeight * 0.94, width: words, height: unitHeight },
              undefined,
              'settle-in-up',
            ),
          ]
        : []),
    ],
  };
};

const below: DrawStyle = (recipe, frame, id) => {
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
                height: labelHeight(frame, box.height * 0.21),
              },
              undefined,
              'settle-in-up',
            ),
          ]
        : []),
    ],
  };
};
