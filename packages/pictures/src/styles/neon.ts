import { subjectBox } from '../areas.ts';
import { objectUrl } from '../art-urls.ts';
import { drawnGround, imageLayer, motion } from '../layers.ts';
import { type DrawStyle, subject } from './draw-style.ts';

/** A glowing tube on a dark wall, for ideas that have no object of their own. */
export const neon: DrawStyle = (recipe, frame, id) => {
  const { accent } = frame.palette;
  return {
    ground: [drawnGround(frame, `${id}-wall`, 'wall')],
    subject: [
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), { neon: accent, light: accent }),
        subjectBox(frame, 0.66),
        { effects: { in: motion('settle-in', 250), stay: motion('breathe', 5000) } },
      ),
    ],
  };
};
