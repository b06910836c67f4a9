/** Who won which check, row by row, and the points below as bars that grow. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptLine, ScriptPart } from '../script.ts';
import { headingBlock, subtitleBlock, titleBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { scoreBars, scoreBarsHeight } from './score-bars.ts';
import { hasFoot, hasPodium, podiumArea, scoreFoot, scorePodium } from './score-podium.ts';
import { checkPath, circlePath, roundedPath, shapeItem } from './shapes.ts';
import {
  type Box,
  type SlideFrame,
  safeArea,
  shapeOf,
  shorterSide,
  smallestWords,
} from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { cardColor, groundTone, sheetTone } from './tone.ts';
import type { Stack } from './word-block.ts';
import { pageItems } from './word-items.ts';

const rightColor = '#17794a';
/** The smallest words that can be read, with room around them. */
const leastRow = smallestWords * 1.6;

export function score(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const { theme } = frame;
  const whole = safeArea(frame);
  const scores = part.scores ?? [];
  const isOnPodium = hasPodium(scores, frame);
  const safe = isOnPodium
    ? { ...whole, width: podiumArea(scores, frame).x - whole.x - shorterSide(frame) * 0.05 }
    : whole;
  const unit = shorterSide(frame);
  const tone = groundTone(theme);
  const heading = part.heading?.trim();
  const header = heading ? [titleBlock(heading, frame, { largest: 0.1, letters: 30 })] : [];
  const top = stackPages(header, [], frame, { width: safe.width, height: safe.height * 0.22 });
  const topHeight = header.length > 0 ? highest(top) + unit * 0.04 : 0;
  const barsHeight =
    scores.length > 0 && !isOnPodium ? scoreBarsHeight(scores, frame) + unit * 0.05 : 0;
  const said = part.lines.filter(({ text, label }) => text.trim() || label?.trim());
  const gap = unit * 0.022;
  const room = safe.height - topHeight - barsHeight;
  const most = unit * rowMost[shapeOf(frame)];
  const fitting = (room - gap * (said.length - 1)) / Math.max(1, said.length);
  const rowHeight = Math.min(most, fitting);
  // Rows that nobody could read leave the slide to the bars: who won a check was told when it was won.
  const isCut = (text: string, kind: 'label' | 'name') =>
    rowWords(text, kind, frame, { width: safe.width, height: rowHeight })
      .flatMap(({ blocks }) => blocks)
      .some(({ block, set }) => set.cut || block.text !== text);
  const isReadable =
    fitting >= unit * leastRow &&
    !said.some(
      ({ text, label = '' }) => isCut(text.trim(), 'name') || isCut(label.trim(), 'label'),
    );
  const rows = scores.length > 0 && !isReadable ? [] : said;
  const used = topHeight + rows.length * (rowHeight + gap) - gap + barsHeight;
  // On a phone the things stand below: what they leave is not parted.
  const y = safe.y + (hasFoot(scores, frame) ? 0 : Math.max(0, (safe.height - used) / 2));
  const rowBox = { width: safe.width, height: rowHeight };
  // All rows in the size of the longest.
  const smallest = (word: (line: ScriptLine) => string, kind: 'label' | 'name') =>
    Math.min(...rows.map((line) => sizeOf(rowWords(word(line).trim(), kind, frame, rowBox), unit)));
  const largest = {
    label: smallest(({ label }) => label ?? '', 'label'),
    name: smallest(({ text }) => text, 'name'),
  };
  const rowsTop = y + topHeight;
  const totalsTop = rowsTop + rows.length * (rowHeight + gap) - gap + unit * 0.05;
  return [
    ...decorItems(frame, part.id),
    ...pageItems(top, header.length, frame, part.id, {
      box: { ...safe, y, height: topHeight },
      align: 'center',
      tone,
    }),
    ...rows.flatMap((line, at) =>
      rowItems(part, line, at, frame, {
        x: safe.x,
        y: rowsTop + at * (rowHeight + gap),
        ...rowBox,
        largest,
      }),
    ),
    ...(isOnPodium
      ? scorePodium(scores, frame, part.id)
      : scoreBars(scores, frame, part.id, { x: safe.x, y: totalsTop, width: safe.width })),
    ...(hasFoot(scores, frame)
      ? scoreFoot(scores, frame, part.id, totalsTop + barsHeight - unit * 0.02)
      : []),
  ];
}

