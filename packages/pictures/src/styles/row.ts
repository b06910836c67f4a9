import { freeArea, isWide, standingBox } from '../areas.ts';
import { drawnGround, litBy, standingObject } from '../layers.ts';
import { type DrawStyle, subject } from './draw-style.ts';

/** Three in a row on a studio's floor, the subject in front. */
export const row: DrawStyle = (recipe, frame, id) => {
  const area = freeArea(frame);
  // Beside words the room is narrow: three smaller ones, and none of them behind the words.
  const isBeside = isWide(frame) && (frame.focus === 'left' || frame.focus === 'right');
  const box = standingBox(frame, isBeside ? 0.54 : 0.68, 0.92);
  const [first = subject(recipe), left = first, right = left] = recipe.objects;
  const side = box.width * 0.68;
  const leftmost = frame.focus === 'right' ? area.x : -side;
  const rightmost = frame.focus === 'left' ? area.x + area.width - side : frame.width;
  const low = box.y + box.height - side * 1.06;
  const beside = (key: string, name: string, x: number, entrance: string) =>
    standingObject(
      frame,
      `${id}-${key}`,
      name,
      { x, y: low, width: side, height: side },
      'breathe',
      entrance,
      { blur: 5, ink: frame.palette.accent },
    );
  return {
    ground: [drawnGround(frame, `${id}-ground`, 'sweep')],
    subject: [
      ...beside('left', left, Math.max(leftmost, box.x - side * 0.62), 'settle-in-left'),
      ...beside(
        'right',
        right,
        Math.min(rightmost, box.x + box.width - side * 0.38),
        'settle-in-right',
      ),
      ...standingObject(frame, `${id}-subject`, first, box, 'bob', 'settle-in', litBy(frame, 0.5)),
    ],
  };
};
