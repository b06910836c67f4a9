/** How long a line is on screen: a voice says about two and a half words a second, and breathes between lines. */
import { plainText } from './plain-text.ts';

const wordsPerSecond = 2.6;
const breathSeconds = 0.5;
const leastSeconds = 2;

export function secondsOf(line: string): number {
  const words = plainText(line).split(/\s+/).filter(Boolean);
  if (words.length === 0) return 0;
  // Figures and long words take longer than they look.
  const length = words.reduce(
    (sum, word) => sum + Math.max(0.6, Math.min(2.5, word.length / 5.2)),
    0,
  );
  return Math.round(Math.max(leastSeconds, length / wordsPerSecond + breathSeconds) * 10) / 10;
}
