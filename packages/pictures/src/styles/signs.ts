/** Ideas as signs: what has no object of its own. */
import { mix } from '../colors.ts';
import { groundPhoto, groundUrl, imageLayer, objectUrl, subjectBox } from '../layers.ts';
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
            in: { effect: 'fade-in', duration: 250 },
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
  const box = subjectBox({ ...frame, focus: 'center' }, 0.56);
  const shift = subjectBox(frame).x - subjectBox({ ...frame, focus: 'center' }).x;
  const drop = frame.focus === 'top' ? -height * 0.16 : 0;
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
          y: drop * 2 - 2,
          width: width + Math.abs(shift) * 2 + 4,
          height: height - drop * 2 + 4,
        },
        { scale: 'cover', effects: { stay: { effect: 'kenburns-in', duration: 8000 } } },
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), { ink: mix(palette.groundDeep, palette.accent, 0.55) }),
        { ...box, x: box.x + shift, y: box.y + drop },
        {
          effects: {
            in: { effect: 'pop-in', duration: 450 },
            stay: { effect: 'float', duration: 4200 },
          },
        },
      ),
    ],
  };
};
