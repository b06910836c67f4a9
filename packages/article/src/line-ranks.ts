/** How central each line of an article is: lines that many others speak of rank high (TextRank over tf-idf). */

/** Words by how much they tell of a line, of length one. */
export type WordWeights = ReadonlyMap<string, number>;

export function wordWeights(lines: readonly (readonly string[])[]): readonly WordWeights[] {
  const seenIn = new Map<string, number>();
  for (const words of lines) {
    for (const word of new Set(words)) seenIn.set(word, (seenIn.get(word) ?? 0) + 1);
  }
  return lines.map((words) => {
    const weights = new Map<string, number>();
    for (const word of words) {
      const rare = Math.log(1 + lines.length / (seenIn.get(word) ?? 1));
      weights.set(word, (weights.get(word) ?? 0) + rare);
    }
    const length = Math.hypot(...weights.values()) || 1;
    for (const [word, weight] of weights) weights.set(word, weight / length);
    return weights;
  });
}

export function likeness(a: WordWeights, b: WordWeights): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of few) sum += weight * (many.get(word) ?? 0);
  return sum;
}

const damping = 0.85;
const rounds = 30;
/** Lines that share less than this have nothing to do with each other. */
const leastLikeness = 0.05;

/** One is the mean. */
export function lineRanks(weights: readonly WordWeights[]): readonly number[] {
  const count = weights.length;
  const links: { readonly to: number; readonly share: number }[][] = weights.map(() => []);
  for (let at = 0; at < count; at += 1) {
    for (let other = at + 1; other < count; other += 1) {
      const share = likeness(weights[at] ?? new Map(), weights[other] ?? new Map());
      if (share < leastLikeness) continue;
      links[at]?.push({ to: other, share });
      links[other]?.push({ to: at, share });
    }
  }
  const sums = links.map((list) => list.reduce((sum, { share }) => sum + share, 0));
  let ranks = weights.map(() => 1);
  for (let round = 0; round < rounds; round += 1) {
    const next = weights.map(() => 1 - damping);
    for (const [at, list] of links.entries()) {
      for (const { to, share } of list) {
        next[to] = (next[to] ?? 0) + (damping * (ranks[at] ?? 0) * share) / (sums[at] || 1);
      }
    }
    ranks = next;
  }
  return ranks;
}
