/** A band of another colour from edge to edge, the words on it, and the thing they belong to standing on its edge. */
import type { DraftItem } from '@reelwright/pictures';
import { decorItems } from '../decor.ts';
import { groundShapes } from '../looks/ground-shapes.ts';
import { rising } from '../looks/rising.ts';
import { coloredBox } from '../shapes.ts';
import { type Box, safeArea, shapeOf, shorterSide, wholeFrame } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import { pageItems } from '../word-items.ts';
import { largePages, smallThing, type WordsRequest } from './words-request.ts';

export function bandOfWords(request: WordsRequest): DraftItem[] {
  const { part, frame, craft, tone, header } = request;
  const { width, height, theme } = frame;
  const { accent } = tone;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const shape = shapeOf(frame);
  const time = { start: 0, end: frame.seconds };
  const isWide = shape === 'wide';
  const side = unit * { wide: 0.6, tall: 0.56, square: 0.42 }[shape];
  const hasThing = craft.thing !== undefined;
  const labels = stackPages(header, [], frame, { width: safe.width, height: unit * 0.16 });
  const top = header.length > 0 ? safe.y + highest(labels) + unit * 0.06 : height * 0.16;
  const pad = unit * 0.06;
  const room: Box = {
    ...safe,
    y: top + pad,
    width: safe.width - (isWide && hasThing ? side * 0.86 : 0),
    height: height * (isWide ? 0.87 : hasThing ? 0.58 : 0.78) - top - 2 * pad,
  };
  const pages = largePages({ ...request, tone: onBand(request) });
  const stacks = stackPages([], pages, frame, room);
  const used = highest(stacks);
  const isFull = isWide || !hasThing;
  const band = { x: 0, y: top, width, height: (isFull ? room.height : used) + 2 * pad };
  const box = { ...room, y: room.y + Math.max(0, band.height - 2 * pad - used) / 2, height: used };
  const thing: Box = {
    x: isWide || !craft.isOther ? width * 0.97 - side : width * 0.03,
    y: isWide
      ? height * 0.99 - side
      : Math.min(height * 0.99 - side, band.y + band.height - side * 0.1),
    width: side,
    height: side,
  };
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), theme.sheet.color, time),
    ...groundShapes(frame, part.id),
    coloredBox(`${part.id}-band`, band, accent, time, {
      effects: {
        in: { effect: craft.isOther ? 'settle-in-left' : 'settle-in-right', duration: 450 },
      },
    }),
    ...smallThing(request, thing),
    ...decorItems(frame, part.id),
    ...pageItems(labels, header.length, frame, part.id, {
      box: { ...safe, height: highest(labels) },
      align: 'left',
      tone,
    }),
    ...pageItems(stacks, 0, frame, part.id, { box, align: 'left', tone: onBand(request) }).map(
      rising,
    ),
  ];
}

const onBand = ({ tone: { accent, onAccent }, frame: { theme } }: WordsRequest) =>
  sheetTone({ ...theme, sheet: { color: accent, ink: onAccent, accent: onAccent } });
