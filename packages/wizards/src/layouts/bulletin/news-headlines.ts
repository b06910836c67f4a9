/** What a bulletin is about: its headlines below each other, the one that is read marked, with its picture. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../../script.ts';
import { groundShapes } from '../looks/ground-shapes.ts';
import { coloredBox } from '../shapes.ts';
import { filledBox, lineSpan, timedShots } from '../shots.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from '../slide-frame.ts';
import { channelOf, type FittedWords, fitWords, strap, strapWords } from './strap.ts';
import { tickerBox, tickerItems } from './ticker.ts';

export function newsHeadlines(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const channel = channelOf(part);
  const { colors } = channel;
  const { words, picture } = columns(frame, part.lines.length);
  const whole = { start: 0, end: frame.seconds };
  const shown = timedShots(part, frame).map(({ shot, start, end }, at) =>
    filledBox(shot, frame, `${part.id}-shot-${at}`, picture, { start, end }),
  );
  const heading = headingItems(part, frame, words);
  const rows = rowsOf(part, frame, {
    ...words,
    y: heading.end,
    height: words.y + words.height - heading.end,
  });
  return [
    coloredBox(
      `${part.id}-ground`,
      { x: 0, y: 0, width: frame.width, height: frame.height },
      colors.deep,
      whole,
    ),
    ...(shapeOf(frame) === 'tall'
      ? groundShapes(frame, part.id, { color: colors.deep, ink: '#ffffff' })
      : []),
    ...shown,
    ...heading.items,
    ...rows.flatMap(({ box, words: headline, number }, at) => {
      const { start, end } = lineSpan(frame, at, rows.length);
      const numberBox = { ...box, width: box.height * 0.62 };
      const textBox = { ...box, x: box.x + numberBox.width, width: box.width - numberBox.width };
      const id = `${part.id}-row-${at + 1}`;
      return [
        coloredBox(`${id}-ground`, box, 'rgba(255,255,255,0.08)', whole),
        // Marked while it is read.
        coloredBox(`${id}-mark`, box, colors.strap, { start, end }),
        ...strap({
          id: `${id}-number`,
          ident: 'number',
          words: number,
          look: frame.theme.heading,
          color: '#ffffff',
          ground: colors.strap,
          align: 'center',
          box: numberBox,
          padX: 0,
          time: whole,
        }),
        strapWords({
          id: `${id}-text`,
          ident: 'bullets-text',
          words: headline,
          look: frame.theme.bullets,
          color: '#ffffff',
          box: textBox,
          padX: box.height * 0.2,
          time: whole,
        }),
      ];
    }),
    ...tickerItems(part.id, channel, frame),
  ];
}

/** In parts of the shorter side. */
const rowHigh = { tall: 0.23, other: 0.2 } as const;
const rowGap = 0.018;

/** Words beside the picture, or below it where there is no room beside it. */
function columns(frame: SlideFrame, count: number): { readonly words: Box; readonly picture: Box } {
  const safe = safeArea(frame);
  const foot = tickerBox(frame).y;
  const gap = shorterSide(frame) * 0.04;
  if (shapeOf(frame) === 'wide') {
    const width = frame.width * 0.56;
    return {
      words: { x: safe.x, y: safe.y, width: width - safe.x, height: foot - gap - safe.y },
      picture: { x: width + gap, y: 0, width: frame.width - width - gap, height: foot },
    };
  }
  // Of a high frame the picture has all that the headlines leave.
  const unit = shorterSide(frame);
  const needed = unit * (0.13 + count * (rowHigh.tall + rowGap)) + 2 * gap;
  const split =
    shapeOf(frame) === 'square'
      ? foot * 0.28
      : Math.max(foot * 0.34, Math.min(foot * 0.62, foot - needed));
  const side = frame.width * 0.05;
  return {
    picture: { x: 0, y: 0, width: frame.width, height: split },
    words: {
      x: side,
      y: split + gap,
      width: frame.width - 2 * side,
      height: foot - split - 2 * gap,
    },
  };
}

function headingItems(
  { id, heading = '' }: ScriptPart,
  frame: SlideFrame,
  words: Box,
): { readonly items: readonly DraftItem[]; readonly end: number } {
  const unit = shorterSide(frame);
  if (heading.trim() === '') return { items: [], end: words.y };
  const look = frame.theme.heading;
  const fitted = fitWords(heading, look, frame, {
    width: words.width,
    largest: shapeOf(frame) === 'wide' ? 0.085 : 0.07,
    maxLines: 1,
  });
  const box = { ...words, height: fitted.set.height };
  return {
    items: [
      strapWords({
        id: `${id}-heading`,
        ident: 'heading',
        words: fitted,
        look,
        color: '#ffffff',
        box,
        padX: 0,
        time: { start: 0, end: frame.seconds },
      }),
    ],
    end: words.y + fitted.set.height + unit * 0.03,
  };
}

interface Row {
  readonly box: Box;
  readonly words: FittedWords;
  readonly number: FittedWords;
}

/** All as high as each other, and in letters of one size. */
function rowsOf({ lines }: ScriptPart, frame: SlideFrame, room: Box): readonly Row[] {
  const unit = shorterSide(frame);
  const isTall = shapeOf(frame) === 'tall';
  const gap = unit * rowGap;
  const height = Math.min(
    unit * (isTall ? rowHigh.tall : rowHigh.other),
    (room.height - gap * (lines.length - 1)) / lines.length,
  );
  const width = room.width - height * 0.62 - height * 0.4;
  const look = frame.theme.bullets;
  const fitted = (text: string, largest: number) =>
    fitWords(text, look, frame, { width, height: height * 0.94, largest, maxLines: 3 });
  const smallest =
    Math.min(...lines.map(({ text }) => fitted(text, isTall ? 0.076 : 0.066).set.size)) / unit;
  return lines.map((line, at) => ({
    box: { x: room.x, y: room.y + at * (height + gap), width: room.width, height },
    words: fitted(line.text, smallest),
    number: fitWords(String(at + 1), frame.theme.heading, frame, {
      width: height,
      largest: 0.07,
      maxLines: 1,
    }),
  }));
}
