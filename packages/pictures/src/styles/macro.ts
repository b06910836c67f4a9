import { seededChoices } from '@reelwright/chance';
import { freeArea, isWide, middleOf } from '../areas.ts';
import { objectUrl } from '../art-urls.ts';
import { drawnGround, imageLayer, litBy, motion } from '../layers.ts';
import { isHead } from '../people.ts';
import type { PictureFrame } from '../recipe.ts';
import { companions, type DrawStyle, subject } from './draw-style.ts';

/** So near that it just does not fit: the eye sees what it is made of, and still what it is. */
export const macro: DrawStyle = (recipe, frame, id) => {
  const { palette, width } = frame;
  const area = freeArea(frame);
  const side = sideOf(frame, isHead(subject(recipe)));
  // Cut by the frame's edge rather than covered by words, and not so far that one cannot tell what it is.
  const center = Math.max(
    side * 0.42,
    Math.min(width - side * 0.42, middleOf(area).x + outward(frame, side)),
  );
  const [other] = companions(recipe);
  const small = side * 0.34;
  const lean = seededChoices(recipe.seed).pick([-1, 1]);
  return {
    ground: [
      drawnGround(frame, `${id}-ground`, 'rays'),
      imageLayer(
        frame,
        `${id}-far`,
        objectUrl(other ?? subject(recipe), { blur: 26, ink: palette.accent }),
        {
          x: lean > 0 ? -small * 0.3 : width - small * 0.7,
          y: -small * 0.2,
          width: small,
          height: small,
        },
        { angle: -18 * lean, effects: { stay: motion('drift', 7000) } },
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), { ...litBy(frame, 0.5), large: true }),
        { x: center - side / 2, y: topOf(frame, side), width: side, height: side },
        {
          angle: 7 * lean,
          effects: { in: motion('settle-in', 500), stay: motion('breathe', 6000) },
        },
      ),
    ],
  };
};

/** Words below a wide picture leave a low room: what matters is in its middle. */
const isLow = (frame: PictureFrame) => isWide(frame) && frame.focus === 'top';

function sideOf(frame: PictureFrame, isFace: boolean): number {
  const area = freeArea(frame);
  if (isLow(frame)) return area.height * 1.45;
  if (isWide(frame)) return Math.min(area.width * 1.2, area.height * 1.25);
  return Math.min(Math.max(area.width, area.height) * 1.25, area.height * (isFace ? 1.12 : 1.9));
}

/** Away from the words. */
function outward({ focus }: PictureFrame, side: number): number {
  if (focus === 'left') return -side * 0.08;
  return focus === 'right' ? side * 0.08 : 0;
}

function topOf(frame: PictureFrame, side: number): number {
  const area = freeArea(frame);
  if (isLow(frame)) return middleOf(area).y - side * 0.47;
  if (isWide(frame)) return frame.height - side * 0.86;
  if (frame.focus === 'top') return area.y + area.height - side * 0.97;
  return frame.focus === 'bottom' ? area.y - side * 0.03 : frame.height - side * 0.92;
}
