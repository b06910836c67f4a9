/** How far mulberry32 moves on from one number to the next. */
export const mulberryStep = 0x6d2b79f5;

/** A row of numbers from 0 to below 1 that begins with a number: the same row for the same start. */
export function mulberry32(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (state + mulberryStep) | 0;
    return mulberryScatter(state) / 2 ** 32;
  };
}

/** The last steps of mulberry32: an evenly spread whole number below 2³². */
export function mulberryScatter(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
