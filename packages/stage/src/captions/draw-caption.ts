/** What is said at a moment, written on the picture. */
import {
  type CaptionLine,
  captionStyleOf,
  emojiOf,
  isKeyword,
  shownCaptions,
} from '@reelwright/captions';
import type { Box } from '@reelwright/motion';
import { type Captions, watermarkOf } from '@reelwright/movie';
import { filmLanguage, hasRightToLeft } from '@reelwright/movie/language';
import { drawOutlined } from '../items/draw-outlined.ts';
import type { Movie } from '../movie.ts';
import { watermarkBox } from '../slides/draw-watermark.ts';
import { slideAt } from '../slides/slide-at.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import type { Context } from '../surface/context.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import { chain, scaling, translation } from '../surface/matrix.ts';
import { drawText } from '../text/draw-text.ts';
import {
  type CaptionDrawing,
  type CaptionInks,
  captionDrawings,
  captionInks,
} from './caption-looks.ts';
import { type LaidCaption, type LaidWord, layOutCaption } from './lay-out-caption.ts';
import { captionMargins, placeCaption } from './place-caption.ts';

/** The line that stands at a moment. */
function captionAt(movie: Movie, seconds: number): CaptionLine | undefined {
  return shownCaptions(movie).find(({ start, end }) => seconds >= start && seconds < end);
}

/** All that one line is drawn with. */
interface Pen {
  readonly brush: Brush;
  readonly line: CaptionLine;
  readonly seconds: number;
  readonly drawing: CaptionDrawing;
  readonly inks: CaptionInks;
  readonly laid: LaidCaption;
  readonly language: string;
}

export function drawCaption(brush: Brush, movie: Movie, seconds: number): void {
  const { captions } = movie;
  const line = captions?.on ? captionAt(movie, seconds) : undefined;
  const place = line && slideAt(movie, seconds);
  if (!captions || !line || !place) return;
  const drawing = captionDrawings[captionStyleOf(captions.style)];
  const inks = captionInks(captions.look, drawing);
  const { stage } = brush;
  const pad = paddingOf(drawing);
  const sizePx = Math.round(usualSize(stage) * drawing.size * captions.size);
  const { side } = captionMargins(stage, captions.safeArea);
  const maxWidth = stage.width * (1 - 2 * side) - 2 * pad.x * sizePx;
  const laid = layOutCaption(brush, line, { drawing, inks, sizePx, maxWidth });
  const room = { x: Math.round(pad.x * laid.sizePx), y: Math.round(pad.y * laid.sizePx) };
  const { x, y } = placeCaption(
    stage,
    { width: laid.width + 2 * room.x, height: laid.height + 2 * room.y },
    captions,
    {
      slide: place.slide,
      line,
      startSeconds: place.startSeconds,
      watermark: watermarkBox(brush, watermarkOf(movie)),
      align: drawing.align === 'left' && laid.isRightToLeft ? 'right' : drawing.align,
    },
  );
  const atWords = moved(brush, translation(x + room.x, y + room.y));
  const language = filmLanguage(movie);
  drawLine({ brush: atWords, line, seconds, drawing, inks, laid, language });
}

/** The whole of what stands still is drawn once for a line; what follows the voice is drawn on it. */
function drawLine(pen: Pen): void {
  const { brush, line, drawing, inks, laid } = pen;
  const { words } = drawing;
  const isStill =
    words === 'all' || words === 'two-colored' || words === 'marked' || words === 'filling';
  if (drawing.ground !== 'none' || isStill) {
    drawLayer(kept(brush, line), reachOf(pen), {}, (layer) => {
      drawGround(layer, pen);
      if (!isStill) return;
      const colorOf = ({ word }: LaidWord) =>
        words === 'two-colored' && isKeyword(word.text, pen.language)
          ? inks.accentOutlined
          : colorOfWords(pen);
      drawWords(layer, pen, laid.words, colorOf);
    });
  }
  switch (words) {
    case 'all':
    case 'two-colored':
      break;
    case 'marked':
      drawMarked(pen);
      break;
    case 'popping':
      drawPopping(pen);
      break;
    case 'filling':
      drawFilling(pen);
      break;
    case 'single':
      drawSingle(pen);
      break;
    case 'typed':
      drawTyped(pen);
      break;
    default:
      words satisfies never;
  }
  if (drawing.hasEmoji) drawEmoji(pen);
}

