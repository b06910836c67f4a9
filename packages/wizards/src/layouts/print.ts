/** A picture with an edge like a print, turned a little, that casts a shadow. */
import type { DraftItem } from '@reelwright/pictures';
import { coloredBox } from './shapes.ts';
import { filledBox, roomOfShot } from './shots.ts';
import type { Shot } from './shots-of.ts';
import { type Box, inset, type SlideFrame, shorterSide } from './slide-frame.ts';

export function printItems(
  shot: Shot,
  frame: SlideFrame,
  id: string,
  place: Box,
  {
    start,
    end,
    angle = 0,
  }: { readonly start: number; readonly end: number; readonly angle?: number },
): DraftItem[] {
  const box = roomOfShot(shot, place);
  const edge = shorterSide(frame) * 0.014;
  const entrance = { effect: frame.theme.photo.in, duration: 500 };
  const time = { start, end };
  const paper = coloredBox(`${id}-print`, inset(box, -edge), '#ffffff', time, {
    angle,
    effects: { in: entrance },
    shadow: { enabled: 'box', thickness: 12, color: 'rgba(0,0,0,0.35)', distance: 6 },
  });
  const picture = filledBox(shot, frame, id, box, time, { angle });
  return [paper, { ...picture, effects: { ...picture.effects, in: entrance } }];
}
