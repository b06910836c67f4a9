import type { Box } from '@reelwright/motion';
import { type Color, parseColor, writeColor } from '../color/parse-color.ts';
import { fillGradient } from '../gradient/fill-gradient.ts';
import { gradientPaint } from '../gradient/gradient-paint.ts';
import { type ParsedGradient, parseGradient } from '../gradient/parse-gradient.ts';
import { aim, aimBetweenRows, type Brush, moved } from '../surface/brush.ts';
import type { Context } from '../surface/context.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import type { Fragment } from './fragment.ts';
import { setFont, unknownWidth } from './text-ruler.ts';

/** Letters that are drawn at once: a fragment, or some of one. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly fragment: Fragment;
}

export interface TextPaint {
  /** Instead of the letters' own colours. */
  readonly color?: string | undefined;
  readonly outline?: { readonly color: string; readonly widthPx: number } | undefined;
  /** What gradients stretch over. */
  readonly bounds: Box;
  /** What becomes of every colour. */
  readonly tint?: ((color: Color) => Color) | undefined;
}

/** Draws letters with what is behind and around them. */
export function drawPieces(brush: Brush, pieces: readonly Piece[], paint: TextPaint): void {
  if (!paint.color) for (const piece of pieces) drawGround(brush, piece, paint);
  for (const piece of pieces) drawOutline(brush, piece, paint);
  for (const piece of pieces) drawLetters(brush, piece, paint);
}

/** The coloured ground behind marked letters. */
function drawGround(brush: Brush, { x, width, fragment }: Piece, paint: TextPaint): void {
  const { background, sizePx } = fragment.ink;
  if (!background) return;
  const context = aim(brush);
  context.fillStyle = tinted(background, paint);
  context.fillRect(x, fragment.baselineY - sizePx * 0.95, width, sizePx * 1.25);
}

function drawOutline(brush: Brush, piece: Piece, paint: TextPaint): void {
  const { outline } = paint;
  if (!outline || piece.fragment.emoji || !piece.fragment.ink.file) return;
  const context = prepare(brush, piece);
  context.strokeStyle = tinted(outline.color, paint);
  context.lineWidth = outline.widthPx * 2;
  context.lineJoin = 'round';
  context.strokeText(piece.text, piece.x, piece.fragment.baselineY);
  if (piece.fragment.rightToLeft) context.direction = 'ltr';
}

function drawLetters(brush: Brush, piece: Piece, paint: TextPaint): void {
  const { fragment, x, width } = piece;
  const { ink, baselineY } = fragment;
  if (fragment.emoji) {
    drawEmoji(brush, piece);
    return;
  }
  const gradient = paint.color ? undefined : tintedGradient(parseGradient(ink.gradient), paint);
  const bounds = fragment.gradientBox ?? paint.bounds;
  const painted = gradient && gradientPaint(brush.context, gradient, bounds);
  if (gradient && painted?.stretch) {
    // Letters cannot be filled with what is stretched: it is laid on them.
    const reach = reachOf(piece);
    drawLayer(brush, reach, {}, (layer) => {
      drawLetters(layer, piece, { bounds: paint.bounds, color: '#000' });
      layer.context.globalCompositeOperation = 'source-in';
      fillGradient(layer, gradient, bounds, reach);
      layer.context.globalCompositeOperation = 'source-over';
    });
    return;
  }
  const context = prepare(brush, piece);
  context.fillStyle = painted?.paint ?? tinted(paint.color ?? ink.color, paint);
  if (ink.file) context.fillText(piece.text, x, baselineY);
  else drawUnknown(context, piece);
  if (fragment.rightToLeft) context.direction = 'ltr';
  if (!ink.underline && !ink.strike) return;
  aim(brush);
  const thickness = Math.max(1, ink.sizePx * 0.06);
  if (ink.underline) context.fillRect(x, baselineY + ink.sizePx * 0.1, width, thickness);
  if (ink.strike) context.fillRect(x, baselineY - ink.sizePx * 0.3, width, thickness);
}

function tinted(css: string, { tint }: TextPaint): string {
  const color = tint && parseColor(css);
  return tint && color ? writeColor(tint(color)) : css;
}

function tintedGradient(
  gradient: ParsedGradient | undefined,
  { tint }: TextPaint,
): ParsedGradient | undefined {
  if (!gradient || !tint) return gradient;
  return {
    ...gradient,
    stops: gradient.stops.map((stop) => ({ ...stop, color: tint(stop.color) })),
  };
}

/** How far letters lean to the right, of their height: as far as italic ones usually do. */
const slant = 0.2;

/** Leaning on the line that they stand on. */
function slantedOn(brush: Brush, baselineY: number): Brush {
  return moved(brush, [1, 0, -slant, 1, slant * baselineY, 0]);
}

function prepare(upright: Brush, { fragment, x, width }: Piece): Context {
  const { ink, rightToLeft, baselineY } = fragment;
  const brush = ink.slanted ? slantedOn(upright, baselineY) : upright;
  const context = brush.betweenRows ? aimBetweenRows(brush, x + width / 2) : aim(brush);
  if (ink.file) {
    setFont(context, ink.file.name, ink.sizePx);
    if (!brush.assets.fontReady(ink.file)) {
      brush.assets.report?.({ kind: 'missing-font', family: ink.file.name });
    }
  }
  // Each of these costs as much as a letter, so they are left as every context has them from the start.
  if (rightToLeft) context.direction = 'rtl';
  return context;
}

/** All that letters may cover. */
function reachOf({ x, width, fragment: { baselineY, ink } }: Piece): Box {
  const { sizePx } = ink;
  return {
    x: x - sizePx,
    y: baselineY - 1.6 * sizePx,
    width: width + 2 * sizePx,
    height: 2.4 * sizePx,
  };
}

/** A hollow box per letter, as readers know it from elsewhere. */
function drawUnknown(context: Context, { text, x, fragment }: Piece): void {
  const { sizePx } = fragment.ink;
  context.strokeStyle = context.fillStyle;
  context.lineWidth = sizePx * 0.04;
  [...text].forEach((letter, index) => {
    if (!letter.trim()) return;
    context.beginPath();
    context.rect(
      x + (index * unknownWidth + 0.08) * sizePx,
      fragment.baselineY - sizePx * 0.7,
      sizePx * 0.44,
      sizePx * 0.7,
    );
    context.stroke();
  });
}

function drawEmoji(brush: Brush, { text, x, width, fragment }: Piece): void {
  const size = fragment.ink.sizePx * 1.12;
  const left = x + (width - size) / 2;
  const top = fragment.baselineY - fragment.ink.sizePx * 0.92;
  const picture = brush.assets.emoji(text);
  if (picture) {
    drawScaled(brush, picture, { x: left, y: top, width: size, height: size });
    return;
  }
  brush.assets.report?.({ kind: 'missing-emoji', grapheme: text });
  if (brush.assets.isEmojiComing?.(text)) return;
  const context = aim(brush);
  context.fillStyle = 'rgba(128,128,128,0.3)';
  context.fillRect(left + size * 0.1, top + size * 0.1, size * 0.8, size * 0.8);
}
