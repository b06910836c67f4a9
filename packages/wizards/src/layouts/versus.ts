/**
 * Things side by side, each on a ground of its own and as large as it goes, with its name and what is said of it on a
 * card; the one that is heard leads.
 */
import { sumOfLetters } from '@reelwright/chance';
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptLine, ScriptPart } from '../script.ts';
import { headingBlock, kickerBlock, subtitleBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { roundedPath, shapeItem } from './shapes.ts';
import { type Box, inset, type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { sheetTone } from './tone.ts';
import { cellsBeside, cellsOf, groundsOf, isRow, isWordsFirst, leaderOf } from './versus-cells.ts';
import { heardVersus } from './versus-heard.ts';
import { columnSide, discScale, sideItems, sideLights } from './versus-sides.ts';
import type { Stack, WordBlock } from './word-block.ts';
import { pageItems } from './word-items.ts';

/** Where words need most of a cell, the picture still gets so much. */
const leastPicture = 0.28;

export function versus(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  return heardVersus(part, frame) ?? besideEachOther(part, frame);
}

function besideEachOther(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const tone = sheetTone(frame.theme);
  const heading = part.kicker?.trim() || part.heading?.trim();
  const header = heading ? [kickerBlock(heading, frame)] : [];
  const leader = leaderOf(part, frame);
  const hasAside = isAside(leader, part.lines.length, frame);
  const topWidth = hasAside ? safe.width * 0.32 : safe.width;
  const top = stackPages(header, [], frame, { width: topWidth, height: safe.height * 0.2 });
  const topHeight = header.length > 0 ? highest(top) + unit * 0.035 : 0;
  const room = { ...safe, y: safe.y + topHeight, height: safe.height - topHeight };
  const cells =
    leader === undefined
      ? cellsOf(room, part.lines.length, frame)
      : cellsBeside(room, part.lines.length, leader, frame).map((cell, at) =>
          // Nothing stands above it.
          hasAside && at === leader
            ? {
                ...cell,
                y: frame.height * 0.03,
                height: room.y + room.height - frame.height * 0.03,
              }
            : cell,
        );
  const isAlike = (one: number, other: number) => (one === leader) === (other === leader);
  // Beside one that is large, the others have room for their names.
  const wanted = part.lines.map((line, at) =>
    wordsOf(line, at, frame, at === leader).filter(
      ({ ident }) => leader === undefined || at === leader || ident !== 'subtitle',
    ),
  );
  const tried = cells.map((cell, at) => placeCell(cell, wanted[at] ?? [], frame));
  // What is of one kind is of one size, in every cell; what comes later has its room, and is not seen yet.
  const blocks = wanted.map((list, at) =>
    list
      .filter(({ ident }) => ident !== 'subtitle' || part.lines[at]?.text.trim())
      .map((block) => {
        const alike = tried.filter((_, other) => isAlike(at, other));
        return { ...block, ...sameSize(block, alike, unit) };
      }),
  );
  // All pictures of a row end at the same height, whatever is said below them. Words that are smaller now might
  // do with less room, shrink for that, and differ again: they get the room that the longest needs.
  const shareOf = (at: number) =>
    Math.min(...tried.filter((_, other) => isAlike(at, other)).map(({ share: one }) => one));
  const placed = cells.map((cell, at) => stacksAt(cell, blocks[at] ?? [], shareOf(at), frame));
  const grounds = groundsOf(cells, frame);
  const plateRoom = headingRoom(safe, grounds, leader, frame);
  // Each check in other colours; all slides of one in the same.
  const turn = sumOfLetters(heading ?? '') % sideLights.length;
  const cards = cells.map((cell, at) => cardOf(placed[at] ?? [], cell, shareOf(at), frame));
  const plate = header.length > 0 ? headingPlate(frame, plateRoom, top) : undefined;
  const ceilings = ceilingsOf(plate, cells, grounds, shareOf, { frame, leader });
  return [
    ...part.lines.flatMap((line, at) => {
      const [ground, cell] = [grounds[at], cells[at]];
      if (!ground || !cell) return [];
      const { picture } = splitCell(cell, shareOf(at), frame);
      return sideItems(line, frame, {
        id: `${part.id}-${at + 1}`,
        at: at + turn,
        turn,
        ground,
        picture,
        ceiling: ceilings[at] ?? 0,
        isBesideWords: isRow(cell, frame),
      });
    }),
    ...decorItems(frame, part.id),
    ...(plate ? [plateItem(part.id, plate, frame)] : []),
    ...pageItems(top, header.length, frame, part.id, {
      box: { ...plateRoom, height: topHeight },
      align: 'center',
      tone,
    }),
    ...part.lines.flatMap((_, at) => {
      const [cell, words, card] = [cells[at], placed[at], cards[at]];
      if (!cell || !words || !card) return [];
      const id = `${part.id}-${at + 1}`;
      const time = { start: 0, end: frame.seconds };
      const path = roundedPath(card.plate, unit * 0.03);
      return [
        ...(words.some(({ blocks: some }) => some.length > 0)
          ? [shapeItem(`${id}-card`, card.plate, path, frame.theme.sheet.color, time)]
          : []),
        ...pageItems(words, blocks[at]?.length ?? 0, frame, id, {
          align: isRow(cell, frame) ? 'left' : 'center',
          tone,
          box: card.box,
        }),
      ];
    }),
  ];
}

/** Where words stand of a cell, and the card below them. */
function cardOf(
  words: readonly Stack[],
  cell: Box,
  share: number,
  frame: SlideFrame,
): { readonly box: Box; readonly plate: Box } {
  const unit = shorterSide(frame);
  const { text } = splitCell(cell, share, frame);
  const height = highest(words);
  const left = Math.max(0, text.height - height);
  const y = text.y + (isWordsFirst(cell, frame) ? 0 : isRow(cell, frame) ? left / 2 : left);
  const box = { ...text, y, height };
  return { box, plate: inset(box, -unit * 0.025, -unit * 0.02) };
}

/** Above those that are not heard: what is heard has all of its ground. */
function headingRoom(
  safe: Box,
  grounds: readonly Box[],
  leader: number | undefined,
  frame: SlideFrame,
): Box {
  if (!isAside(leader, grounds.length, frame)) return safe;
  const margin = shorterSide(frame) * 0.06;
  const [large] = grounds.filter((_, at) => at === leader);
  if (!large) return safe;
  const x = large.x > 0 ? margin : large.x + large.width + margin;
  const end = large.x > 0 ? large.x - margin : frame.width - margin;
  return { ...safe, x, width: end - x };
}

/** Whether the one that is heard is the first or last of a wide frame, so that the others are together. */
const isAside = (leader: number | undefined, count: number, frame: SlideFrame): boolean =>
  shapeOf(frame) === 'wide' && (leader === 0 || leader === count - 1);

/** What the slide is about stands on both grounds: it brings one of its own. */
function headingPlate(frame: SlideFrame, safe: Box, top: readonly Stack[]): Box {
  const unit = shorterSide(frame);
  const width = Math.max(...top.map(({ width: one }) => one)) + unit * 0.09;
  return {
    x: safe.x + (safe.width - width) / 2,
    y: safe.y - unit * 0.022,
    width,
    height: highest(top) + unit * 0.044,
  };
}

function plateItem(id: string, plate: Box, frame: SlideFrame): DraftItem {
  const path = roundedPath(plate, plate.height / 2);
  const time = { start: 0, end: frame.seconds };
  return shapeItem(`${id}-plate`, plate, path, frame.theme.sheet.color, time);
}

/** Where a picture would stand behind what the slide is about, it ends below it; without one that leads, all of them do. */
function ceilingsOf(
  plate: Box | undefined,
  cells: readonly Box[],
  grounds: readonly Box[],
  shareOf: (at: number) => number,
  { frame, leader }: { readonly frame: SlideFrame; readonly leader: number | undefined },
): readonly number[] {
  const ceilings = cells.map((cell, at) => {
    const ground = grounds[at];
    if (!plate || !ground) return 0;
    const { picture } = splitCell(cell, shareOf(at), frame);
    const middle = picture.x + picture.width / 2;
    const reach = (columnSide(ground, picture, 0) * discScale) / 2;
    const isBehind = middle - reach < plate.x + plate.width && middle + reach > plate.x;
    return isBehind ? plate.y + plate.height : 0;
  });
  return leader === undefined ? ceilings.map(() => Math.max(...ceilings)) : ceilings;
}

/** The size of the smallest of its kind. */
function sameSize(
  { ident, look }: WordBlock,
  cells: readonly PlacedCell[],
  unit: number,
): Pick<WordBlock, 'largest'> {
  const sizes = cells.flatMap(({ stacks }) =>
    stacks.flatMap(({ blocks }) =>
      blocks.filter(({ block }) => block.ident === ident).map(({ set }) => set.size),
    ),
  );
  return { largest: Math.min(...sizes) / unit / (look.scale ?? 1) };
}

/** In parts of the shorter side: of what is heard, and of the others. */
const nameSize = { heard: 0.09, other: 0.07 } as const;
const textSize = { heard: 0.074, other: 0.06 } as const;

function wordsOf(
  line: ScriptLine,
  at: number,
  frame: SlideFrame,
  isHeard: boolean,
): readonly WordBlock[] {
  const size = isHeard ? 'heard' : 'other';
  const name = line.label?.trim();
  const text = line.text.trim() || (line.comesLater?.trim() ?? '');
  return [
    ...(name
      ? [
          headingBlock(name, frame, {
            name: `name-${at + 1}`,
            largest: nameSize[size],
            letters: 22,
            tone: 'ink',
          }),
        ]
      : []),
    ...(text
      ? [
          subtitleBlock(text, frame, {
            name: `comment-${at + 1}`,
            largest: textSize[size],
            gap: 0.012,
            letters: 30,
            maxLines: { count: 4, downTo: 0.048 },
          }),
        ]
      : []),
  ];
}

interface PlacedCell {
  readonly stacks: readonly Stack[];
  /** Of the picture, of the cell's height or width. */
  readonly share: number;
}

function placeCell(cell: Box, words: readonly WordBlock[], frame: SlideFrame): PlacedCell {
  const shares = isRow(cell, frame)
    ? [rowPicture]
    : [0.78, 0.7, 0.62, 0.56, 0.5, 0.44, 0.36, leastPicture];
  const tried = shares.map((share) => ({ share, stacks: stacksAt(cell, words, share, frame) }));
  const fits = tried.find(
    ({ share, stacks }) => highest(stacks) <= splitCell(cell, share, frame).text.height,
  );
  return fits ?? { share: leastPicture, stacks: stacksAt(cell, words, leastPicture, frame) };
}

/** The words of a cell whose picture takes so much of it. */
function stacksAt(
  cell: Box,
  words: readonly WordBlock[],
  share: number,
  frame: SlideFrame,
): readonly Stack[] {
  const { text } = splitCell(cell, share, frame);
  const whole = stackPages(words, [], frame, text);
  if (isRow(cell, frame)) return whole;
  const mayGrow = share > leastPicture;
  const stacks = stackPages(words, [], frame, { ...text, mayGrow, leastScale: 0.8 });
  // Beside the least of pictures nothing is left to take room from.
  return mayGrow || highest(stacks) <= text.height ? stacks : whole;
}

const rowPicture = 0.42;

function splitCell(
  cell: Box,
  share: number,
  frame: SlideFrame,
): { readonly picture: Box; readonly text: Box } {
  const gap = shorterSide(frame) * 0.025;
  if (isRow(cell, frame)) {
    const width = cell.width * share;
    const x = cell.x + width + gap * 1.4;
    return {
      picture: { ...cell, width },
      text: { ...cell, x, width: cell.x + cell.width - x },
    };
  }
  const height = cell.height * share;
  if (isWordsFirst(cell, frame)) {
    const text = { ...cell, height: cell.height - height - gap };
    const top = text.y + text.height + gap;
    return { picture: { ...cell, y: top, height: frame.height * 0.97 - top }, text };
  }
  const y = cell.y + height + gap;
  return { picture: { ...cell, height }, text: { ...cell, y, height: cell.y + cell.height - y } };
}
