/** Things in landscapes of the film's colours, the nearest layer before them. */

import { seededChoices } from '@reelwright/chance';
import { floorOf, subjectBox } from '../areas.ts';
import { groundUrl, objectUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { drawnGround, floorLayer, imageLayer, litBy, motion } from '../layers.ts';
import type { Palette, PictureFrame, PictureRecipe } from '../recipe.ts';
import { type DrawStyle, seedNumber, subject } from './draw-style.ts';

/** Before a low sun, its feet behind the nearest hill. */
export const hills: DrawStyle = (recipe, frame, id) =>
  landscape('hills', recipe, frame, id, 'breathe');

/** On the water, going up and down with it. */
export const waves: DrawStyle = (recipe, frame, id) => landscape('waves', recipe, frame, id, 'bob');

function landscape(
  name: 'hills' | 'waves',
  recipe: PictureRecipe,
  frame: PictureFrame,
  id: string,
  move: string,
): ReturnType<DrawStyle> {
  const { palette, width, height } = frame;
  const box = subjectBox(frame, 0.74);
  const seed = seedNumber(recipe.seed);
  const chance = seededChoices(recipe.seed);
  const small = box.width * 0.56;
  const low = floorOf(frame, box, 0.88) - box.height;
  const isHigh = frame.focus === 'top';
  const bottom = low + box.height + height * 0.19;
  return {
    ground: [
      drawnGround(frame, `${id}-back`, `${name}-back`, seed),
      ...recipe.objects.slice(1, 3).map((other, at) =>
        imageLayer(
          frame,
          `${id}-other-${at}`,
          objectUrl(other, { blur: 12, ink: palette.accent }),
          {
            x: box.x + box.width / 2 + (at === 0 ? -1 : 1) * box.width * 0.86 - small / 2,
            y: low + box.height * 0.98 - small - chance.between(0, small * 0.3),
            width: small,
            height: small,
          },
          { effects: { stay: motion(move, 5200) } },
        ),
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), litBy(frame, 0.4)),
        { ...box, y: low },
        { effects: { in: motion('settle-in-up', 500), stay: motion(move, 4600) } },
      ),
      // Wider than the frame: it drifts.
      imageLayer(
        frame,
        `${id}-front`,
        groundUrl(`${name}-front`, frame, seed),
        {
          x: -width * 0.04,
          y: isHigh ? bottom - height * 1.03 : height * 0.03,
          width: width * 1.08,
          height: height * 1.03,
        },
        { scale: 'fill', effects: { stay: motion('drift', 9000) } },
      ),
      ...(isHigh
        ? [
            floorLayer(
              frame,
              `${id}-floor`,
              nearColor(name, palette),
              // The nearest hill goes over into it: its colour is shaded towards its lower edge.
              bottom - height * 0.12,
              height * 0.1,
            ),
          ]
        : []),
    ],
  };
}

/** The colour that the nearest layer ends with. */
function nearColor(name: 'hills' | 'waves', { groundDeep }: Palette): string {
  return mix(name === 'hills' ? mix(groundDeep, '#000000', 0.12) : groundDeep, '#000000', 0.15);
}
