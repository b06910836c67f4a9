import type { TimeRange } from '../state/editor-session.ts';

/** A shorter part could not be heard, nor taken hold of. */
const minLoopSeconds = 0.2;

/** The part between two moments, whichever comes first, within the slide. */
export function loopBetween(one: number, other: number, slideSeconds: number): TimeRange {
  const from = rounded(clamp(Math.min(one, other), 0, slideSeconds - minLoopSeconds));
  const to = rounded(clamp(Math.max(one, other), from + minLoopSeconds, slideSeconds));
  return { from, to };
}

/** Begins the part here; what ended before this moment ends with the slide instead. */
export function loopFrom(
  seconds: number,
  range: TimeRange | undefined,
  slideSeconds: number,
): TimeRange {
  const to = range && range.to > seconds ? range.to : slideSeconds;
  return loopBetween(seconds, to, slideSeconds);
}

/** Ends the part here; what began after this moment begins with the slide instead. */
export function loopTo(
  seconds: number,
  range: TimeRange | undefined,
  slideSeconds: number,
): TimeRange {
  const from = range && range.from < seconds ? range.from : 0;
  return loopBetween(from, seconds, slideSeconds);
}

/** Where playing goes on: at the beginning of the part as soon as its end is passed. Undefined: just on. */
export function loopJump(seconds: number, range: TimeRange | undefined): number | undefined {
  if (!range) return undefined;
  return seconds >= range.to || seconds < range.from - minLoopSeconds ? range.from : undefined;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
