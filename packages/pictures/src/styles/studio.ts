import { standingBox } from '../areas.ts';
import { drawnGround, litBy, standingObject } from '../layers.ts';
import { type DrawStyle, subject } from './draw-style.ts';

/** On the floor of a studio, in the colours of the film. */
export const studio: DrawStyle = (recipe, frame, id) => ({
  ground: [drawnGround(frame, `${id}-ground`, 'sweep')],
  subject: standingObject(
    frame,
    `${id}-subject`,
    subject(recipe),
    standingBox(frame, 0.78, 0.92),
    'breathe',
    'settle-in-up',
    litBy(frame, 0.6),
  ),
});