/** Of the shorter side: what is read on a phone. */
function usualSize({ width, height }: { readonly width: number; readonly height: number }): number {
  const side = Math.min(width, height);
  return side * (height > width * 1.1 ? 0.068 : width > height * 1.3 ? 0.054 : 0.056);
}

/** Around words, in font sizes. */
function paddingOf({ ground }: CaptionDrawing): { readonly x: number; readonly y: number } {
  switch (ground) {
    case 'none':
      return { x: 0.12, y: 0.06 };
    case 'panel':
      return { x: 0.7, y: 0.34 };
    default:
      return { x: 0.5, y: 0.2 };
  }
}

function reachOf({ laid, drawing }: Pen): Box {
  const room = laid.sizePx;
  const pad = paddingOf(drawing);
  const [x, y] = [pad.x * laid.sizePx + room, pad.y * laid.sizePx + room];
  return { x: -x, y: -y, width: laid.width + 2 * x, height: laid.height + 2 * y };
}

function colorOfWords({ drawing, inks }: Pen): string {
  if (drawing.ground === 'rows') return inks.onAccent;
  return drawing.outline > 0 ? '#ffffff' : inks.text;
}

function drawGround(brush: Brush, { drawing, inks, laid }: Pen): void {
  const pad = paddingOf(drawing);
  const [x, y] = [pad.x * laid.sizePx, pad.y * laid.sizePx];
  const whole = { x: -x, y: -y, width: laid.width + 2 * x, height: laid.height + 2 * y };
  const corner = 0.22 * laid.sizePx;
  switch (drawing.ground) {
    case 'none':
      return;
    case 'plate':
      fillRounded(brush, whole, corner, inks.ground);
      return;
    case 'rows':
      for (const row of laid.rows) {
        const box = {
          x: row.x - x * 0.7,
          y: row.y - y * 0.4,
          width: row.width + 1.4 * x,
          height: row.height + 0.8 * y,
        };
        fillRounded(brush, box, corner, inks.accent);
      }
      return;
    case 'panel':
      fillRounded(brush, whole, corner * 0.6, inks.ground);
      fillRounded(brush, edgeOf(whole, 0.24 * laid.sizePx, laid), corner * 0.4, inks.accent);
      return;
    default:
      drawing.ground satisfies never;
  }
}

/** The side where reading begins. */
function edgeOf(box: Box, width: number, { isRightToLeft }: LaidCaption): Box {
  return { ...box, width, x: isRightToLeft ? box.x + box.width - width : box.x };
}

function fillRounded(brush: Brush, box: Box, radius: number, color: string): void {
  const context = aim(brush);
  traceRounded(context, box, Math.min(radius, box.width / 2, box.height / 2));
  context.fillStyle = color;
  context.fill();
}

function traceRounded(context: Context, { x, y, width, height }: Box, radius: number): void {
  const [right, bottom] = [x + width, y + height];
  context.beginPath();
  context.moveTo(x + radius, y);
  context.lineTo(right - radius, y);
  context.quadraticCurveTo(right, y, right, y + radius);
  context.lineTo(right, bottom - radius);
  context.quadraticCurveTo(right, bottom, right - radius, bottom);
  context.lineTo(x + radius, bottom);
  context.quadraticCurveTo(x, bottom, x, bottom - radius);
  context.lineTo(x, y + radius);
  context.quadraticCurveTo(x, y, x + radius, y);
  context.closePath();
}

function drawWords(
  brush: Brush,
  pen: Pen,
  words: readonly LaidWord[],
  colorOf: (word: LaidWord) => string,
): void {
  outlined(brush, pen, reachOf(pen), (inner) => {
    for (const word of words) drawLetters(inner, word, colorOf(word));
  });
}

