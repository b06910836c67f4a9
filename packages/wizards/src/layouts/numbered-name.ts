/** An item that nothing can be shown for: its number as large as a picture would be, and its name beside or above it. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { linePages } from './blocks.ts';
import { decorItems } from './decor.ts';
import { groundShapes } from './looks/ground-shapes.ts';
import { rising } from './looks/rising.ts';
import { numberBlock } from './number-card.ts';
import { circlePath, coloredBox, shapeItem } from './shapes.ts';
import {
  type Box,
  type SlideFrame,
  safeArea,
  shapeOf,
  shorterSide,
  wholeFrame,
} from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { groundTone, sheetTone } from './tone.ts';
import { pageItems } from './word-items.ts';

export function numberedName(part: ScriptPart, number: number, frame: SlideFrame): DraftItem[] {
  const { theme, seconds } = frame;
  const ground = groundTone(theme);
  const { disc, figure, words } = roomsOf(frame);
  const { accent, onAccent } = ground;
  const filled = sheetTone({ ...theme, sheet: { color: accent, ink: onAccent, accent: onAccent } });
  const outlined = sheetTone({ ...theme, sheet: { color: onAccent, ink: accent, accent } });
  // Neighbours differ: every other one stands on the accent's colour, and its disc has the other one.
  const isFilled = frame.index % 2 === 1;
  const [tone, onDisc] = isFilled ? [filled, outlined] : [ground, filled];
  const { kind: _, ...plain } = numberBlock(number, frame);
  const largest = figure.height / shorterSide(frame) / (theme.title.scale ?? 1);
  const numeral = { ...plain, largest, isTight: true };
  const numerals = stackPages([numeral], [], frame, figure);
  const name = linePages(part, frame, {
    ident: 'title',
    look: theme.title,
    largest: 0.22,
    letters: shapeOf(frame) === 'wide' ? 14 : 16,
    maxLines: { count: 5, downTo: 0.1 },
  });
  const names = stackPages([], name, frame, words);
  const middleOf = (box: Box, height: number): Box => ({
    ...box,
    y: box.y + Math.max(0, box.height - height) / 2,
    height,
  });
  const time = { start: 0, end: seconds };
  return [
    ...(isFilled ? [coloredBox(`${part.id}-sheet`, wholeFrame(frame), accent, time)] : []),
    ...(theme.hasWallpaper && !isFilled
      ? []
      : groundShapes(frame, part.id, {
          color: isFilled ? accent : theme.palette.ground,
          ink: tone.ink,
        })),
    shapeItem(`${part.id}-disc`, disc, circlePath, isFilled ? onAccent : accent, time, {
      effects: { stay: { effect: 'breathe', duration: 5000 } },
    }),
    ...decorItems(frame, part.id),
    ...pageItems(numerals, 1, frame, part.id, {
      box: middleOf(figure, highest(numerals)),
      align: 'center',
      tone: onDisc,
    }).map(rising),
    ...pageItems(names, 0, frame, part.id, {
      box: middleOf(words, highest(names)),
      align: 'left',
      tone,
    }).map(rising),
  ];
}

/** The disc is cut by the edges of the frame; the figure in it stands where everything is seen. */
function roomsOf(frame: SlideFrame): { disc: Box; figure: Box; words: Box } {
  const { width, height } = frame;
  const safe = safeArea(frame);
  if (shapeOf(frame) === 'wide') {
    const disc = squareAround(width * 0.93, height * 0.5, height * 1.24);
    const figure = boxAround(disc.x + disc.width * 0.37, safe.y + safe.height / 2, {
      width: width * 0.29,
      height: height * 0.6,
    });
    const end = disc.x - width * 0.02;
    return { disc, figure, words: { ...safe, width: end - safe.x } };
  }
  const isTall = shapeOf(frame) === 'tall';
  const middle = height * (isTall ? 0.72 : 0.86);
  const disc = squareAround(width * 0.62, middle, width * (isTall ? 1.04 : 1));
  const figure = boxAround(width * 0.62, isTall ? middle - width * 0.06 : height * 0.72, {
    width: width * 0.6,
    height: width * (isTall ? 0.5 : 0.36),
  });
  return { disc, figure, words: { ...safe, height: disc.y - safe.y - height * 0.02 } };
}

const squareAround = (x: number, y: number, side: number): Box =>
  boxAround(x, y, { width: side, height: side });

const boxAround = (
  x: number,
  y: number,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
