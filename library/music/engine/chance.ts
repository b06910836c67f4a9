import { mulberry32 } from '@reelwright/chance';

/** The same numbers for the same seed, so that a piece is played the same way every time. */
export class Chance {
  /** From 0 to 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = mulberry32((seed * 2654435761) >>> 0 || 1);
  }

  /** Around 0, rarely far from it: how people miss a beat. */
  around(spread: number): number {
    return ((this.next() + this.next() + this.next()) / 1.5 - 1) * spread;
  }
}
