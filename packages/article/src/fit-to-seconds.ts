/** The most important lines that together last about so long, in their order. */
import { secondsOf } from './seconds-of.ts';
import { createSummaries } from './summarize.ts';

export function fitToSeconds(
  lines: readonly string[],
  seconds: number,
  title?: string,
  headings?: readonly (string | undefined)[],
): readonly number[] {
  const lengths = lines.map(secondsOf);
  const room = seconds - (title ? secondsOf(title) : 0);
  const summaryOf = createSummaries(lines, { title, headings });
  let best: readonly number[] = [];
  for (let max = 1; max <= lines.length; max += 1) {
    const chosen = summaryOf(max);
    const sum = chosen.reduce((all, at) => all + (lengths[at] ?? 0), 0);
    if (best.length > 0 && sum > room) break;
    best = chosen;
  }
  return best;
}
