import { seededChoices } from '@reelwright/chance';
import { shorterSide, squareAt, subjectBox } from '../areas.ts';
import { objectUrl } from '../art-urls.ts';
import { drawnGround, imageLayer, litBy, motion, standingObject } from '../layers.ts';
import { companions, type DrawStyle, seedNumber, subject } from './draw-style.ts';

/** Shares of the frame, the size of its shorter side. */
const spots = [
  { x: 0.1, y: 0.2, size: 0.34, blur: 22 },
  { x: 0.86, y: 0.12, size: 0.3, blur: 28 },
  { x: 0.02, y: 0.86, size: 0.62, blur: 10 },
  { x: 1, y: 0.8, size: 0.54, blur: 14 },
  { x: 0.52, y: -0.02, size: 0.24, blur: 34 },
] as const;

/** A hero, and what belongs to it around it at different depths, some of it so near that the frame cuts it. */
export const scene: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const chance = seededChoices(recipe.seed);
  const others = companions(recipe);
  const around = spots.map(({ x, y, size, blur }, at) =>
    imageLayer(
      frame,
      `${id}-around-${at}`,
      objectUrl(others[at % others.length] ?? subject(recipe), { blur, ink: palette.accent }),
      squareAt({ x: width * x, y: height * y }, shorterSide(frame) * size),
      {
        angle: chance.between(-20, 20),
        effects: { stay: motion(chance.pick(['float', 'drift', 'sway', 'bob']), 5000) },
      },
    ),
  );
  return {
    ground: [drawnGround(frame, `${id}-ground`, 'mesh', seedNumber(recipe.seed)), ...around],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      subjectBox(frame, 0.78),
      'float',
      'settle-in',
      litBy(frame, 0.4),
    ),
  };
};
