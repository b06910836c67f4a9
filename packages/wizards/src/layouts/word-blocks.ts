/** Words of a slide as blocks that stand above each other, as large as the room allows. */
import type { DraftItem } from '@reelwright/pictures';
import type { TextLook, ThemeLook } from '../themes/theme-look.ts';
import { type Choice, choiceItems, choiceRoom } from './choice-card.ts';
import { type SetText, setText } from './set-text.ts';
import { circlePath, coloredBox, roundedPath, shapeItem } from './shapes.ts';
import { filledBox, type Shot } from './shots.ts';
import {
  type Box,
  inset,
  lettersPerLine,
  type SlideFrame,
  shapeOf,
  shorterSide,
  smallestWords,
} from './slide-frame.ts';
import { type Align, faceOf, isRightToLeft, shownText, textItem } from './text-item.ts';
import type { Tone } from './tone.ts';

export interface WordBlock {
  /** What a theme calls it, and the end of the item's id. */
  readonly name: string;
  readonly ident: 'title' | 'heading' | 'subtitle' | 'bullets-text' | 'number';
  readonly text: string;
  readonly look: TextLook;
  /** Sizes in parts of the frame's shorter side. */
  readonly largest: number;
  readonly smallest?: number;
  readonly tone: 'ink' | 'accent';
  /** Figures in it stand out. */
  readonly hasFigures?: boolean;
  /** Above it, in parts of the shorter side. */
  readonly gap: number;
  readonly start: number;
  readonly end: number;
  /** When its words come, in seconds after the first. */
  readonly wordStarts?: readonly number[] | undefined;
  /**
   * A kicker wears what the theme says; a bullet has its picture before it; a badge is a shape around the number
   * of a countdown; a photo stands for itself; a choice is an answer on a card with its letter; a prize is a
   * picture alone.
   */
  readonly kind?: 'kicker' | 'bullet' | 'badge' | 'photo' | 'choice' | 'prize';
  readonly shot?: Shot;
  readonly choice?: Choice;
  readonly prizeUrl?: string;
  /** Two choices stand beside each other. */
  readonly half?: 'left' | 'right';
  /** The picture before a bullet, where it has one of its own. */
  readonly bulletUrl?: string;
  /** Smaller rather than in more lines than this, down to a size. */
  readonly maxLines?: { readonly count: number; readonly downTo: number };
  /** Without descenders: stands in less than a line's height. */
  readonly isTight?: boolean;
  /** Lines may be this long; otherwise as long as the frame's shape says. */
  readonly letters?: number;
}

interface PlacedBlock {
  readonly block: WordBlock;
  readonly set: SetText;
  /** Below the top of the stack. */
  readonly y: number;
  readonly indent: number;
  readonly height: number;
}

export interface Stack {
  readonly blocks: readonly PlacedBlock[];
  readonly height: number;
  /** Of the widest line. */
  readonly width: number;
}

/** A bullet's picture and the space behind it, in sizes of its letters. */
const bulletIndent = 1.55;
/** How much less than a line's height digits need, in sizes of their letters. */
const tightBy = 0.22;
/** The height of a badge, in sizes of its number. */
const badgeRoom = 1.45;
/** Between two choices beside each other, in parts of the shorter side. */
const halfGap = 0.02;
/** What is around the words of a filled kicker, in sizes of its letters. */
const tagRoom = { x: 0.55, y: 0.22 };

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

/** What a block has of the width of its column. */
function widthOf({ half }: WordBlock, width: number, unit: number): number {
  return half ? (width - halfGap * unit) / 2 : width;
}

function setBlock(
  block: WordBlock,
  frame: SlideFrame,
  width: number,
  scale: number,
  longLines: boolean,
  mostPx = Number.POSITIVE_INFINITY,
): SetText {
  const unit = shorterSide(frame);
  const smallest = (block.smallest ?? smallestWords) * unit;
  const wished = block.largest * (block.look.scale ?? 1) * scale * unit;
  const largest = Math.max(smallest, Math.min(wished, mostPx));
  if (block.kind === 'photo' || block.kind === 'prize') {
    const side = Math.min(width, wished);
    return { size: side, width: side, height: side, lines: 0, cut: false, hasOrphan: false };
  }
  const side = isTag(block, frame) ? tagRoom.x * 2 : block.kind === 'bullet' ? bulletIndent : 0;
  const card = block.choice ? choiceRoom(block.choice, largest, unit).side : 0;
  return setText({
    text: shownText(block.text, block.look),
    face: faceOf(block.look),
    width: Math.max(1, widthOf(block, width, unit) - side * largest - card),
    height: Number.POSITIVE_INFINITY,
    ...{ largest, smallest },
    ...(block.maxLines && {
      maxLines: block.maxLines.count,
      linesFrom: Math.min(largest, block.maxLines.downTo * unit),
    }),
    letters: longLines
      ? Number.POSITIVE_INFINITY
      : (block.letters ?? lettersPerLine[shapeOf(frame)]),
  });
}

