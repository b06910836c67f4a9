/** Small decisions that look like chance and are always the same for the same words. */
export function seeded(seed: string): {
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
} {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    let mixed = Math.imul(state ^ (state >>> 13), 3266489909);
    mixed ^= mixed >>> 16;
    return (mixed >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('There is nothing to pick from.');
      return found;
    },
  };
}
