/** How long lines last: a voice says about two and a half words a second, and breathes between lines. */
import { plainText } from './plain-text.ts';

const wordsPerSecond = 2.6;
const breathSeconds = 0.5;
const leastSeconds = 2;

/** How long it takes to say something. */
export function speechSeconds(line: string): number {
  const words = plainText(line).split(/\s+/).filter(Boolean);
  // Figures and long words take longer than they look.
  return (
    words.reduce((sum, word) => sum + Math.max(0.6, Math.min(2.5, word.length / 5.2)), 0) /
    wordsPerSecond
  );
}

/** How long a line is on screen: as long as it takes to say it, and a breath. */
export function secondsOf(line: string): number {
  const speech = speechSeconds(line);
  if (speech === 0) return 0;
  return Math.round(Math.max(leastSeconds, speech + breathSeconds) * 10) / 10;
}
