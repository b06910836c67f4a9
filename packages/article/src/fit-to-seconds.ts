/** The most important lines that together last about so long, in their order. */
import type { ArticleParts } from './article-plan.ts';
import { secondsOf } from './seconds-of.ts';
import { createSummaries } from './summarize.ts';

export function fitToSeconds(
  lines: readonly string[],
  seconds: number,
  parts: ArticleParts = {},
): readonly number[] {
  const lengths = lines.map(secondsOf);
  const room = seconds - (parts.title ? secondsOf(parts.title) : 0);
  const summaryOf = createSummaries(lines, parts);
  let best: readonly number[] = [];
  for (let max = 1; max <= lines.length; max += 1) {
    const chosen = summaryOf(max);
    const sum = chosen.reduce((all, at) => all + (lengths[at] ?? 0), 0);
    if (best.length > 0 && sum > room) break;
    best = chosen;
  }
  return best;
}
