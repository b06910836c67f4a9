import { type Box, freeArea, middleOf, shorterSide, subjectBox } from '../../areas.ts';
import { objectUrl, shapeUrl } from '../../art-urls.ts';
import { mix } from '../../colors.ts';
import type { DraftItem } from '../../draft-item.ts';
import { imageLayer, motion } from '../../layers.ts';
import type { PictureFrame } from '../../recipe.ts';
import type { DrawStyle } from '../draw-style.ts';
import { figureGround, figureWords, labelHeight } from './figure-parts.ts';

const usualBars = [38, 47, 55, 72, 100];
const maxBars = 8;

/** Bars from the first year to the last. */
export const chart: DrawStyle = (recipe, frame, id) => {
  const near = subjectBox(frame, 0.78);
  const wide = Math.min(freeArea(frame).width * 0.96, near.width * 1.35);
  const box = { ...near, x: middleOf(near).x - wide / 2, width: wide };
  const values = (recipe.values?.length ? recipe.values : usualBars).slice(0, maxBars);
  const gap = box.width / values.length;
  const label = {
    width: Math.max(gap * 1.3, shorterSide(frame) * 0.2),
    height: labelHeight(frame, box.height * 0.1),
  };
  const floor = box.y + box.height * 0.99 - label.height;
  const [first, last] = recipe.words ?? [];
  const [hero] = recipe.objects;
  const side = box.width * 0.36;
  const rises = (values.at(-1) ?? 0) >= (values[0] ?? 0);
  return {
    ground: figureGround(recipe, frame, id),
    subject: [
      ...bars(frame, id, values, box, floor),
      // Where the bars are low.
      ...(hero
        ? [
            imageLayer(
              frame,
              `${id}-subject`,
              objectUrl(hero, { ink: frame.palette.accent }),
              {
                x: rises ? box.x - side * 0.1 : box.x + box.width - side * 0.9,
                y: box.y + box.height * 0.04,
                width: side,
                height: side,
              },
              { effects: { in: motion('settle-in', 450), stay: motion('float', 4000) } },
            ),
          ]
        : []),
      ...[first, last].flatMap((text, at) => {
        const x = at === 0 ? box.x : box.x + box.width - label.width;
        return text
          ? [
              figureWords(frame, `${id}-label-${at}`, text, {
                x,
                y: floor + box.height * 0.01,
                ...label,
              }),
            ]
          : [];
      }),
    ],
  };
};

/** The last one in the film's second colour, the others paler. */
function bars(
  frame: PictureFrame,
  id: string,
  values: readonly number[],
  box: Box,
  floor: number,
): DraftItem[] {
  const { accent, ground } = frame.palette;
  const highest = Math.max(1, ...values);
  const gap = box.width / values.length;
  return values.map((value, at) => {
    const tall = Math.max(0.06, value / highest) * (floor - box.y) * 0.84;
    const color = at === values.length - 1 ? accent : mix(accent, ground, 0.62);
    return imageLayer(
      frame,
      `${id}-bar-${at}`,
      shapeUrl('bar-white', color),
      { x: box.x + gap * (at + 0.14), y: floor - tall, width: gap * 0.72, height: tall },
      { scale: 'fill', effects: { in: motion('wipe-in-up', 700 + at * 180) } },
    );
  });
}
