/** Things side by side, each with its picture, its name and what is said of it; the one that is heard leads. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptLine, ScriptPart } from '../script.ts';
import { headingBlock, kickerBlock, subtitleBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { coloredBox } from './shapes.ts';
import { filledBox, shotsOf } from './shots.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { groundTone } from './tone.ts';
import type { Stack, WordBlock } from './word-block.ts';
import { pageItems } from './word-items.ts';

/** Where words need most of a cell, the picture still gets so much. */
const leastPicture = 0.28;

export function versus(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const tone = groundTone(frame.theme);
  const heading = part.kicker?.trim() || part.heading?.trim();
  const header = heading ? [kickerBlock(heading, frame)] : [];
  const top = stackPages(header, [], frame, { width: safe.width, height: safe.height * 0.2 });
  const topHeight = header.length > 0 ? highest(top) + unit * 0.035 : 0;
  const room = { ...safe, y: safe.y + topHeight, height: safe.height - topHeight };
  const cells = cellsOf(room, part.lines.length, frame);
  const wanted = part.lines.map((line, at) => wordsOf(line, at, frame));
  const tried = cells.map((cell, at) => placeCell(cell, wanted[at] ?? [], frame));
  // What is of one kind is of one size, in every cell; what comes later has its room, and is not seen yet.
  const blocks = wanted.map((list, at) =>
    list
      .filter(({ ident }) => ident !== 'subtitle' || part.lines[at]?.text.trim())
      .map((block) => ({ ...block, ...sameSize(block, tried, unit) })),
  );
  // All pictures of a row end at the same height, whatever is said below them. Words that are smaller now might
  // do with less room, shrink for that, and differ again: they get the room that the longest needs.
  const share = Math.min(...tried.map(({ share: one }) => one));
  const placed = cells.map((cell, at) => stacksAt(cell, blocks[at] ?? [], share, frame));
  return [
    ...decorItems(frame, part.id),
    ...pageItems(top, header.length, frame, part.id, {
      box: { ...safe, height: topHeight },
      align: 'center',
      tone,
    }),
    ...part.lines.flatMap((line, at) => {
      const cell = cells[at];
      const words = placed[at];
      if (!cell || !words) return [];
      const { picture, text } = splitCell(cell, share, frame);
      const id = `${part.id}-${at + 1}`;
      const isHeard = !line.isShownOnly;
      return [
        ...pictureOf(line, frame, id, picture, isHeard),
        ...pageItems(words, blocks[at]?.length ?? 0, frame, id, {
          align: isRow(cell, frame) ? 'left' : 'center',
          tone,
          box: isRow(cell, frame)
            ? { ...text, y: text.y + Math.max(0, (text.height - highest(words)) / 2) }
            : text,
        }),
      ];
    }),
  ];
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

/** Beside each other in wide frames, below each other in tall ones. */
function cellsOf({ x, y, width, height }: Box, count: number, frame: SlideFrame): readonly Box[] {
  const shape = shapeOf(frame);
  const gap = shorterSide(frame) * 0.04;
  const columns = shape === 'wide' || (shape === 'square' && count <= 2) ? count : 1;
  const rows = Math.ceil(count / columns);
  const cell = {
    width: (width - gap * (columns - 1)) / columns,
    height: (height - gap * (rows - 1)) / rows,
  };
  return Array.from({ length: count }, (_, at) => ({
    ...cell,
    x: x + (at % columns) * (cell.width + gap),
    y: y + Math.floor(at / columns) * (cell.height + gap),
  }));
}

/** A cell that is wider than high has its words beside its picture. */
const isRow = (cell: Box, frame: SlideFrame): boolean =>
  shapeOf(frame) !== 'wide' && cell.width > cell.height;

function wordsOf(line: ScriptLine, at: number, frame: SlideFrame): readonly WordBlock[] {
  const name = line.label?.trim();
  const text = line.text.trim() || (line.comesLater?.trim() ?? '');
  return [
    ...(name
      ? [
          headingBlock(name, frame, {
            name: `name-${at + 1}`,
            largest: 0.085,
            letters: 22,
            tone: 'ink',
          }),
        ]
      : []),
    ...(text
      ? [
          subtitleBlock(text, frame, {
            name: `comment-${at + 1}`,
            largest: 0.07,
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
  const shares = isRow(cell, frame) ? [rowPicture] : [0.56, 0.48, 0.4, leastPicture];
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
  const y = cell.y + height + gap;
  return { picture: { ...cell, height }, text: { ...cell, y, height: cell.y + cell.height - y } };
}

/** The one that is heard wears the accent; the others step back. */
function pictureOf(
  line: ScriptLine,
  frame: SlideFrame,
  id: string,
  box: Box,
  isHeard: boolean,
): DraftItem[] {
  const [shot] = shotsOf(line);
  if (!shot) return [];
  const time = { start: 0, end: frame.seconds };
  const edge = shorterSide(frame) * 0.012;
  const around = {
    x: box.x - edge,
    y: box.y - edge,
    width: box.width + 2 * edge,
    height: box.height + 2 * edge,
  };
  const picture = filledBox(shot, frame, `${id}-picture`, box, time);
  if (isHeard) {
    const { accent } = groundTone(frame.theme);
    return [
      coloredBox(`${id}-edge`, around, accent, time, {
        effects: { in: { effect: 'settle-in-large', duration: 350 } },
      }),
      picture,
    ];
  }
  return [{ ...picture, filters: { enabled: true, opacity: 45 } }];
}
