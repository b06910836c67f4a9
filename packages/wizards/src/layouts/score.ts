/** Who won which check, row by row, and the points below as bars that grow. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptLine, ScriptPart } from '../script.ts';
import { headingBlock, subtitleBlock, titleBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { cutOut } from './looks/cut-out.ts';
import { uprightFoot } from './looks/upright-foot.ts';
import { isPlanned } from './looks/upright-planned.ts';
import { scoreBars, scoreBarsHeight } from './score-bars.ts';
import { hasFoot, hasPodium, podiumArea, scoreFoot, scorePodium } from './score-podium.ts';
import { checkPath, circlePath, roundedPath, shapeItem } from './shapes.ts';
import { shotsOf } from './shots-of.ts';
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
  const isLarge = part.craft !== undefined && hasFoot(scores, frame);
  const barsHeight =
    scores.length > 0 && !isOnPodium ? scoreBarsHeight(scores, frame, isLarge) + unit * 0.05 : 0;
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
  const pictured = winnersOf(part, said, frame);
  const isReadable =
    fitting >= unit * leastRow &&
    !said.some(
      ({ text, label = '' }) =>
        !pictured && (isCut(text.trim(), 'name') || isCut(label.trim(), 'label')),
    );
  const rows = scores.length > 0 && !isReadable ? [] : said;
  const winners = rows.length > 0 ? pictured : undefined;
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
    check: Math.min(
      ...rows.map(({ label = '' }) =>
        sizeOf(
          checkWords(label.trim(), frame, besideWinner(rowBox, unit), largestCheck),
          unit,
          largestCheck,
        ),
      ),
    ),
  };
  const rowsTop = y + topHeight;
  const totalsTop = rowsTop + rows.length * (rowHeight + gap) - gap + unit * 0.05;
  const isFooted = part.craft?.upright !== undefined && isPlanned(frame);
  return [
    ...(isFooted
      ? uprightFoot(frame, part.id, {
          color: tone.accent,
          ground: theme.palette.groundDeep,
          top: 0.83,
        })
      : []),
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
        winner: winners?.[at],
      }),
    ),
    ...(isOnPodium
      ? scorePodium(scores, frame, part.id)
      : scoreBars(scores, frame, part.id, { x: safe.x, y: totalsTop, width: safe.width, isLarge })),
    ...(hasFoot(scores, frame)
      ? scoreFoot(scores, frame, part.id, totalsTop + barsHeight + unit * (isLarge ? 0.05 : -0.02))
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
function sizeOf(stacks: readonly Stack[], unit: number, largest = 0.062): number {
  const sizes = stacks.flatMap(({ blocks }) =>
    blocks.map(({ block, set }) => set.size / unit / (block.look.scale ?? 1)),
  );
  return Math.min(largest, ...sizes);
}

interface Row extends Box {
  readonly largest: { readonly label: number; readonly name: number; readonly check: number };
  /** Who won, where that is seen rather than read. */
  readonly winner?: Winner | undefined;
}

type Winner = Pick<ScriptLine, 'media' | 'picture'> | 'nobody';

/** On a phone two names beside each other are small: a check has most of its row, and beside it stands who won. */
function winnersOf(
  { craft, scores = [] }: ScriptPart,
  rows: readonly ScriptLine[],
  frame: SlideFrame,
): readonly Winner[] | undefined {
  if (!craft || !hasFoot(scores, frame)) return undefined;
  const found = rows.map((row): Winner | undefined =>
    row.isEven ? 'nobody' : scores.find(({ name }) => name === row.text.trim())?.shown,
  );
  return found.every((winner) => winner !== undefined) ? found : undefined;
}

/** A check and who won it, on a card. */
function rowItems(
  part: ScriptPart,
  line: ScriptLine,
  at: number,
  frame: SlideFrame,
  { largest, winner, ...box }: Row,
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
  if (winner)
    return picturedRow({ label, winner, id, color, largest: largest.check }, frame, box, effects);
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

interface PicturedRow {
  readonly largest: number;
  readonly label: string;
  readonly winner: Winner;
  readonly id: string;
  readonly color: string;
}

const largestCheck = 0.08;

/** What the thing at its end leaves of a row. */
const besideWinner = ({ width, height }: Pick<Box, 'width' | 'height'>, unit: number) => ({
  width: width - height * 0.94 - unit * 0.09,
  height,
});

function checkWords(
  label: string,
  frame: SlideFrame,
  { width, height }: Pick<Box, 'width' | 'height'>,
  largest: number,
): readonly Stack[] {
  const block = headingBlock(label, frame, {
    name: 'label',
    largest,
    letters: 24,
    gap: 0,
    tone: 'ink',
    maxLines: { count: 1, downTo: 0.05 },
  });
  return stackPages([block], [], frame, { width, height });
}

/** The check in large words, and at its end the thing that won it. */
function picturedRow(
  { label, winner, id, color, largest }: PicturedRow,
  frame: SlideFrame,
  box: Box,
  effects: NonNullable<DraftItem['effects']>,
): DraftItem[] {
  const unit = shorterSide(frame);
  const time = { start: 0, end: frame.seconds };
  const pad = unit * 0.03;
  const side = box.height * 0.94;
  const thing = {
    x: box.x + box.width - side - pad,
    y: box.y + box.height * 0.03,
    width: side,
    height: side,
  };
  const [shot] = winner === 'nobody' ? [] : shotsOf(winner);
  const room = { x: box.x + pad, ...besideWinner(box, unit) };
  const stacks = checkWords(label, frame, room, largest);
  const height = highest(stacks);
  return [
    shapeItem(`${id}-card`, box, roundedPath(box, unit * 0.025), color, time, { effects }),
    ...pageItems(stacks, 1, frame, id, {
      box: { ...room, y: box.y + (box.height - height) / 2, height },
      align: 'left',
      tone: sheetTone(frame.theme, color),
    }),
    ...(shot
      ? cutOut({ shot, ...time }, frame, {
          id: `${id}-winner`,
          box: thing,
          move: 'lean',
          mask: 'circle',
        }).filter((item) => !item.id.includes('-rising-'))
      : []),
  ];
}
