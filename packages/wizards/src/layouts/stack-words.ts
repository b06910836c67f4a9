/** Blocks of words above each other, as large as the room allows. */
import { bulletIndent, buttonRoom, isTag, roomOf, tagRoom, widthOf } from './block-room.ts';
import { choiceRoom } from './choice-card.ts';
import { type SetText, setText } from './set-text.ts';
import {
  lettersPerLine,
  type SlideFrame,
  shapeOf,
  shorterSide,
  smallestWords,
} from './slide-frame.ts';
import { faceOf, shownText } from './text-item.ts';
import type { PlacedBlock, Stack, WordBlock } from './word-block.ts';

/**
 * Blocks above each other: as large as they may be, and smaller together until they fit the room. Several pages
 * stand one after the other under the same header, all in one size.
 */
export function stackPages(
  header: readonly WordBlock[],
  pages: readonly (readonly WordBlock[])[],
  frame: SlideFrame,
  room: StackRoom,
): readonly Stack[] {
  const at = (scale: number, longLines: boolean, texts: Texts = { header, pages }) =>
    (texts.pages.length === 0 ? [[]] : texts.pages).map((page) =>
      stackAt([...texts.header, ...page], frame, room.width, scale, longLines),
    );
  const fits = (stacks: readonly Stack[]) => highest(stacks) <= room.height;
  const least = (room.mayGrow && room.leastScale) || smallestScale;
  for (let scale = 1; scale > least; scale -= 0.05) {
    const stacks = at(scale, false);
    if (fits(stacks)) return stacks;
  }
  if (room.mayGrow && room.leastScale) return at(least, false);
  // Longer lines rather than letters that are too small.
  let stacks = at(smallestScale, true);
  if (room.mayGrow) return stacks;
  let texts: Texts = { header, pages };
  for (let tries = 0; tries < 40 && !fits(stacks); tries += 1) {
    texts = shortened(texts);
    stacks = at(smallestScale, true, texts);
  }
  return stacks;
}

interface StackRoom {
  readonly width: number;
  readonly height: number;
  /** Whoever asks has more room, and asks again; otherwise texts that can never fit are cut short. */
  readonly mayGrow?: boolean;
  /** While there is more room to ask for, words do not become smaller than this part of their size. */
  readonly leastScale?: number | undefined;
}

interface Texts {
  readonly header: readonly WordBlock[];
  readonly pages: readonly (readonly WordBlock[])[];
}

const smallestScale = 0.25;

/** Pages of words that no slide has room for end where it is full: the longest text loses its last words first. */
function shortened({ header, pages }: Texts): Texts {
  const longest = Math.max(...[...header, ...pages.flat()].map(({ text }) => text.length));
  const cut = (block: WordBlock): WordBlock => {
    if (block.text.length < longest * 0.8 || longest < 8) return block;
    const letters = [...block.text.replace(/…$/, '')];
    const kept = letters.slice(0, Math.floor(letters.length * 0.82)).join('');
    const whole = kept.includes(' ') ? kept.slice(0, kept.lastIndexOf(' ')) : kept;
    return { ...block, text: `${whole.trimEnd()}…` };
  };
  return { header: header.map(cut), pages: pages.map((page) => page.map(cut)) };
}

export const highest = (stacks: readonly Stack[]): number =>
  Math.max(...stacks.map(({ height }) => height));
export const widest = (stacks: readonly Stack[]): number =>
  Math.max(...stacks.map(({ width }) => width));

function stackAt(
  blocks: readonly WordBlock[],
  frame: SlideFrame,
  width: number,
  scale: number,
  longLines: boolean,
): Stack {
  const unit = shorterSide(frame);
  const placed: PlacedBlock[] = [];
  // All bullets of a slide are as large as its longest one can be, and so are all choices.
  const bullets = blocks.filter(isInRow);
  const bulletSize = Math.min(
    ...bullets.map((block) => setBlock(block, frame, width, scale, longLines).size),
  );
  let [y, widest] = [0, 0];
  for (const block of blocks) {
    const set = isInRow(block)
      ? setBlock(block, frame, width, scale, longLines, bulletSize)
      : setBlock(block, frame, width, scale, longLines);
    const { height, around, indent } = roomOf(block, set, frame);
    const beside = block.half === 'right' ? placed.pop() : undefined;
    if (beside) {
      // Both are as high as the higher one.
      const both = { y: beside.y, height: Math.max(height, beside.height) };
      placed.push({ ...beside, ...both }, { block, set, indent, ...both });
      y = both.y + both.height;
      continue;
    }
    y += placed.length === 0 ? 0 : block.gap * unit * Math.max(0.5, scale);
    placed.push({ block, set, y, indent, height });
    y += height;
    widest = Math.max(widest, set.width + around + indent);
  }
  return { blocks: placed, height: y, width: Math.min(width, widest) };
}

const isInRow = ({ kind }: WordBlock) => kind === 'bullet' || kind === 'choice';

function setBlock(
  block: WordBlock,
  frame: SlideFrame,
  width: number,
  scale: number,
  longLines: boolean,
  maxPx = Number.POSITIVE_INFINITY,
): SetText {
  const unit = shorterSide(frame);
  const { sizePx } = block.look;
  const least = (block.smallest ?? smallestWords) * unit;
  // A number or a picture is as large as its slide needs it; words are as large as somebody wants them.
  const own = block.text !== '' && block.ident !== 'number' ? sizePx : undefined;
  const smallest = own ? Math.min(least, own) : least;
  const wanted = (own ?? block.largest * (block.look.scale ?? 1) * unit) * scale;
  const largest = Math.max(smallest, Math.min(wanted, maxPx));
  if (block.kind === 'photo' || block.kind === 'prize') {
    const side = Math.min(width, wanted);
    return { size: side, width: side, height: side, lines: 0, cut: false, hasOrphan: false };
  }
  const side = besideLetters(block, frame);
  const card = block.choice ? choiceRoom(block.choice, largest, unit).side : 0;
  return setText({
    text: shownText(block.text, block.look),
    face: faceOf(block.look),
    width: Math.max(1, widthOf(block, width, unit) - side * largest - card),
    height: Number.POSITIVE_INFINITY,
    largest,
    smallest,
    ...(block.maxLines &&
      !own && {
        maxLines: block.maxLines.count,
        linesFrom: Math.min(largest, block.maxLines.downTo * unit),
      }),
    letters: longLines
      ? Number.POSITIVE_INFINITY
      : (block.letters ?? lettersPerLine[shapeOf(frame)]),
  });
}

/** What stands left and right of the letters, in their sizes. */
function besideLetters(block: WordBlock, frame: SlideFrame): number {
  if (isTag(block, frame)) return tagRoom.x * 2;
  if (block.kind === 'button') return buttonRoom.x * 2;
  return block.kind === 'bullet' ? bulletIndent : 0;
}