/** A word by itself. */
function drawWord(brush: Brush, pen: Pen, word: LaidWord, color: string): void {
  const room = pen.laid.sizePx * 0.3;
  const { x, y, width, height } = word.box;
  const reach = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
  outlined(brush, pen, reach, (inner) => drawLetters(inner, word, color));
}

/** The line is laid around a picture of the letters: canvases stroke letters each in their own way. */
function outlined(
  brush: Brush,
  { drawing, inks, laid }: Pen,
  reach: Box,
  draw: (inner: Brush) => void,
): void {
  if (drawing.outline === 0) {
    draw(brush);
    return;
  }
  const side = Math.min(brush.stage.width, brush.stage.height);
  const thickness = (drawing.outline * laid.sizePx * 540) / side;
  drawOutlined(brush, { enabled: true, thickness, color: inks.outline }, reach, draw);
}

function drawLetters(brush: Brush, { box, laid }: LaidWord, color: string): void {
  // Letters stand in the middle of their row.
  const lower = (box.height - laid.block.heightPx) / 2;
  drawText(moved(brush, translation(box.x, box.y + lower)), laid, {}, { color });
}

/** The last word that has begun; the first before that. */
function wordNow({ laid, line, seconds }: Pen): LaidWord | undefined {
  const current = line.words.findLast(({ start }) => start <= seconds) ?? line.words[0];
  return laid.words.find(({ word }) => word === current);
}

function drawMarked(pen: Pen): void {
  const { brush, inks, laid, seconds } = pen;
  const now = wordNow(pen);
  if (!now || now.word.start > seconds) return;
  const room = 0.16 * laid.sizePx;
  const box = { ...now.box, x: now.box.x - room, width: now.box.width + 2 * room };
  const plain = { ...pen, drawing: { ...pen.drawing, outline: 0 } };
  drawLayer(kept(brush, now), box, {}, (layer) => {
    fillRounded(layer, box, 0.2 * laid.sizePx, inks.accent);
    drawWord(layer, plain, now, inks.onAccent);
  });
}

/** How long a word takes to come. */
const popSeconds = 0.16;

/** Larger than it will be for a moment, then itself. */
function popScale(since: number): number {
  const t = Math.min(1, Math.max(0, since / popSeconds));
  return t >= 1 ? 1 : 0.7 + 0.3 * t + 0.22 * Math.sin(Math.PI * t) * (0.4 + t);
}

function scaledAround(brush: Brush, { x, y, width, height }: Box, scale: number): Brush {
  if (scale === 1) return brush;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return moved(
    { ...brush, betweenRows: true },
    chain(translation(cx, cy), scaling(scale, scale), translation(-cx, -cy)),
  );
}

/** What is drawn is the same in every frame from now on. */
function kept(brush: Brush, owner: object): Brush {
  return { ...brush, keeper: { owner, next: 0 } };
}

function drawPopping(pen: Pen): void {
  const { brush, laid, inks, seconds } = pen;
  const now = wordNow(pen);
  for (const one of laid.words) {
    if (one.word.start > seconds && one !== now) continue;
    const inner = scaledAround(brush, one.box, popScale(seconds - one.word.start));
    const color = one === now ? inks.accentOutlined : '#ffffff';
    // Words that have come stand still: they are drawn once, and once more in the colour of what is said now.
    const owner = one === now ? one.laid : one;
    drawWord(inner === brush ? kept(brush, owner) : inner, pen, one, color);
  }
}

function drawFilling(pen: Pen): void {
  const { brush, laid, inks, seconds } = pen;
  for (const one of laid.words) {
    const { start, end } = one.word;
    const share = Math.min(1, Math.max(0, (seconds - start) / Math.max(0.05, end - start)));
    if (share === 0) continue;
    const { x, y, width, height } = one.box;
    // Letters reach a little beyond their width. A layer is cut at whole px, which every canvas does alike.
    const beyond = 0.1 * laid.sizePx;
    const full = width + 2 * beyond;
    const left = hasRightToLeft(one.word.text) ? x - beyond + full * (1 - share) : x - beyond;
    const filled = { x: left, y, width: full * share, height };
    const inner = share === 1 ? kept(brush, one) : brush;
    drawLayer(inner, filled, {}, (layer) => drawWord(layer, pen, one, inks.accentOnGround));
  }
}

