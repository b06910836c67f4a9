/** Words as large as they go, and the thing they belong to small at the corner that they leave free. */
import type { DraftItem } from '@reelwright/pictures';
import { decorItems } from '../decor.ts';
import { rising } from '../looks/rising.ts';
import { type Box, safeArea, shapeOf, shorterSide } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { pageItems } from '../word-items.ts';
import { footPanel } from './foot-panel.ts';
import { largePages, smallThing, type WordsRequest, wordsGround } from './words-request.ts';

export function statement(request: WordsRequest): DraftItem[] {
  const { part, frame, craft, tone, header } = request;
  const { width, height } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const shape = shapeOf(frame);
  const hasThing = craft.thing !== undefined;
  const side = unit * (shape === 'wide' ? 0.56 : shape === 'tall' ? 0.62 : 0.42);
  // On a phone the thing stands where apps lay their buttons; elsewhere beside the words.
  const room: Box =
    shape === 'wide'
      ? { ...safe, width: safe.width - (hasThing ? side * 0.82 : unit * 0.12) }
      : shape === 'tall'
        ? { ...safe, height: height * (hasThing ? 0.5 : 0.58) }
        : { ...safe, height: safe.height - (hasThing ? side * 0.84 : 0) };
  const stacks = stackPages(header, largePages(request), frame, room);
  const used = highest(stacks);
  // Half-way between the upper edge and what is at the foot.
  const y = shape === 'tall' && hasThing ? room.y : room.y + Math.max(0, room.height - used) / 2;
  const box = { ...room, y, height: used };
  const thing: Box =
    shape === 'wide'
      ? { x: width - side * 0.94, y: height - side * 0.96, width: side, height: side }
      : {
          x: craft.isOther ? width * 0.05 : width * 0.95 - side,
          y: height - side * (shape === 'tall' ? 1.08 : 0.98),
          width: side,
          height: side,
        };
  return [
    ...wordsGround(request),
    ...(shape === 'tall' && !hasThing ? footPanel(request) : []),
    ...smallThing(request, thing),
    ...decorItems(frame, part.id),
    ...pageItems(stacks, header.length, frame, part.id, { box, align: 'left', tone }).map(rising),
  ];
}
