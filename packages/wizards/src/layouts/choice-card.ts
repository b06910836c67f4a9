/** An answer to choose: a card with its letter, or its picture, and the words. */
import type { DraftItem } from '@reelwright/pictures';
import {
  black,
  colorOf,
  contrast,
  mixColors,
  readableOn,
  white,
  writeColor,
} from '../color/colors.ts';
import type { TextLook } from '../themes/theme-look.ts';
import type { SetText } from './set-text.ts';
import { checkPath, circlePath, roundedPath, shapeItem } from './shapes.ts';
import { filledBox } from './shots.ts';
import type { Shot } from './shots-of.ts';
import { type Box, inset, type SlideFrame, shorterSide } from './slide-frame.ts';
import { textItem } from './text-item.ts';
import type { Tone } from './tone.ts';

export interface Choice {
  readonly letter: string;
  /** While it is asked all are open; then one is right. */
  readonly mark: 'open' | 'right' | 'wrong';
  /** Its own picture, where one was chosen. */
  readonly shot?: Shot | undefined;
}

/** A letter on it is just large enough for phones. */
const smallestBadge = 0.0765;
const letterShare = 0.6;
const right = { card: '#17794a', ink: '#ffffff', edge: '#0b4a2c' } as const;

/** What a card needs beside its words, in px, for letters of a size. */
export function choiceRoom(
  { shot }: Choice,
  size: number,
  unit: number,
): { readonly badge: number; readonly pad: number; readonly gap: number; readonly side: number } {
  const badge = shot ? Math.max(0.15 * unit, 2 * size) : Math.max(smallestBadge * unit, 1.2 * size);
  const [pad, gap] = [0.38 * size, 0.35 * size];
  return { badge, pad, gap, side: badge + gap + 2 * pad };
}

interface CardRequest {
  readonly id: string;
  readonly box: Box;
  readonly frame: SlideFrame;
  readonly tone: Tone;
  readonly time: { readonly start: number; readonly end: number };
  readonly text: string;
  readonly ident: string;
  readonly look: TextLook;
  readonly set: SetText;
}

export function choiceItems(choice: Choice, request: CardRequest): DraftItem[] {
  const { id, box, frame, time, set } = request;
  const unit = shorterSide(frame);
  const { badge, pad, gap } = choiceRoom(choice, set.size, unit);
  const colors = colorsOf(choice, request.tone);
  const effects = entrance(choice);
  const isSharp = frame.theme.words.kind === 'card' && frame.theme.words.corner === 'sharp';
  const radius = isSharp ? 0 : Math.min(box.height / 2, unit * 0.03);
  const mark = { x: box.x + pad, y: box.y + (box.height - badge) / 2, width: badge, height: badge };
  const x = mark.x + badge + gap;
  const words = {
    x,
    y: box.y + (box.height - set.height) / 2,
    height: set.height,
    width: Math.max(1, box.x + box.width - pad - x),
  };
  return [
    ...(choice.mark === 'right'
      ? rightCard(request, radius, effects)
      : choice.mark === 'open'
        ? [shapeItem(`${id}-card`, box, roundedPath(box, radius), colors.card, time, { effects })]
        : []),
    ...badgeItems(choice, request, mark, effects),
    textItem({
      id,
      ident: request.ident,
      text: request.text,
      color: colors.ink,
      size: set.size,
      look: { ...request.look, effects },
      align: 'left',
      box: words,
      ...time,
      cut: set.cut,
    }),
  ];
}

/** What is right is larger than its card was, with an edge that nobody misses. */
function rightCard(
  { id, box, frame, time, tone }: CardRequest,
  radius: number,
  effects: TextLook['effects'],
): DraftItem[] {
  const unit = shorterSide(frame);
  const card = inset(box, -unit * 0.014);
  const edge = inset(card, -unit * 0.01);
  const corner = radius === 0 ? 0 : radius + unit * 0.008;
  const isOnDark = tone.grounds.every(
    (ground) => contrast(ground, white) > contrast(ground, black),
  );
  const color = isOnDark ? right.ink : right.edge;
  return [
    shapeItem(`${id}-edge`, edge, roundedPath(edge, corner), color, time, { effects }),
    shapeItem(`${id}-card`, card, roundedPath(card, corner), right.card, time, { effects }),
  ];
}

function badgeItems(
  choice: Choice,
  { id, frame, tone, time, look }: CardRequest,
  box: Box,
  effects: TextLook['effects'],
): DraftItem[] {
  const colors = colorsOf(choice, tone);
  if (choice.shot && choice.mark !== 'right') {
    const mask = { type: 'custom_mask', url: '/library/shapes/mask-circle.png' } as const;
    return [filledBox(choice.shot, frame, `${id}-picture`, box, time, { mask, effects })];
  }
  const circle = shapeItem(`${id}-badge`, box, circlePath, colors.badge, time, { effects });
  if (choice.mark === 'right') {
    const inner = box.width * 0.2;
    const tick = {
      x: box.x + inner,
      y: box.y + inner,
      width: box.width - 2 * inner,
      height: box.height - 2 * inner,
    };
    return [circle, shapeItem(`${id}-check`, tick, checkPath, right.card, time, { effects })];
  }
  const size = box.height * letterShare;
  const letter = { ...box, y: box.y + (box.height - size * 1.2) / 2, height: size * 1.2 };
  return [
    circle,
    textItem({
      id: `${id}-letter`,
      ident: 'letter',
      text: choice.letter,
      look: { ...look, effects },
      color: colors.onBadge,
      size,
      align: 'center',
      box: letter,
      ...time,
      cut: false,
    }),
  ];
}

/** Cards settle one after the other, the right one from a little larger. */
function entrance({ letter, mark }: Choice): TextLook['effects'] {
  const at = Math.max(0, letter.charCodeAt(0) - 65);
  return mark === 'open'
    ? { in: { effect: 'settle-in-up', duration: 350 + 110 * at } }
    : { in: { effect: mark === 'right' ? 'settle-in-large' : 'none', duration: 500 } };
}

function colorsOf({ mark }: Choice, { grounds, ink, accent, onAccent }: Tone) {
  if (mark === 'right') return { ...right, badge: right.ink, onBadge: right.card };
  const ground = grounds.reduce((sum, one) => mixColors(sum, one, 0.5));
  const card = mixColors(ground, colorOf(ink), mark === 'open' ? 0.12 : 0);
  const plain = { card: writeColor(card), ink: readableOn(ink, [card, ...grounds]) };
  if (mark === 'open') return { ...plain, badge: accent, onBadge: onAccent };
  const badge = mixColors(ground, colorOf(ink), 0.16);
  return { ...plain, badge: writeColor(badge), onBadge: readableOn(ink, [badge]) };
}
