/** Ideas as signs: what has no object of its own. */
import { mix } from '../colors.ts';
import {
  freeArea,
  groundPhoto,
  groundUrl,
  imageLayer,
  isWide,
  objectUrl,
  subjectBox,
} from '../layers.ts';
import { type DrawStyle, subject } from './draw-style.ts';
import { seedNumber } from './stages.ts';

/** A glowing tube on a dark wall. */
export const neon: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const box = subjectBox(frame, 0.66);
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-wall`,
        groundUrl('wall', frame, [palette.ground, palette.groundDeep, palette.accent]),
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), { neon: palette.accent, light: palette.accent }),
        box,
        {
          effects: {
            in: { effect: 'settle-in', duration: 250 },
            stay: { effect: 'breathe', duration: 5000 },
          },
        },
      ),
    ],
  };
};

/** In a hole through sheets of paper. */
export const paper: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const area = freeArea(frame);
  const side = Math.min(height * 0.56, width * (isWide(frame) ? 0.4 : 0.66), area.height * 0.9);
  // The hole is in the middle of the sheets; they are larger than the frame, so that it can be elsewhere.
  const shift = area.x + area.width / 2 - width / 2;
  const drop = area.y + area.height / 2 - height / 2;
  return {
    ground: [
      imageLayer(
        frame,
        `${id}-paper`,
        groundUrl(
          'paper',
          frame,
          [palette.ground, palette.groundDeep, palette.accent],
          seedNumber(recipe.seed),
        ),
        {
          x: shift - Math.abs(shift) - 2,
          y: drop - Math.abs(drop) - 2,
          width: width + Math.abs(shift) * 2 + 4,
          height: height + Math.abs(drop) * 2 + 4,
        },
        { scale: 'cover', effects: { stay: { effect: 'push-in-slow', duration: 8000 } } },
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), { ink: mix(palette.groundDeep, palette.accent, 0.55) }),
        {
          x: area.x + (area.width - side) / 2,
          y: area.y + (area.height - side) / 2,
          width: side,
          height: side,
        },
        {
          effects: {
            in: { effect: 'settle-in', duration: 450 },
            stay: { effect: 'float', duration: 4200 },
          },
        },
      ),
    ],
  };
};
