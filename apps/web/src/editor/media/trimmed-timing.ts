import { type Item, maxItemSeconds } from '@reelwright/movie';

/** A trimmed clip is on screen for as long as it plays; one that is repeated, for as long as before. */
export function trimmedTiming(
  { timing, loop }: Item,
  partSeconds: number,
  slideSeconds: number = maxItemSeconds,
): Item['timing'] {
  if (loop) return timing;
  const end = Math.round((timing.startTime + partSeconds) * 100) / 100;
  return { ...timing, endTime: Math.min(slideSeconds, maxItemSeconds, end) };
}
