import { standingBox } from '../areas.ts';
import { shapeUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { drawnGround, imageLayer, litBy, motion, standingObject } from '../layers.ts';
import { type DrawStyle, subject } from './draw-style.ts';

/** One light from above. */
export const spotlight: DrawStyle = (recipe, frame, id) => {
  const { height, palette } = frame;
  const box = standingBox(frame, 0.76, 0.93);
  return {
    ground: [
      drawnGround(frame, `${id}-ground`, palette.isDark ? 'stage' : 'sweep'),
      imageLayer(
        frame,
        `${id}-cone`,
        shapeUrl('light-cone', mix(palette.accent, '#ffffff', 0.55)),
        {
          x: box.x - box.width * 0.45,
          y: -height * 0.05,
          width: box.width * 1.9,
          height: box.y + box.height + height * 0.12,
        },
        { scale: 'fill', effects: { stay: motion('breathe', 5000) } },
      ),
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      box,
      'breathe',
      'settle-in-up',
      litBy(frame, 0.5),
    ),
  };
};