function drawSingle(pen: Pen): void {
  const { brush, inks, seconds, language } = pen;
  const now = wordNow(pen);
  if (!now) return;
  const inner = scaledAround(brush, now.box, popScale(seconds - now.word.start));
  const color = isKeyword(now.word.text, language) ? inks.accentOutlined : '#ffffff';
  drawWord(inner === brush ? kept(brush, now) : inner, pen, now, color);
}

function drawTyped(pen: Pen): void {
  const { brush, laid, inks, seconds } = pen;
  let caret: Box | undefined;
  for (const one of laid.words) {
    const { start, end } = one.word;
    if (start > seconds) continue;
    const { chars } = one.laid;
    const share = (seconds - start) / Math.max(0.05, (end - start) * 0.9);
    const typed = Math.min(chars.length, Math.ceil(share * chars.length));
    const isRight = hasRightToLeft(one.word.text);
    const shown = typedBox(one.box, chars.slice(0, typed), isRight);
    const inner = typed === chars.length ? kept(brush, one) : brush;
    drawLayer(inner, shown, {}, (layer) => drawWord(layer, pen, one, inks.text));
    // Behind the last letter, on whichever side that is.
    const caretX = isRight ? shown.x - 0.2 * laid.sizePx : shown.x + shown.width;
    caret = { ...one.box, x: caretX };
  }
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

/** Where the letters stand that are typed so far. */
function typedBox(word: Box, chars: readonly Box[], isRight: boolean): Box {
  const left = isRight ? Math.min(word.width, ...chars.map(({ x }) => x)) : 0;
  const right = isRight ? word.width : Math.max(0, ...chars.map(({ x, width }) => x + width));
  return { ...word, x: word.x + left, width: right - left };
}

/** The emoji of the last word that has one, above it; it comes with its word. */
function drawEmoji({ brush, laid, seconds }: Pen): void {
  const spoken = laid.words.filter(({ word }) => word.start <= seconds && emojiOf(word.text));
  const one = spoken.toSorted((a, b) => a.word.start - b.word.start).at(-1);
  const emoji = one && emojiOf(one.word.text);
  if (!one || !emoji) return;
  const picture = brush.assets.emoji(emoji);
  if (!picture) {
    brush.assets.report?.({ kind: 'missing-emoji', grapheme: emoji });
    return;
  }
  const side = 1.7 * laid.sizePx;
  const middle = one.box.x + one.box.width / 2;
  const box = { x: middle - side / 2, y: -0.34 * laid.sizePx - side, width: side, height: side };
  const inner = scaledAround(brush, box, popScale(seconds - one.word.start));
  drawScaled(inner, picture, box);
}

/** What must be there before the captions of a slide can be drawn. */
export interface CaptionNeeds {
  readonly text: string;
  readonly family: string;
  readonly bold: boolean;
  readonly emoji: readonly string[];
}

export function captionNeeds(
  movie: Movie,
  captions: Captions,
  slideId: string,
): CaptionNeeds | undefined {
  const lines = shownCaptions(movie).filter(({ slide }) => slide === slideId);
  if (lines.length === 0) return undefined;
  const drawing = captionDrawings[captionStyleOf(captions.style)];
  const { family } = captionInks(captions.look, drawing);
  const text = lines.map((line) => line.text).join(' ');
  return {
    text: drawing.isUpper ? text.toUpperCase() : text,
    family,
    bold: drawing.bold,
    emoji: drawing.hasEmoji
      ? lines.flatMap(({ words }) => words.flatMap((word) => emojiOf(word.text) ?? []))
      : [],
  };
}
