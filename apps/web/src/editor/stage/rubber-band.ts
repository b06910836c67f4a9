import type { PlacedItem, StagePoint } from '@reelwright/stage';

/** A box drawn with the mouse around what is to be selected. */
export interface Band {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function bandBetween(from: StagePoint, to: StagePoint): Band {
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/** Ids of what it touches. Groups count as a whole; what is locked stays out. */
export function itemsInBand(boxes: readonly PlacedItem[], band: Band): readonly string[] {
  return boxes
    .filter(({ groups, isLocked, bounds }) => {
      const touches =
        bounds.x < band.left + band.width &&
        bounds.x + bounds.width > band.left &&
        bounds.y < band.top + band.height &&
        bounds.y + bounds.height > band.top;
      return groups.length === 0 && !isLocked && touches;
    })
    .map(({ item }) => item.id);
}
