import { seededChoices } from '@reelwright/chance';
import { isWide, middleOf, squareAt, subjectBox } from '../areas.ts';
import { objectUrl, shapeUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { drawnGround, imageLayer, motion } from '../layers.ts';
import { isBust } from '../people.ts';
import { type DrawStyle, subject } from './draw-style.ts';

/** Cut out, with a white edge, on one bold shape. */
export const sticker: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  // People end in a straight line, which the blob must be large enough for.
  const share = isBust(subject(recipe)) ? 0.9 : 0.78;
  const box = subjectBox(frame, isWide(frame) ? share : share * 0.77);
  return {
    ground: [drawnGround(frame, `${id}-ground`, 'rays')],
    subject: [
      imageLayer(
        frame,
        `${id}-blob`,
        shapeUrl('blob-white', mix(palette.accent, palette.ground, palette.isDark ? 0.1 : 0.35)),
        squareAt(middleOf(box), box.width * 1.2),
        { effects: { in: motion('settle-in', 500), stay: motion('spin-around', 60_000) } },
      ),
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), { edge: true, ink: palette.groundDeep }),
        box,
        {
          angle: seededChoices(recipe.seed).between(-8, 8),
          effects: { in: motion('settle-in-large', 450), stay: motion('sway', 4000) },
        },
      ),
    ],
  };
};
