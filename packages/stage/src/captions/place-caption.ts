/** Where captions stand: as chosen, unless the watermark, a face, a logo or words of the slide are there already. */
import type { CaptionLine } from '@reelwright/captions';
import type { Box } from '@reelwright/motion';
import { type CaptionPlace, type Captions, isUpright, type Slide } from '@reelwright/movie';
import { keptClear } from './kept-clear.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What apps cover of upright films with their buttons, and the edge of every film, as shares of it. */
export function captionMargins(stage: Size, safeArea: boolean) {
  if (isUpright(stage) && safeArea) return { top: 0.12, bottom: 0.2, side: 0.112 };
  return { top: 0.06, bottom: 0.06, side: 0.06 };
}

/** So far from what it steps aside for, as a share of the shorter side. */
const gapShare = 0.015;
/** A covered face is worse than a covered word. */
const mainWeight = 20;

export function placeCaption(
  stage: Size,
  box: Size,
  captions: Captions,
  {
    slide,
    line,
    startSeconds,
    watermark,
    align,
  }: {
    readonly slide: Slide;
    readonly line: CaptionLine;
    /** When the slide begins. */
    readonly startSeconds: number;
    readonly watermark: Box | undefined;
    readonly align: 'center' | 'left' | 'right';
  },
): { readonly x: number; readonly y: number } {
  const margins = captionMargins(stage, captions.safeArea);
  const side = stage.width * margins.side;
  const centered = (stage.width - box.width) / 2;
  const x = { left: side, center: centered, right: stage.width - side - box.width }[align];
  const places: Readonly<Record<CaptionPlace, number>> = {
    low: stage.height * (1 - margins.bottom) - box.height,
    middle: (stage.height - box.height) / 2,
    high: stage.height * margins.top,
  };
  const chosen = captions.slides?.[slide.id]?.position ?? captions.position;
  const order: readonly CaptionPlace[] = [chosen, 'low', 'high', 'middle'];
  const gap = gapShare * Math.min(stage.width, stage.height);
  const taken = keptClear(slide, line.start - startSeconds, line.end - startSeconds);
  const covered = (y: number) =>
    taken.reduce(
      (sum, one) => sum + shared(one.box, { x, y, ...box }) * (one.isMain ? mainWeight : 1),
      0,
    );
  let best = { y: places[chosen], covered: Number.POSITIVE_INFINITY };
  const consider = (y: number) => {
    const found = covered(y);
    if (found < best.covered) best = { y, covered: found };
  };
  for (const place of order) {
    consider(clearOf(watermark, { x, y: places[place], ...box }, gap, place));
  }
  // Not in one of the thirds: right above or below what is in the way.
  const [highest, lowest] = [places.high, places.low];
  for (const one of best.covered > 0 ? taken : []) {
    for (const y of [one.box.y - gap - box.height, one.box.y + one.box.height + gap]) {
      const isFree = !watermark || shared(grown(watermark, gap), { x, y, ...box }) === 0;
      if (y >= highest && y <= lowest && isFree) consider(y);
    }
  }
  // Where every canvas sets letters alike.
  return { x: Math.round(x), y: Math.round(best.y) };
}

/** Above a watermark at the foot, below one at the head. */
function clearOf(watermark: Box | undefined, box: Box, gap: number, place: CaptionPlace): number {
  if (!watermark || shared(grown(watermark, gap), box) === 0) return box.y;
  return place === 'high' ? watermark.y + watermark.height + gap : watermark.y - gap - box.height;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
