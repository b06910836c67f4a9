/** What words of a slide are drawn as: their letters, and what each kind of block wears. */
import { isRightToLeft } from '@reelwright/movie/language';
import type { DraftItem } from '@reelwright/pictures';
import type { ThemeLook } from '../themes/theme-look.ts';
import { buttonRoom, tagRoom, tightBy, widthOf } from './block-room.ts';
import { choiceItems } from './choice-card.ts';
import { circlePath, coloredBox, roundedPath, shapeItem } from './shapes.ts';
import { filledBox } from './shots.ts';
import { type Box, inset, type SlideFrame, shorterSide } from './slide-frame.ts';
import { type Align, textItem } from './text-item.ts';
import type { Tone } from './tone.ts';
import type { PlacedBlock, Stack, WordBlock } from './word-block.ts';

interface WordPlace {
  readonly box: Box;
  readonly align: Align;
  readonly tone: Tone;
}

/** The items of pages in a box; the header that they share is drawn once. */
export function pageItems(
  stacks: readonly Stack[],
  headerCount: number,
  frame: SlideFrame,
  id: string,
  place: WordPlace,
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

/** A block where it stands, with everything that drawing it needs. */
interface Standing extends PlacedBlock, WordPlace {
  readonly frame: SlideFrame;
  readonly id: string;
  /** Where its letters begin, and the upper edge of what it takes. */
  readonly x: number;
  readonly top: number;
  readonly isRight: boolean;
  readonly timing: { readonly start: number; readonly end: number };
  /** Its letters alone. */
  readonly own: Box;
}

function blockItems(
  placed: PlacedBlock,
  frame: SlideFrame,
  id: string,
  place: WordPlace,
): DraftItem[] {
  const { block, set, y, indent, height } = placed;
  const { box, align, tone } = place;
  const top = box.y + y;
  // A slide that is read from the right as a whole is mirrored when it is done.
  const isRight = align === 'left' && !frame.isMirrored && isRightToLeft(block.text);
  const room = box.width - indent;
  const x =
    align === 'center'
      ? box.x + indent + (room - set.width) / 2
      : isRight
        ? box.x + room - set.width
        : box.x + indent;
  const lift = block.isTight ? (tightBy / 2) * set.size : 0;
  const own = { x, y: top - lift, width: set.width, height: set.height };
  const ownId = `${id}-${block.name}`;
  const timing = { start: block.start, end: block.end };
  const at: Standing = { ...placed, ...place, frame, id: ownId, x, top, isRight, timing, own };
  switch (block.kind) {
    case 'kicker':
      return kickerItems(at);
    case 'badge':
      return badgeItems(at);
    case 'choice':
      return choiceCard(at);
    case 'prize':
      return prizeItems(at);
    case 'photo':
      return photoItems(ownId, { ...own, height }, block, frame, tone);
    case 'bullet':
      return [bulletMark(at), letters(at)];
    case 'button':
      return tagItems(at, buttonRoom);
    default:
      return block.choice ? choiceCard(at) : [letters(at)];
  }
}

/** The words of a block in their own place, or in another. */
function letters({ block, set, id, timing, align, tone, own }: Standing, box = own): DraftItem {
  return textItem({
    id,
    ident: block.ident,
    text: block.text,
    look: block.look,
    align,
    color: tone.color(block.look.font.color, block.tone),
    gradient: block.look.font.gradient && tone.gradient(block.look.font.gradient),
    ...(block.hasFigures && { figureColor: tone.accent }),
    ...(block.stressed && { stressed: { words: block.stressed, color: tone.stress } }),
    size: set.size,
    box,
    ...timing,
    cut: set.cut,
    wordStarts: block.wordStarts,
  });
}

/** What a label wears comes with its words. */
const together = ({ block }: Standing): Partial<DraftItem> =>
  block.look.effects.in ? { effects: { in: block.look.effects.in } } : {};

function kickerItems(at: Standing): DraftItem[] {
  switch (at.frame.theme.kicker) {
    case 'tag':
      return tagItems(at);
    case 'bar':
      return barItems(at);
    case 'line':
      return lineItems(at);
    default:
      return [letters(at)];
  }
}

/** Words on a filled ground of their own. */
function tagItems(at: Standing, room = tagRoom): DraftItem[] {
  const { set, x, top, height, align, isRight, own, id, tone, timing, frame } = at;
  const pad = { x: room.x * set.size, y: room.y * set.size };
  const tag = {
    x: align === 'center' ? x - pad.x : isRight ? x - 2 * pad.x : x,
    y: top,
    width: set.width + 2 * pad.x,
    height,
  };
  const radius = isSoft(frame.theme) ? height / 2 : 0;
  const onTag: Standing = { ...at, tone: { ...tone, color: () => tone.onAccent } };
  return [
    shapeItem(`${id}-tag`, tag, roundedPath(tag, radius), tone.accent, timing, together(at)),
    letters(onTag, { ...own, x: tag.x + pad.x, y: top + pad.y }),
  ];
}

function barItems(at: Standing): DraftItem[] {
  const { set, x, top, align, isRight, own, id, tone, timing } = at;
  const width = set.size * 1.6;
  const left =
    align === 'center' ? x + set.width / 2 - width / 2 : isRight ? x + set.width - width : x;
  const bar = { x: left, y: top, width, height: set.size * 0.14 };
  return [
    coloredBox(`${id}-bar`, bar, tone.accent, timing, together(at)),
    letters(at, { ...own, y: top + set.size * 0.5 }),
  ];
}

function lineItems(at: Standing): DraftItem[] {
  const { set, x, top, id, tone, timing } = at;
  const line = {
    x,
    y: top + set.height + set.size * 0.12,
    width: set.width,
    height: Math.max(2, set.size * 0.05),
  };
  return [coloredBox(`${id}-line`, line, tone.accent, timing, together(at)), letters(at)];
}

/** The number of a countdown in a shape. */
function badgeItems(at: Standing): DraftItem[] {
  const { block, set, top, height, align, box, id, tone, timing, frame } = at;
  const wide = Math.max(height, set.width + height - set.size * 1.05);
  const badge = {
    x: align === 'center' ? box.x + (box.width - wide) / 2 : box.x,
    y: top,
    width: wide,
    height,
  };
  const radius = frame.theme.number === 'disc' ? height / 2 : height * 0.12;
  const inner = {
    x: badge.x + (wide - set.width) / 2,
    y: top + (height - set.height) / 2,
    width: set.width,
    height: set.height,
  };
  return [
    shapeItem(`${id}-badge`, badge, roundedPath(badge, radius), tone.accent, timing, together(at)),
    textItem({
      id,
      ident: block.ident,
      text: block.text,
      look: block.look,
      color: tone.onAccent,
      align: 'center',
      size: set.size,
      box: inner,
      ...timing,
      cut: set.cut,
    }),
  ];
}

/** An answer on a card, as wide as its column or half of it. */
function choiceCard({
  block,
  set,
  top,
  height,
  box,
  id,
  tone,
  timing,
  frame,
}: Standing): DraftItem[] {
  if (!block.choice) return [];
  const width = widthOf(block, box.width, shorterSide(frame));
  const left = block.half === 'right' ? box.x + box.width - width : box.x;
  return choiceItems(block.choice, {
    id,
    box: { x: left, y: top, width, height },
    frame,
    tone,
    time: timing,
    text: block.text,
    ident: block.ident,
    look: block.look,
    set,
  });
}

function prizeItems({ block, own, id }: Standing): DraftItem[] {
  return [
    {
      id,
      ident: 'prize',
      type: 'image',
      url: block.prizeUrl ?? '',
      ...own,
      scale: 'contain',
      scaleX: 1,
      scaleY: 1,
      timing: { startTime: block.start, endTime: block.end },
      effects: {
        in: { effect: 'settle-in-large', duration: 500 },
        stay: { effect: 'sway', duration: 2600 },
      },
    },
  ];
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

/** The picture before a bullet, or a dot. */
function bulletMark({
  block,
  set,
  x,
  top,
  indent,
  isRight,
  id,
  tone,
  timing,
  frame,
}: Standing): DraftItem {
  const side = set.size * 0.95;
  const box = {
    x: isRight ? x + set.width + set.size * 0.5 : x - indent + set.size * 0.08,
    y: top + (set.size * 1.2 - side) / 2,
    width: side,
    height: side,
  };
  const url = block.bulletUrl ?? frame.theme.bulletUrl;
  if (!url) {
    return shapeItem(`${id}-bullet`, inset(box, side * 0.28), circlePath, tone.accent, timing, {
      effects: { in: { effect: 'fade-in', duration: 300 } },
    });
  }
  return {
    id: `${id}-bullet`,
    ident: 'bullets-arrow',
    type: 'image',
    url,
    scale: 'contain',
    ...box,
    scaleX: 1,
    scaleY: 1,
    timing: { startTime: block.start, endTime: block.end },
    effects: { in: { effect: 'pop-in', duration: 350 } },
  };
}