const isTag = ({ kind }: WordBlock, { theme }: SlideFrame): boolean =>
  kind === 'kicker' && theme.kicker === 'tag';

/** What a block takes besides its letters. */
function roomOf(
  block: WordBlock,
  set: SetText,
  frame: SlideFrame,
): { readonly height: number; readonly around: number; readonly indent: number } {
  if (block.kind === 'badge') {
    const height = set.size * badgeRoom;
    return { height, around: height - set.size, indent: 0 };
  }
  if (block.choice) {
    const { badge, pad } = choiceRoom(block.choice, set.size, shorterSide(frame));
    // A card takes the whole width, whatever stands on it.
    const around = Number.POSITIVE_INFINITY;
    return { height: Math.max(set.height, badge) + 1.3 * pad, around, indent: 0 };
  }
  if (isTag(block, frame)) {
    const around = tagRoom.x * 2 * set.size;
    return { height: set.height + tagRoom.y * 2 * set.size, around, indent: 0 };
  }
  const indent = block.kind === 'bullet' ? bulletIndent * set.size : 0;
  const extra = block.isTight ? -tightBy : kickerExtra(block, frame);
  return { height: set.height + extra * set.size, around: 0, indent };
}

/** A bar above, or a line below a kicker. */
function kickerExtra({ kind }: WordBlock, { theme }: SlideFrame): number {
  if (kind !== 'kicker') return 0;
  return theme.kicker === 'bar' ? 0.5 : theme.kicker === 'line' ? 0.3 : 0;
}

/** The items of pages in a box; the header that they share is drawn once. */
export function pageItems(
  stacks: readonly Stack[],
  headerCount: number,
  frame: SlideFrame,
  id: string,
  place: { readonly box: Box; readonly align: Align; readonly tone: Tone },
): DraftItem[] {
  return stacks.flatMap(({ blocks }, page) => {
    const shown = page === 0 ? blocks : blocks.slice(headerCount);
    // Bullets stand below each other; where words are centred, they are as one block.
    const bullets = shown.filter(({ block }) => block.kind === 'bullet');
    const bulletWidth = Math.max(0, ...bullets.map(({ set, indent }) => set.width + indent));
    const { box, align } = place;
    const column = { ...box, x: box.x + (box.width - bulletWidth) / 2, width: bulletWidth };
    return shown.flatMap((placed) =>
      align === 'center' && placed.block.kind === 'bullet'
        ? blockItems(placed, frame, id, { ...place, box: column, align: 'left' })
        : blockItems(placed, frame, id, place),
    );
  });
}

