/** The most important lines that together last about so long, in their order. */
import type { ArticleParts } from './article-plan.ts';
import { secondsOf } from './seconds-of.ts';
import { createSummaries } from './summarize.ts';

/** So much longer or shorter than asked for is still about as long. */
const tolerance = 0.1;

export function fitToSeconds(
  lines: readonly string[],
  seconds: number,
  parts: ArticleParts = {},
  /** How long a film of some of the lines is; missing: as long as it takes to say them. */
  measure: (chosen: readonly number[]) => number = spokenSeconds(lines, parts.title),
): readonly number[] {
  const summaries = createSummaries(lines, parts);
  let best: readonly number[] = [];
  let bestGap = Number.POSITIVE_INFINITY;
  /** The longest summary that is not too long. */
  let short: readonly number[] = [];
  const consider = (chosen: readonly number[]) => {
    const gap = measure(chosen) / seconds - 1;
    if (Math.abs(gap) < bestGap) [best, bestGap] = [chosen, Math.abs(gap)];
    if (gap <= 0) short = chosen;
    return gap;
  };
  let before = '';
  for (let max = 1; max <= lines.length; max += 1) {
    const chosen = summaries.ofLength(max);
    const key = chosen.join();
    if (key === before) continue;
    before = key;
    if (consider(chosen) > tolerance) break;
  }
  // Lines that belong together may be too much at once; then something else that is worth telling fills the rest.
  for (let tries = 0; bestGap > tolerance && tries < 3; tries += 1) {
    const from = short;
    for (const longer of summaries.longerThan(from)) {
      consider(longer);
      if (bestGap <= tolerance) break;
    }
    if (short === from) break;
  }
  return best;
}

function spokenSeconds(
  lines: readonly string[],
  title: string | undefined,
): (chosen: readonly number[]) => number {
  const lengths = lines.map(secondsOf);
  const first = title ? secondsOf(title) : 0;
  return (chosen) => chosen.reduce((sum, at) => sum + (lengths[at] ?? 0), first);
}
