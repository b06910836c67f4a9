import { middleOf, squareAt, subjectBox } from '../areas.ts';
import { shapeUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { drawnGround, imageLayer, litBy, motion, standingObject } from '../layers.ts';
import { type DrawStyle, subject } from './draw-style.ts';

/** On two round steps in the film's second colour, lit from behind. */
export const podium: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const { ground, groundDeep, accent } = palette;
  const box = subjectBox(frame, 0.64);
  const lifted = { ...box, y: box.y - height * 0.03 };
  const wide = Math.min(width * 0.92, box.width * 1.75);
  const center = middleOf(lifted);
  const board = mix(accent, groundDeep, palette.isDark ? 0.35 : 0.12);
  const foot = lifted.y + lifted.height + wide * 0.27;
  return {
    ground: [
      drawnGround(frame, `${id}-ground`, 'sweep'),
      imageLayer(
        frame,
        `${id}-glow`,
        shapeUrl('glow', mix(ground, '#ffffff', 0.55)),
        squareAt({ x: center.x, y: lifted.y + box.width * 0.53 }, box.width * 1.9),
        { effects: { stay: motion('breathe', 6000) } },
      ),
      // Words may stand on its lower part: a shade for them goes over it.
      ...(foot < height
        ? [
            imageLayer(
              frame,
              `${id}-column`,
              shapeUrl('column', board),
              { x: center.x - wide / 2, y: foot - 1, width: wide, height: height - foot + 2 },
              { scale: 'fill' },
            ),
          ]
        : []),
      imageLayer(frame, `${id}-podium`, shapeUrl('podium', board), {
        x: center.x - wide / 2,
        y: lifted.y + lifted.height - wide * 0.135,
        width: wide,
        height: wide * 0.41,
      }),
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      lifted,
      'breathe',
      'settle-in-down',
      { ...litBy(frame, 0.5), ink: mix(accent, '#ffffff', 0.2) },
    ),
  };
};
