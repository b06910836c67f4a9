/** Words beside a field of another colour; on it the thing they belong to, else the number of their item. */
import type { DraftItem } from '@reelwright/pictures';
import { withAlpha } from '../../color/colors.ts';
import { decorItems } from '../decor.ts';
import { rising } from '../looks/rising.ts';
import { circlePath, panelPath, shapeItem } from '../shapes.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import { pageItems } from '../word-items.ts';
import { numeralItems } from './numeral-items.ts';
import { largePages, smallThing, type WordsRequest, wordsGround } from './words-request.ts';

export function splitWords(request: WordsRequest): DraftItem[] {
  const { part, frame, craft, tone, header } = request;
  const { theme, seconds } = frame;
  const { field, words } = roomsOf(frame, craft.isOther);
  const stacks = stackPages(header, largePages(request), frame, words);
  const used = highest(stacks);
  const isTall = shapeOf(frame) === 'tall';
  const y = isTall ? words.y : words.y + Math.max(0, words.height - used) / 2;
  const box = { ...words, y, height: used };
  const time = { start: 0, end: seconds };
  const { accent, onAccent } = tone;
  const onField = { ...theme, sheet: { color: accent, ink: onAccent, accent: onAccent } };
  const edge = theme.words.kind === 'panel' ? theme.words.edge : 'straight';
  const side = shapeOf(frame) === 'wide' ? (craft.isOther ? 'left' : 'right') : 'bottom';
  // On a phone words never take so much that the field has no room.
  const shown = isTall ? { ...field, y: Math.min(field.y, frame.height * 0.74), height: 0 } : field;
  const low: Box = isTall ? { ...shown, height: frame.height - shown.y } : field;
  const middle = { x: low.x + low.width / 2, y: low.y + low.height / 2 };
  const size = Math.min(low.width, low.height) * (isTall ? 0.92 : 0.8);
  const thing = { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size };
  const disc = size * 1.1;
  return [
    ...wordsGround(request),
    shapeItem(`${part.id}-field`, low, panelPath(edge, side), accent, time, {
      effects: { in: { effect: 'fade-in', duration: 300 } },
    }),
    ...(craft.thing
      ? [
          shapeItem(
            `${part.id}-disc`,
            { x: middle.x - disc / 2, y: middle.y - disc / 2, width: disc, height: disc },
            circlePath,
            withAlpha(onAccent, 0.16),
            time,
            { effects: { stay: { effect: 'breathe', duration: 5000 } } },
          ),
          ...smallThing(request, thing),
        ]
      : numeralItems(request, low, sheetTone(onField))),
    ...decorItems(frame, part.id),
    ...pageItems(stacks, header.length, frame, part.id, { box, align: 'left', tone }).map(rising),
  ];
}

/** The field is a column at one side, or the foot of a phone, where apps lay their buttons. */
function roomsOf(frame: SlideFrame, isOther: boolean): { field: Box; words: Box } {
  const { width, height } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  if (shapeOf(frame) === 'wide') {
    const field = { y: 0, width: width * 0.34, height, x: isOther ? 0 : width * 0.66 };
    const gap = unit * 0.07;
    const x = isOther ? field.width + gap : safe.x;
    const end = isOther ? safe.x + safe.width : field.x - gap;
    return { field, words: { ...safe, x, width: end - x } };
  }
  const top = height * (shapeOf(frame) === 'tall' ? 0.62 : 0.6);
  return {
    field: { x: 0, y: top, width, height: height - top },
    words: { ...safe, height: top - unit * 0.06 - safe.y },
  };
}
