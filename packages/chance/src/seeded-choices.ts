export interface SeededChoices {
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/**
 * The generator that built-in pictures and the wording of films began with. It gives other numbers than `seededRandom`,
 * and cannot be replaced by it: the address of a built-in picture is its recipe and seed, so pictures in saved projects
 * would be drawn anew, and films made again from the same answers would say other sentences.
 */
export function seededChoices(seed: string): SeededChoices {
  // By code points, where `hashText` goes by UTF-16 units: emoji in a seed would else give another row.
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
