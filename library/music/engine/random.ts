/** The same numbers for the same seed, so that a piece is played the same way every time. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2654435761) >>> 0 || 1;
  }

  /** From 0 to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Around 0, rarely far from it: how people miss a beat. */
  around(spread: number): number {
    return ((this.next() + this.next() + this.next()) / 1.5 - 1) * spread;
  }
}
