/** Where captions stand: as chosen where that is free, else where nothing is covered that has to be seen. */
import type { Box } from '@reelwright/motion';
import { type CaptionPlace, type Captions, isUpright } from '@reelwright/movie';
import type { KeptClear } from './kept-clear.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What apps cover of upright films with their buttons, and the edge of every film, as shares of it. */
export function captionMargins(stage: Size, safeArea: boolean) {
  if (isUpright(stage) && safeArea) return { top: 0.12, bottom: 0.2, side: 0.112 };
  return { top: 0.06, bottom: 0.06, side: 0.06 };
}

/** So far from what it steps aside for, as shares of the shorter side: with some air around it, else with less. */
const gapShares = { airy: 0.032, tight: 0.015 };
/** Somewhere else has to be so much better than where captions were put: a little less covered is no reason to go. */
const worthLeaving = 0.7;

/** The place for all captions of a slide, from top to bottom. */
export interface CaptionSlot {
  readonly y: number;
  readonly height: number;
  /** Where a line stands that is lower than the place. */
  readonly anchor: CaptionPlace;
}

/**
 * @param box what the largest line of the slide takes: all its lines stand in one place, so that nothing jumps.
 * @param taken what should not be covered.
 */
export function placeCaptions(
  stage: Size,
  box: Size,
  captions: Captions,
  {
    slideId,
    taken,
    watermark,
    x,
  }: {
    readonly slideId: string;
    readonly taken: readonly KeptClear[];
    readonly watermark: Box | undefined;
    /** Where the largest line begins. */
    readonly x: number;
  },
): CaptionSlot {
  const margins = captionMargins(stage, captions.safeArea);
  const places: Readonly<Record<CaptionPlace, number>> = {
    low: stage.height * (1 - margins.bottom) - box.height,
    middle: (stage.height - box.height) / 2,
    high: stage.height * margins.top,
  };
  const chosen = captions.slides?.[slideId]?.position ?? captions.position;
  const side = Math.min(stage.width, stage.height);
  const gap = gapShares.tight * side;
  const covered = (y: number) =>
    taken.reduce((sum, { box: other, weight }) => {
      const area = shared(other, { x, y, ...box });
      // A small thing is gone when it is covered; a large one is not when a corner is.
      const part = area / (other.width * other.height) + area / (box.width * box.height);
      return sum + (area > 0 ? weight * part : 0);
    }, 0);
  let best = { y: places[chosen], covered: Number.POSITIVE_INFINITY, anchor: chosen };
  const consider = (y: number, anchor: CaptionPlace) => {
    const found = covered(y);
    if (found < best.covered * worthLeaving) best = { y, covered: found, anchor };
  };
  for (const place of [chosen, 'low', 'high', 'middle'] as const) {
    consider(clearOf(watermark, { x, y: places[place], ...box }, gap, place), place);
  }
  // Not in one of the thirds: right above or below what is in the way.
  for (const room of best.covered > 0 ? [gapShares.airy * side, gap] : []) {
    for (const { box: other } of taken) {
      const above = other.y - room - box.height;
      const below = other.y + other.height + room;
      for (const y of [above, below]) {
        const isFree = !watermark || shared(grown(watermark, gap), { x, y, ...box }) === 0;
        if (y >= places.high && y <= places.low && isFree) {
          consider(y, y === above ? 'low' : 'high');
        }
      }
    }
  }
  return { y: best.y, height: box.height, anchor: best.anchor };
}

/** Where a line of this height begins. */
export function topIn({ y, height, anchor }: CaptionSlot, own: number): number {
  const free = height - own;
  return y + free * { high: 0, middle: 0.5, low: 1 }[anchor];
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
