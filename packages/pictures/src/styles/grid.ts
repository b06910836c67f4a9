import { type Box, middleOf, squareAt, subjectBox } from '../areas.ts';
import { objectUrl, shapeUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { drawnGround, groupLayer, imageLayer, motion, standingObject } from '../layers.ts';
import type { PictureFrame, PictureRecipe } from '../recipe.ts';
import { companions, type DrawStyle, seedNumber, subject } from './draw-style.ts';

/** Tiles of glass, one thing on each, the subject on the largest. */
export const grid: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const near = subjectBox(frame, 0.66);
  const big = near.width * 1.12;
  const { x: left, y: top } = squareAt(middleOf(near), big);
  const glass = palette.isDark ? '#ffffff' : mix(palette.ink, '#ffffff', 0.2);
  return {
    ground: [
      drawnGround(frame, `${id}-ground`, 'mesh', seedNumber(recipe.seed)),
      groupLayer(
        frame,
        `${id}-tiles`,
        smallTiles(recipe, frame, { x: left, y: top, width: big, height: big }).flatMap(
          ({ box, name }, at) => [
            imageLayer(frame, `${id}-tile-${at}`, shapeUrl('tile', glass), box, { scale: 'fill' }),
            imageLayer(
              frame,
              `${id}-thing-${at}`,
              objectUrl(name, { ink: palette.accent }),
              squareAt(middleOf(box), box.width * 0.6),
              { filters: { enabled: true, opacity: 72 } },
            ),
          ],
        ),
        motion('drift', 9000),
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-plate`,
        shapeUrl('tile', mix(palette.accent, '#ffffff', palette.isDark ? 0 : 0.2)),
        { x: left, y: top, width: big, height: big },
        { scale: 'fill', effects: { in: motion('settle-in', 300) } },
      ),
      ...standingObject(
        frame,
        `${id}-subject`,
        subject(recipe),
        { x: left + big * 0.11, y: top + big * 0.08, width: big * 0.78, height: big * 0.78 },
        'breathe',
        'settle-in',
      ),
    ],
  };
};

/** Tiles of half the size all around the large one, as many as the frame shows. */
function smallTiles(
  recipe: PictureRecipe,
  { width, height }: PictureFrame,
  large: Box,
): readonly { readonly box: Box; readonly name: string }[] {
  const others = companions(recipe);
  const gap = large.width * 0.05;
  const side = (large.width - gap) / 2;
  const tiles: { box: Box; name: string }[] = [];
  for (let column = -6; column <= 6; column++) {
    for (let row = -5; row <= 6; row++) {
      if ((column === 0 || column === 1) && (row === 0 || row === 1)) continue;
      const [x, y] = [large.x + column * (side + gap), large.y + row * (side + gap)];
      if (x > width || y > height || x + side < 0 || y + side < 0) continue;
      tiles.push({
        box: { x, y, width: side, height: side },
        name: others[Math.abs(column * 3 + row * 5 + 20) % others.length] ?? subject(recipe),
      });
    }
  }
  return tiles;
}
