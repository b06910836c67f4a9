import { isWide, middleOf, shorterSide, squareAt, subjectBox } from '../areas.ts';
import { objectUrl, shapeUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import type { DraftItem } from '../draft-item.ts';
import { gradientLayer, groupLayer, imageLayer, motion, standingObject } from '../layers.ts';
import type { PictureFrame, PictureRecipe } from '../recipe.ts';
import { type DrawStyle, subject } from './draw-style.ts';

/** The subject on a plate, before small ones of its kind in rows. */
export const pattern: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  // The plate is larger than what lies on it.
  const box = subjectBox(frame, isWide(frame) ? 0.64 : 0.5);
  return {
    ground: [
      gradientLayer(
        frame,
        `${id}-ground`,
        `linear-gradient(160deg, ${palette.ground} 0%, ${palette.groundDeep} 100%)`,
      ),
      groupLayer(frame, `${id}-pattern`, smallOnes(recipe, frame, id), motion('drift', 6000)),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-plate`,
        shapeUrl('disc-white', mix(palette.accent, '#ffffff', palette.isDark ? 0.1 : 0.5)),
        squareAt(middleOf(box), box.width * 1.34),
        { effects: { in: motion('settle-in', 450) } },
      ),
      ...standingObject(frame, `${id}-subject`, subject(recipe), box, 'sway'),
    ],
  };
};

function smallOnes(recipe: PictureRecipe, frame: PictureFrame, id: string): DraftItem[] {
  const { width, height } = frame;
  const cell = shorterSide(frame) * 0.3;
  const rows: DraftItem[] = [];
  for (let row = 0, y = cell * 0.3; y < height + cell; y += cell, row++) {
    for (let column = 0, x = row % 2 ? 0 : cell / 2; x < width + cell; x += cell, column++) {
      rows.push(
        imageLayer(
          frame,
          `${id}-small-${row}-${column}`,
          objectUrl(recipe.objects[(row + column) % recipe.objects.length] ?? subject(recipe)),
          squareAt({ x, y }, cell * 0.56),
          { angle: row % 2 ? 12 : -12, filters: { enabled: true, opacity: 34 } },
        ),
      );
    }
  }
  return rows;
}