/** A row is no higher than this, in parts of the shorter side. */
const rowMost = { wide: 0.15, square: 0.22, tall: 0.16 } as const;

/** Within a row, beside each other: its mark, and half of the rest for each of the words. */
function rowRoom(box: Pick<Box, 'width' | 'height'>, unit: number) {
  const pad = unit * 0.03;
  const mark = Math.min(box.height * 0.6, unit * 0.08);
  return { pad, mark, half: (box.width - 3 * pad - mark) / 2 };
}

/** The name of a check, or of who won it. */
function rowWords(
  text: string,
  kind: 'label' | 'name',
  frame: SlideFrame,
  box: Pick<Box, 'width' | 'height'>,
  largest = 0.062,
): readonly Stack[] {
  if (text === '') return [];
  const { half, pad } = rowRoom(box, shorterSide(frame));
  const isLabel = kind === 'label';
  const block = (isLabel ? headingBlock : subtitleBlock)(text, frame, {
    name: kind,
    largest,
    letters: 22,
    gap: 0,
    tone: isLabel ? 'accent' : 'ink',
    maxLines: { count: 2, downTo: Math.min(largest, 0.046) },
  });
  return stackPages([block], [], frame, { width: half, height: box.height - pad * 0.4 });
}

/** How large its words came out, as a request. */
function sizeOf(stacks: readonly Stack[], unit: number): number {
  const sizes = stacks.flatMap(({ blocks }) =>
    blocks.map(({ block, set }) => set.size / unit / (block.look.scale ?? 1)),
  );
  return Math.min(0.062, ...sizes);
}

interface Row extends Box {
  readonly largest: { readonly label: number; readonly name: number };
}

/** A check and who won it, on a card. */
function rowItems(
  part: ScriptPart,
  line: ScriptLine,
  at: number,
  frame: SlideFrame,
  { largest, ...box }: Row,
): DraftItem[] {
  const { theme } = frame;
  const unit = shorterSide(frame);
  const color = cardColor(theme);
  const tone = sheetTone(theme, color);
  const { pad, mark, half } = rowRoom(box, unit);
  const id = `${part.id}-row-${at + 1}`;
  const time = { start: 0, end: frame.seconds };
  const effects = { in: { effect: 'settle-in-up', duration: 400 + 350 * at } };
  const radius = theme.words.kind === 'card' && theme.words.corner === 'sharp' ? 0 : unit * 0.025;
  const words = (text: string, kind: 'label' | 'name') =>
    rowWords(text, kind, frame, box, largest[kind]);
  const placed = (stacks: readonly Stack[], x: number) =>
    pageItems(stacks, 1, frame, id, {
      box: {
        x,
        y: box.y + (box.height - highest(stacks)) / 2,
        width: half,
        height: highest(stacks),
      },
      align: 'left',
      tone,
    });
  const circle = {
    x: box.x + pad * 1.5 + half,
    y: box.y + (box.height - mark) / 2,
    width: mark,
    height: mark,
  };
  const inner = mark * 0.22;
  const tick = {
    x: circle.x + inner,
    y: circle.y + inner,
    width: mark - 2 * inner,
    height: mark - 2 * inner,
  };
  const label = line.label?.trim() ?? '';
  const name = line.text.trim();
  return [
    shapeItem(`${id}-card`, box, roundedPath(box, radius), color, time, { effects }),
    ...(label ? placed(words(label, 'label'), box.x + pad) : []),
    ...(name
      ? [
          ...(line.isEven
            ? []
            : [
                shapeItem(`${id}-mark`, circle, circlePath, rightColor, time, { effects }),
                shapeItem(`${id}-tick`, tick, checkPath, '#ffffff', time, { effects }),
              ]),
          ...placed(words(name, 'name'), circle.x + mark + pad * 0.7),
        ]
      : []),
  ];
}
