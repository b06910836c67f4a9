/** Words that follow the voice: marked, popping up, filled, one at a time, typed. */
import type { Box } from '@reelwright/motion';
import { hasRightToLeft } from '@reelwright/movie/language';
import { aim, type Brush } from '../surface/brush.ts';
import { drawKept } from '../surface/draw-kept.ts';
import {
  drawKeptWord,
  drawLetters,
  drawWords,
  fillRounded,
  type Pen,
  reachOf,
} from './caption-pen.ts';
import type { LaidWord } from './lay-out-caption.ts';

/** The last word that has begun; the first before that. */
function wordNow({ laid, line, seconds }: Pen): LaidWord | undefined {
  const current = line.words.findLast(({ start }) => start <= seconds) ?? line.words[0];
  return laid.words.find(({ word }) => word === current);
}

export function drawMarked({ brush, inks, laid, seconds, ...pen }: Pen): void {
  const now = wordNow({ brush, inks, laid, seconds, ...pen });
  if (!now || now.word.start > seconds) return;
  const room = 0.16 * laid.sizePx;
  const box = { ...now.box, x: now.box.x - room, width: now.box.width + 2 * room };
  drawKept(brush, now, box, (layer) => {
    fillRounded(layer, box, 0.2 * laid.sizePx, inks.accent);
    drawLetters(layer, now, inks.onAccent);
  });
}

/** How long a word takes to come. */
const popSeconds = 0.16;

/** Larger than it will be for a moment, then itself. */
export function popScale(since: number): number {
  const t = Math.min(1, Math.max(0, since / popSeconds));
  return t >= 1 ? 1 : 0.7 + 0.3 * t + 0.22 * Math.sin(Math.PI * t) * (0.4 + t);
}

export function drawPopping(pen: Pen): void {
  const { laid, inks, seconds } = pen;
  const now = wordNow(pen);
  for (const one of laid.words) {
    if (one.word.start > seconds && one !== now) continue;
    const color = one === now ? inks.accentVivid : '#ffffff';
    // Each word has two pictures: in the colour of what is said now, and of what was said.
    const owner = one === now ? one.laid : one;
    drawKeptWord(pen, owner, one, color, popScale(seconds - one.word.start));
  }
}

export function drawFilling(pen: Pen): void {
  const { laid, inks, seconds } = pen;
  const filled = laid.words.map((one): SpokenPart => {
    const { start, end } = one.word;
    const share = Math.min(1, Math.max(0, (seconds - start) / Math.max(0.05, end - start)));
    const { x, y, width, height } = one.box;
    // Letters reach a little beyond their width.
    const beyond = 0.1 * laid.sizePx;
    const full = width + 2 * beyond;
    const left = hasRightToLeft(one.word.text) ? x - beyond + full * (1 - share) : x - beyond;
    return { one, part: { x: left, y, width: full * share, height } };
  });
  drawParts(pen, laid.rows, filled, inks.accentOnGround);
}

/** As much of a word as was said. */
interface SpokenPart {
  readonly one: LaidWord;
  readonly part: Box;
}

/** A whole line is drawn once for its owner; of each row, what was said is laid in one piece. */
function drawParts(pen: Pen, owner: object, parts: readonly SpokenPart[], color: string): void {
  const { brush, laid } = pen;
  const seen = parts.filter(({ part }) => part.width > 0);
  for (const row of Map.groupBy(seen, ({ one }) => one.box.y).values()) {
    // A foreign name within a row goes the other way: what was said is not in one piece there.
    const isMixed = row.some(({ one }) => hasRightToLeft(one.word.text) !== laid.isRightToLeft);
    const pieces = row.map(({ part }) => part);
    for (const part of isMixed ? pieces : [around(pieces)]) {
      const draw = (layer: Brush) => drawWords(layer, pen, laid.words, () => color);
      drawKept(brush, owner, reachOf(pen), draw, { part });
    }
  }
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function drawSingle(pen: Pen): void {
  const { inks, seconds } = pen;
  const now = wordNow(pen);
  if (!now) return;
  const color = now.isKey ? inks.accentVivid : '#ffffff';
  drawKeptWord(pen, now, now, color, popScale(seconds - now.word.start));
}

export function drawTyped(pen: Pen): void {
  const { brush, laid, inks, seconds } = pen;
  const begun = laid.words.filter(({ word }) => word.start <= seconds);
  const typed = begun.map((one): SpokenPart => {
    const { start, end } = one.word;
    const { chars } = one.laid;
    const share = (seconds - start) / Math.max(0.05, (end - start) * 0.9);
    const count = Math.min(chars.length, Math.ceil(share * chars.length));
    const isRight = hasRightToLeft(one.word.text);
    return { one, part: typedBox(one.box, chars.slice(0, count), isRight) };
  });
  drawParts(pen, laid.words, typed, inks.text);
  // Words stand as they are seen, which is not the order in which they are said where a line is read from the right.
  const now = wordNow(pen);
  const last = typed.find(({ one }) => one === now);
  const caret = last && { ...last.one.box, x: caretX(last, laid.sizePx) };
  const box = caret ?? laid.words[0]?.box;
  if (!box) return;
  const context = aim(brush);
  context.fillStyle = inks.accentOnGround;
  context.fillRect(
    box.x + 0.06 * laid.sizePx,
    box.y + 0.2 * laid.sizePx,
    0.09 * laid.sizePx,
    0.84 * laid.sizePx,
  );
}

/** Behind the last letter, on whichever side that is. */
function caretX({ one, part }: SpokenPart, sizePx: number): number {
  return hasRightToLeft(one.word.text) ? part.x - 0.2 * sizePx : part.x + part.width;
}

/** Where the letters stand that are typed so far. */
function typedBox(word: Box, chars: readonly Box[], isRight: boolean): Box {
  const left = isRight ? Math.min(word.width, ...chars.map(({ x }) => x)) : 0;
  const right = isRight ? word.width : Math.max(0, ...chars.map(({ x, width }) => x + width));
  return { ...word, x: word.x + left, width: right - left };
}
