/** What stood in place of a time, and whether it had to be put right. */
interface ReadTime {
  readonly seconds: number;
  readonly isUnusual: boolean;
}

export interface ReadTiming {
  readonly start: ReadTime;
  readonly end: ReadTime;
}

/** Enough for two times and their arrow; what follows are settings. */
const maxTimingLetters = 160;
const arrow = /-{1,3}>|[–—]>|→/;
/** '01:02:03,004', and what people write instead of it. Every repetition has an end: no line takes long. */
const time =
  /^\s{0,9}(-?)\s{0,3}(?:(\d{1,6})\s?:\s?)?(\d{1,3})\s?:\s?(\d{1,3})(?:\s?[.,:;]\s?(\d{1,9}))?(?=\s|$)/;

/** Whether a line is meant to be one of times, readable or not. */
export function looksLikeTiming(line: string): boolean {
  return line.slice(0, maxTimingLetters).includes('-->') || readTiming(line) !== undefined;
}

/** '00:00:01,000 --> 00:00:02,500 align:start' → 1 and 2.5. */
export function readTiming(line: string): ReadTiming | undefined {
  const head = line.slice(0, maxTimingLetters);
  const found = arrow.exec(head);
  if (!found) return undefined;
  const before = head.slice(0, found.index).trim();
  const start = time.exec(before);
  // Words before the arrow: it is a sentence with an arrow in it.
  if (!start || start[0].length !== before.length) return undefined;
  const end = time.exec(head.slice(found.index + found[0].length));
  if (!end) return undefined;
  return { start: toTime(start), end: toTime(end) };
}

function toTime([
  ,
  sign,
  hours = '0',
  minutes = '',
  seconds = '',
  fraction,
]: RegExpExecArray): ReadTime {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const value = whole + Number(`0.${fraction ?? '0'}`);
  return {
    seconds: sign === '-' ? -value : value,
    isUnusual: fraction?.length !== 3 || Number(minutes) > 59 || Number(seconds) > 59,
  };
}
