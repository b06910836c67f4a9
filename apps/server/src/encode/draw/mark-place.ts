/** Where on a canvas something was left, in its px. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One call that left something on a canvas. */
export interface PlacedMark {
  /** Two that have the same number look the same. */
  readonly look: number;
  /** All that it may cover; undefined: anything. */
  readonly edges: Edges | undefined;
  /**
   * What it looks like where only a part of it is drawn: as the whole does (pictures px for px), as the whole does only if
   * it is all within that part (edges of shapes are rounded otherwise when they are cut), or nobody knows.
   */
  readonly whenCut: 'same' | 'whole-only' | 'unknown';
}

/** Around both. */
export function edgesAround(one: Edges | undefined, other: Edges): Edges {
  if (!one) return other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Gathers points into the box around them. */
export class Extent {
  #left = Number.POSITIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #right = Number.NEGATIVE_INFINITY;
  #bottom = Number.NEGATIVE_INFINITY;

  reset(): void {
    this.#left = Number.POSITIVE_INFINITY;
    this.#top = Number.POSITIVE_INFINITY;
    this.#right = Number.NEGATIVE_INFINITY;
    this.#bottom = Number.NEGATIVE_INFINITY;
  }

  add(x: number, y: number): void {
    if (x < this.#left) this.#left = x;
    if (x > this.#right) this.#right = x;
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  /** @param beyond so many px on each side. */
  edges(beyond: number): Edges {
    return {
      left: this.#left - beyond,
      top: this.#top - beyond,
      right: this.#right + beyond,
      bottom: this.#bottom + beyond,
    };
  }
}
