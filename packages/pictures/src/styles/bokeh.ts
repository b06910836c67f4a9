import { seededChoices } from '@reelwright/chance';
import { shorterSide, squareAt, subjectBox } from '../areas.ts';
import { shapeUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { drawnGround, imageLayer, litBy, motion, standingObject } from '../layers.ts';
import type { DrawStyle } from './draw-style.ts';

const lightCount = 16;

/** Lights out of focus; nothing else, where nothing is known of what it is about. */
export const bokeh: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const [object] = recipe.objects;
  const chance = seededChoices(recipe.seed);
  const colors = [
    palette.accent,
    mix(palette.accent, '#ffffff', 0.6),
    mix(palette.ground, '#ffffff', 0.4),
  ];
  const lights = Array.from({ length: lightCount }, (_, at) => {
    const side = shorterSide(frame) * chance.between(0.08, 0.34);
    return imageLayer(
      frame,
      `${id}-light-${at}`,
      shapeUrl('bokeh', chance.pick(colors)),
      squareAt({ x: chance.between(0, width), y: chance.between(0, height) }, side),
      {
        filters: { enabled: true, opacity: Math.round(chance.between(16, 52)) },
        effects: { stay: motion(chance.pick(['float', 'drift', 'breathe']), 6000) },
      },
    );
  });
  return {
    ground: [drawnGround(frame, `${id}-ground`, palette.isDark ? 'stage' : 'mesh'), ...lights],
    subject: object
      ? standingObject(
          frame,
          `${id}-subject`,
          object,
          subjectBox(frame, 0.82),
          'float',
          'settle-in-up',
          litBy(frame, 0),
        )
      : [],
  };
};
