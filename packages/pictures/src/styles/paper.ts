import { freeArea, isWide, middleOf, squareAt } from '../areas.ts';
import { groundUrl, objectUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { imageLayer, motion } from '../layers.ts';
import { type DrawStyle, seedNumber, subject } from './draw-style.ts';

/** In a hole through sheets of paper. */
export const paper: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const area = freeArea(frame);
  const side = Math.min(height * 0.56, width * (isWide(frame) ? 0.4 : 0.66), area.height * 0.9);
  // The hole is in the middle of the sheets; they are larger than the frame, so that it can be elsewhere.
  const middle = middleOf(area);
  const [shift, drop] = [middle.x - width / 2, middle.y - height / 2];
  return {
    ground: [
      imageLayer(
        frame,
        `${id}-paper`,
        groundUrl('paper', frame, seedNumber(recipe.seed)),
        {
          x: shift - Math.abs(shift) - 2,
          y: drop - Math.abs(drop) - 2,
          width: width + Math.abs(shift) * 2 + 4,
          height: height + Math.abs(drop) * 2 + 4,
        },
        { scale: 'cover', effects: { stay: motion('push-in-slow', 8000) } },
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), { ink: mix(palette.groundDeep, palette.accent, 0.55) }),
        squareAt(middle, side),
        { effects: { in: motion('settle-in', 450), stay: motion('float', 4200) } },
      ),
    ],
  };
};
