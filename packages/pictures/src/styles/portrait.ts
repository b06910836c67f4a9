import { middleOf, squareAt } from '../areas.ts';
import { shapeUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { imageLayer, motion } from '../layers.ts';
import { bustBox, bustLayers } from './bust.ts';
import type { DrawStyle } from './draw-style.ts';
import { placeGround } from './place.ts';

/** Somebody before a real place that is out of focus, with light from behind. */
export const portrait: DrawStyle = (recipe, frame, id) => {
  const box = bustBox(frame);
  const middle = middleOf(box);
  return {
    ground: [
      ...placeGround(recipe, frame, id),
      imageLayer(
        frame,
        `${id}-glow`,
        shapeUrl('glow', mix(frame.palette.accent, '#ffffff', 0.7)),
        squareAt({ x: middle.x, y: middle.y - box.height * 0.12 }, box.width * 1.5),
        {
          filters: { enabled: true, opacity: 62 },
          effects: { stay: motion('breathe', 6000) },
        },
      ),
    ],
    subject: bustLayers(recipe, frame, id),
  };
};
