/** How long each line stands: with its words, a little longer where nothing follows, and long enough to be read. */
import { leastSeconds, lettersPerSecond } from './caption-limits.ts';

interface Spoken {
  readonly letters: number;
  /** When its first word begins and its last one ends. */
  readonly start: number;
  readonly end: number;
  /** Somebody says when it comes: `start` is that moment. */
  readonly isStartFixed?: boolean;
  /** Somebody says when it goes. */
  readonly fixedEnd?: number;
}

export interface StandTime {
  readonly start: number;
  readonly end: number;
}

/** A line does not vanish with its last sound. */
const lingerSeconds = 0.25;
/** Shorter gaps between two lines flicker: the first one stays until the second. */
const flickerSeconds = 0.6;

/** No line overlaps the next, and none leaves the time between `from` and `until`. Lines come in the order of their starts. */
export function standTimes(
  lines: readonly Spoken[],
  from: number,
  until: number,
): readonly StandTime[] {
  const times: { start: number; end: number }[] = [];
  for (const [at, { letters, start, end, fixedEnd }] of lines.entries()) {
    const next = Math.max(start, Math.min(until, lines[at + 1]?.start ?? until));
    const readable = start + Math.max(leastSeconds, letters / lettersPerSecond);
    const wanted = Math.max(end + lingerSeconds, readable);
    const stays = next - wanted < flickerSeconds && at + 1 < lines.length;
    const natural = stays ? next : Math.min(next, wanted);
    const fixed = fixedEnd === undefined ? undefined : Math.max(start, Math.min(next, fixedEnd));
    times.push({ start, end: fixed ?? natural });
  }
  // What still is too short begins earlier, as far as the line before can spare it.
  for (let at = times.length - 1; at >= 0; at -= 1) {
    const [one, before, own, spoken] = [times[at], times[at - 1], lines[at], lines[at - 1]];
    const isFixed = own?.isStartFixed || own?.fixedEnd !== undefined;
    if (!one || isFixed || one.end - one.start >= leastSeconds) continue;
    const wanted = one.end - leastSeconds;
    const spared = spoken?.fixedEnd ?? spoken?.end;
    const free =
      before && spared !== undefined ? Math.max(spared, before.start + leastSeconds) : from;
    one.start = Math.min(one.start, Math.max(free, wanted, from));
    if (before) before.end = Math.min(before.end, one.start);
  }
  return times;
}
