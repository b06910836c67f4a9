/** A row of numbers that looks random and is always the same for the same seed. */
export interface SeededRandom {
  /** 0 to below 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return scatter(state) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** FNV-1a: texts that differ little get numbers that differ much. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** The last steps of mulberry32: an evenly spread whole number below 2³². */
export function scatter(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
