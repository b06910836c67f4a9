/** Where captions stand: as wished, unless the watermark, a logo or words of the slide are there already. */
import type { CaptionLine } from '@reelwright/captions';
import type { Box } from '@reelwright/motion';
import type { CaptionPlace, Captions, Item, Slide } from '@reelwright/movie';
import { itemBox } from '../items/item-box.ts';
import { boundsOf } from '../surface/matrix.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What apps cover of upright films with their buttons, and the edge of every film, as shares of it. */
export function captionMargins({ width, height }: Size, safeArea: boolean) {
  const isUpright = height > width * 1.1;
  if (isUpright && safeArea) return { top: 0.12, bottom: 0.2, side: 0.08 };
  return { top: 0.06, bottom: 0.06, side: 0.06 };
}

/** So far from what it steps aside for, as a share of the shorter side. */
const gapShare = 0.015;

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
  const wished = captions.slides?.[slide.id]?.position ?? captions.position;
  const order: readonly CaptionPlace[] = [wished, 'low', 'high', 'middle'];
  const gap = gapShare * Math.min(stage.width, stage.height);
  const taken = takenBoxes(slide, line.start - startSeconds, line.end - startSeconds);
  let best = { y: places[wished], overlap: Number.POSITIVE_INFINITY };
  for (const place of order) {
    const y = clearOf(watermark, { x, y: places[place], ...box }, gap, place);
    const overlap = taken.reduce((sum, one) => sum + shared(one, { x, y, ...box }), 0);
    if (overlap < best.overlap) best = { y, overlap };
  }
  // Where every canvas sets letters alike.
  return { x: Math.round(x), y: Math.round(best.y) };
}

/** Above a watermark at the foot, below one at the head. */
function clearOf(watermark: Box | undefined, box: Box, gap: number, place: CaptionPlace): number {
  if (!watermark || shared(grown(watermark, gap), box) === 0) return box.y;
  return place === 'high' ? watermark.y + watermark.height + gap : watermark.y - gap - box.height;
}

/** Words and logos that can be seen while the line stands. */
function takenBoxes({ items }: Slide, from: number, to: number): readonly Box[] {
  return items.flatMap((item): Box[] => {
    if (item.hide || item.show === false || !isTaken(item)) return [];
    if (item.timing.startTime >= to || item.timing.endTime <= from) return [];
    const { width, height, matrix } = itemBox(item, { x: 1, y: 1 });
    return [boundsOf(matrix, { x: 0, y: 0, width, height })];
  });
}

function isTaken(item: Item): boolean {
  if (item.type === 'text') return (item.text ?? '').replace(/<[^>]*>/g, '').trim() !== '';
  if (item.type === 'group') return (item.children ?? []).some(isTaken);
  return /\blogo\b/i.test(`${item.ident ?? ''} ${item.name ?? ''}`);
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