function blockItems(
  { block, set, y, indent, height }: PlacedBlock,
  frame: SlideFrame,
  id: string,
  { box, align, tone }: { readonly box: Box; readonly align: Align; readonly tone: Tone },
): DraftItem[] {
  const { theme } = frame;
  const top = box.y + y;
  const isRight = align === 'left' && isRightToLeft(block.text);
  const room = box.width - indent;
  const x =
    align === 'center'
      ? box.x + indent + (room - set.width) / 2
      : isRight
        ? box.x + room - set.width
        : box.x + indent;
  const kicker = block.kind === 'kicker' ? theme.kicker : 'plain';
  const color = kicker === 'tag' ? tone.onAccent : tone.color(block.look.font.color, block.tone);
  const timing = { start: block.start, end: block.end };
  const ownId = `${id}-${block.name}`;
  const text = (at: Box) =>
    textItem({
      ...{ id: ownId, ident: block.ident, text: block.text, look: block.look, color, align },
      ...(block.hasFigures && { figureColor: tone.accent }),
      ...{ size: set.size, box: at, ...timing, cut: set.cut, wordStarts: block.wordStarts },
    });
  const fade = { effects: { in: { effect: 'fade-in', duration: 300 } } };
  // What a label wears comes with its words.
  const together = block.look.effects.in ? { effects: { in: block.look.effects.in } } : {};
  const lift = block.isTight ? (tightBy / 2) * set.size : 0;
  const own = { x, y: top - lift, width: set.width, height: set.height };
  switch (kicker) {
    case 'tag': {
      const pad = { x: tagRoom.x * set.size, y: tagRoom.y * set.size };
      const tag = {
        x: align === 'center' ? x - pad.x : isRight ? x - 2 * pad.x : x,
        y: top,
        width: set.width + 2 * pad.x,
        height,
      };
      const radius = isSoft(theme) ? height / 2 : 0;
      return [
        shapeItem(`${ownId}-tag`, tag, roundedPath(tag, radius), tone.accent, timing, together),
        text({ ...own, x: tag.x + pad.x, y: top + pad.y }),
      ];
    }
    case 'bar': {
      const bar = {
        x:
          align === 'center'
            ? x + set.width / 2 - set.size * 0.8
            : isRight
              ? x + set.width - set.size * 1.6
              : x,
        y: top,
        width: set.size * 1.6,
        height: set.size * 0.14,
      };
      return [
        coloredBox(`${ownId}-bar`, bar, tone.accent, timing, together),
        text({ ...own, y: top + set.size * 0.5 }),
      ];
    }
    case 'line': {
      const line = {
        x,
        y: top + set.height + set.size * 0.12,
        width: set.width,
        height: Math.max(2, set.size * 0.05),
      };
      return [coloredBox(`${ownId}-line`, line, tone.accent, timing, together), text(own)];
    }
    default:
      break;
  }
  if (block.kind === 'badge') {
    const wide = Math.max(height, set.width + height - set.size * 1.05);
    const badge = {
      x: align === 'center' ? box.x + (box.width - wide) / 2 : box.x,
      y: top,
      width: wide,
      height,
    };
    const radius = theme.number === 'disc' ? height / 2 : height * 0.12;
    const inner = {
      x: badge.x + (wide - set.width) / 2,
      y: top + (height - set.height) / 2,
      width: set.width,
      height: set.height,
    };
    return [
      shapeItem(`${ownId}-badge`, badge, roundedPath(badge, radius), tone.accent, timing, together),
      textItem({
        ...{
          id: ownId,
          ident: block.ident,
          text: block.text,
          look: block.look,
          color: tone.onAccent,
        },
        ...{ align: 'center', size: set.size, box: inner, ...timing, cut: set.cut },
      }),
    ];
  }
  if (block.choice) {
    const cardWidth = widthOf(block, box.width, shorterSide(frame));
    const left = block.half === 'right' ? box.x + box.width - cardWidth : box.x;
    const card = { x: left, y: top, width: cardWidth, height };
    return choiceItems(block.choice, {
      ...{ id: ownId, box: card, frame, tone, time: timing },
      ...{ text: block.text, ident: block.ident, look: block.look, set },
    });
  }
  if (block.kind === 'prize') {
    return [
      {
        ...{ id: ownId, ident: 'prize', type: 'image', url: block.prizeUrl ?? '', ...own },
        ...{ scale: 'contain', scaleX: 1, scaleY: 1 },
        timing: { startTime: block.start, endTime: block.end },
        effects: {
          in: { effect: 'settle-in-large', duration: 500 },
          stay: { effect: 'sway', duration: 2600 },
        },
      },
    ];
  }
  if (block.kind === 'photo') return photoItems(ownId, { ...own, height }, block, frame, tone);
  if (block.kind !== 'bullet') return [text(own)];
  const side = set.size * 0.95;
  const mark = {
    x: isRight ? x + set.width + set.size * 0.5 : x - indent + set.size * 0.08,
    y: top + (set.size * 1.2 - side) / 2,
    width: side,
    height: side,
  };
  return [bulletMark(`${ownId}-bullet`, mark, block, frame, tone, fade), text(own)];
}

/** Themes with round corners and curved edges have round tags too. */
function isSoft({ words }: ThemeLook): boolean {
  if (words.kind === 'card') return words.corner === 'round';
  return words.kind === 'panel' && (words.edge === 'wave' || words.edge === 'curve');
}

/** A round portrait with an edge in the accent. */
function photoItems(
  id: string,
  box: Box,
  { shot, start, end }: WordBlock,
  frame: SlideFrame,
  tone: Tone,
): DraftItem[] {
  if (!shot) return [];
  const edge = box.width * 0.035;
  const effects = { in: { effect: frame.theme.photo.in, duration: 450 } };
  const time = { start, end };
  return [
    shapeItem(`${id}-edge`, inset(box, -edge), circlePath, tone.accent, time, { effects }),
    filledBox(shot, frame, id, box, time, {
      ident: 'photo',
      mask: { type: 'custom_mask', url: '/library/shapes/mask-circle.png' },
      effects,
    }),
  ];
}

function bulletMark(
  id: string,
  box: Box,
  { start, end, bulletUrl }: WordBlock,
  { theme }: SlideFrame,
  tone: Tone,
  more: Partial<DraftItem>,
): DraftItem {
  const url = bulletUrl ?? theme.bulletUrl;
  if (!url) {
    const dot = {
      x: box.x + box.width * 0.28,
      y: box.y + box.height * 0.28,
      width: box.width * 0.44,
      height: box.height * 0.44,
    };
    return shapeItem(id, dot, circlePath, tone.accent, { start, end }, more);
  }
  return {
    ...{ id, ident: 'bullets-arrow', type: 'image', url, scale: 'contain', ...box },
    ...{ scaleX: 1, scaleY: 1, timing: { startTime: start, endTime: end } },
    effects: { in: { effect: 'pop-in', duration: 350 } },
  };
}
