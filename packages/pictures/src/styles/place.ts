import { seededChoices } from '@reelwright/chance';
import { floorOf, subjectBox } from '../areas.ts';
import { groundUrl, placeUrl } from '../art-urls.ts';
import { mix, rgba } from '../colors.ts';
import {
  floorLayer,
  gradientLayer,
  groundPhoto,
  imageLayer,
  litBy,
  standingObject,
} from '../layers.ts';
import type { PictureFrame } from '../recipe.ts';
import { type DrawStyle, subject } from './draw-style.ts';

/** How many views of each place there are. */
export const viewsPerPlace = 3;

/** On a table before a real place that is out of focus, in the film's light. */
export const place: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const box = subjectBox(frame, 0.74);
  const stands = floorOf(frame, box, 0.9) - box.height;
  // Where words stand below, the table is higher.
  const drop = stands + box.height - height * 0.88;
  return {
    ground: [
      ...placeGround(recipe, frame, id),
      imageLayer(
        frame,
        `${id}-table`,
        groundUrl('counter', frame),
        { x: 0, y: drop, width, height },
        { scale: 'fill' },
      ),
      ...(drop < 0
        ? [
            floorLayer(
              frame,
              `${id}-floor`,
              mix(palette.groundDeep, '#000000', 0.35),
              height + drop - 1,
            ),
          ]
        : []),
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      { ...box, y: stands },
      'breathe',
      'settle-in-up',
      litBy(frame, 0.55),
    ),
  };
};

/** A real place out of focus, under a veil of the film's colours. */
export function placeGround(
  recipe: Parameters<DrawStyle>[0],
  frame: PictureFrame,
  id: string,
): ReturnType<DrawStyle>['ground'] {
  const { palette } = frame;
  const chance = seededChoices(recipe.seed);
  const view = Math.floor(chance.between(0, viewsPerPlace)) + 1;
  const deep = mix(palette.groundDeep, '#05060f', palette.isDark ? 0.2 : 0.45);
  return [
    groundPhoto(
      frame,
      `${id}-place`,
      placeUrl(recipe.place ?? 'studio', view, palette.ground),
      chance.pick(['push-in-slow', 'push-out-slow']),
    ),
    gradientLayer(
      frame,
      `${id}-grade`,
      `linear-gradient(160deg, ${rgba(palette.accent, 0.22)} 0%, ${rgba(palette.ground, 0.16)} 45%, ${rgba(deep, 0.62)} 100%)`,
    ),
  ];
}
