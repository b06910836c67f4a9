import { freeArea, middleOf, type Point, shorterSide, squareAt } from '../../areas.ts';
import { shapeUrl } from '../../art-urls.ts';
import { mix } from '../../colors.ts';
import { drawnGround, imageLayer, motion, standingObject } from '../../layers.ts';
import type { DrawStyle } from '../draw-style.ts';
import { figureWords, labelHeight } from './figure-parts.ts';

/** Two things against each other, each on its half. */
export const versus: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const area = freeArea(frame);
  const isStacked = area.height > area.width * 1.25;
  // With room for the names below.
  const side = isStacked
    ? Math.min(area.width * 0.7, area.height * 0.36)
    : Math.min(area.width * 0.44, area.height * 0.68);
  const at = (x: number, y: number): Point => ({
    x: area.x + area.width * x,
    y: area.y + area.height * y,
  });
  const [left = 'sparkles', right = left] = recipe.objects;
  const [leftName, rightName] = recipe.words ?? [];
  const sides = [
    {
      name: left,
      label: leftName,
      enters: 'settle-in-left',
      spot: isStacked ? at(0.5, 0.22) : at(0.25, 0.44),
    },
    {
      name: right,
      label: rightName,
      enters: 'settle-in-right',
      spot: isStacked ? at(0.5, 0.72) : at(0.75, 0.44),
    },
  ];
  const middle = { x: middleOf(area).x, y: area.y + area.height * (isStacked ? 0.5 : 0.44) };
  const badge = shorterSide(frame) * 0.17;
  return {
    ground: [drawnGround(frame, `${id}-halves`, frame.focus === 'center' ? 'halves' : 'mesh')],
    subject: [
      ...sides.flatMap(({ name, enters, spot }, number) =>
        standingObject(
          frame,
          `${id}-side-${number}`,
          name,
          squareAt(spot, side),
          'breathe',
          enters,
        ),
      ),
      ...sides.flatMap(({ label, spot }, number) => {
        if (label === undefined) return [];
        const box = {
          x: spot.x - side * 0.56,
          y: spot.y + side * 0.54,
          width: side * 1.12,
          height: labelHeight(frame, side * 0.2),
        };
        return [figureWords(frame, `${id}-name-${number}`, label, box, undefined, 'settle-in-up')];
      }),
      imageLayer(
        frame,
        `${id}-badge`,
        shapeUrl('disc-white', palette.accent),
        squareAt(middle, badge),
        { effects: { in: motion('settle-in-large', 400), stay: motion('pulse', 2600) } },
      ),
      figureWords(
        frame,
        `${id}-versus`,
        'VS',
        {
          x: middle.x - badge * 0.36,
          y: middle.y - badge * 0.27,
          width: badge * 0.72,
          height: badge * 0.54,
        },
        palette.isDark ? mix(palette.groundDeep, '#000000', 0.3) : '#ffffff',
      ),
    ],
  };
};
