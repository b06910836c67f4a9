/** A card on a strong ground, with the thing or the number of its item at the corner. */
import type { DraftItem } from '@reelwright/pictures';
import { black, colorOf, mixColors, writeColor } from '../../color/colors.ts';
import { decorItems } from '../decor.ts';
import { groundShapes } from '../looks/ground-shapes.ts';
import { rising } from '../looks/rising.ts';
import { uprightFoot } from '../looks/upright-foot.ts';
import { isPlanned } from '../looks/upright-planned.ts';
import { circlePath, coloredBox, roundedPath, shapeItem } from '../shapes.ts';
import { type Box, inset, safeArea, shapeOf, shorterSide, wholeFrame } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import { pageItems } from '../word-items.ts';
import { numeralItems } from './numeral-items.ts';
import { largePages, smallThing, type WordsRequest } from './words-request.ts';

export function cardOfWords(request: WordsRequest): DraftItem[] {
  const { part, frame, craft, tone, header } = request;
  const { width, height, theme } = frame;
  const { accent, onAccent } = tone;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const shape = shapeOf(frame);
  const time = { start: 0, end: frame.seconds };
  // Its shadow and the disc at its corner are of the ground's own colour, deeper.
  const deep = writeColor(mixColors(colorOf(accent), black, 0.42));
  const onGround = { ...theme, sheet: { color: accent, ink: onAccent, accent: onAccent } };
  const pad = unit * 0.075;
  const side = unit * (shape === 'wide' ? 0.5 : shape === 'tall' ? 0.6 : 0.4);
  const outer: Box =
    shape === 'wide'
      ? inset(safe, 0, safe.height * 0.01)
      : { ...safe, x: width * 0.06, width: width * 0.88 };
  const hasMark = craft.thing !== undefined || craft.numeral !== undefined;
  // What is at the corner covers no words.
  const foot = hasMark ? side * { wide: 0, tall: 0.42, square: 0.72 }[shape] : 0;
  const room: Box = {
    x: outer.x + pad,
    y: outer.y + pad,
    width: outer.width - 2 * pad - (shape === 'wide' && hasMark ? side * 0.66 : 0),
    height: outer.height - 2 * pad - foot,
  };
  const stacks = stackPages(header, largePages(request), frame, room);
  const used = highest(stacks);
  const isTall = shape === 'tall';
  const cardHeight = isTall ? used + 2 * pad + foot : outer.height;
  const card: Box = { ...outer, height: cardHeight };
  const y = isTall ? room.y : room.y + Math.max(0, room.height - used) / 2;
  const corner: Box = {
    x: card.x + card.width - side * (shape === 'wide' ? 0.78 : 0.86),
    y: Math.min(
      height * 0.985 - side,
      card.y + card.height - side * (shape === 'wide' ? 0.8 : 0.5),
    ),
    width: side,
    height: side,
  };
  const offset = unit * 0.026;
  const behind = { ...card, x: card.x + (craft.isOther ? -offset : offset), y: card.y + offset };
  const radius = theme.words.kind === 'card' && theme.words.corner === 'sharp' ? 0 : unit * 0.04;
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), accent, time),
    ...groundShapes(frame, part.id, { color: accent, ink: onAccent }),
    ...(isPlanned(frame) && craft.hasFoot && !hasMark
      ? uprightFoot(frame, part.id, { color: deep, ground: accent, top: 0.79 })
      : []),
    shapeItem(`${part.id}-shadow`, behind, roundedPath(behind, radius), deep, time, {
      effects: { in: { effect: 'settle-in-up', duration: 550 } },
    }),
    shapeItem(`${part.id}-card`, card, roundedPath(card, radius), theme.sheet.color, time, {
      effects: { in: { effect: 'settle-in-up', duration: 400 } },
    }),
    ...(craft.thing
      ? smallThing(request, corner)
      : craft.numeral === undefined
        ? []
        : [
            shapeItem(`${part.id}-disc`, corner, circlePath, deep, time, {
              effects: { in: { effect: 'pop-in', duration: 400 } },
            }),
            ...numeralItems(
              request,
              inset(corner, side * 0.12),
              sheetTone({ ...onGround, sheet: { color: deep, ink: '#ffffff', accent: '#ffffff' } }),
            ),
          ]),
    ...decorItems({ ...frame, theme: onGround }, part.id),
    ...pageItems(stacks, header.length, frame, part.id, {
      box: { ...room, y, height: used },
      align: 'left',
      tone,
    }).map(rising),
  ];
}
