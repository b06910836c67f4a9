import { hashText } from './hash-text.ts';
import { mulberry32 } from './mulberry32.ts';

/** A row of numbers that looks random and is always the same for the same seed. */
export interface SeededRandom {
  /** 0 to below 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** The generator for everything new. */
export function seededRandom(seed: string): SeededRandom {
  const next = mulberry32(hashText(seed));
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
