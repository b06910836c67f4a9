/** Lines that come or go at other times than by themselves. */
import type { CaptionChange } from '@reelwright/movie';
import type { EditableLine } from './editable-line.ts';
import { changedOf, correct, together } from './line-changes.ts';

/** No line is made shorter than this. */
const leastLineSeconds = 0.2;

/** In seconds of the film; what is left out stays. */
interface LineTimes {
  readonly start?: number;
  readonly end?: number;
}

/** Other times for one line, as far as its slide and its neighbours let it. */
export function retimeLine(
  lines: readonly EditableLine[],
  at: number,
  wanted: LineTimes,
): CaptionChange {
  const line = lines[at];
  if (!line) return {};
  const { earliest, latest } = roomOf(lines, at);
  const end = wanted.end ?? line.end;
  const start = Math.max(earliest, Math.min(wanted.start ?? line.start, end - leastLineSeconds));
  const stays = Math.min(latest, Math.max(end, start + leastLineSeconds));
  return placed(line, {
    ...(wanted.start !== undefined && { start }),
    ...(wanted.end !== undefined && { end: stays }),
  });
}

/** One line so much later, or earlier where it is negative. */
export function shiftLine(
  lines: readonly EditableLine[],
  at: number,
  bySeconds: number,
): CaptionChange {
  const line = lines[at];
  if (!line) return {};
  const { earliest, latest } = roomOf(lines, at);
  const lowest = Math.min(0, earliest - line.start);
  // Moved towards the next one, it ends where that begins.
  const highest = Math.max(0, latest - leastLineSeconds - line.start);
  return moved(line, Math.min(highest, Math.max(lowest, bySeconds)));
}

/** This line and all that follow. None leaves its slide. */
export function shiftFollowing(
  lines: readonly EditableLine[],
  at: number,
  bySeconds: number,
): CaptionChange {
  const { earliest = 0 } = lines[at] ? roomOf(lines, at) : {};
  return together(
    lines.slice(at).map((line, index) => {
      const from = index === 0 ? earliest : line.slideStart;
      const lowest = Math.min(0, from - line.start);
      const highest = Math.max(0, line.slideEnd - leastLineSeconds - line.start);
      return moved(line, Math.min(highest, Math.max(lowest, bySeconds)));
    }),
  );
}

/** Where a line may stand: after the line before has begun, and before the next one begins. */
function roomOf(lines: readonly EditableLine[], at: number) {
  const line = lines[at];
  const before = lines.slice(0, at).findLast(({ isHidden }) => !isHidden);
  const next = lines.slice(at + 1).find(({ isHidden }) => !isHidden);
  const begins = line && before?.slide === line.slide ? before.start + leastLineSeconds : 0;
  const ends = line && next?.slide === line.slide ? next.start : Number.POSITIVE_INFINITY;
  return {
    earliest: Math.max(line?.slideStart ?? 0, begins),
    latest: Math.min(line?.slideEnd ?? 0, ends),
  };
}

function placed(line: EditableLine, { start, end }: LineTimes): CaptionChange {
  if (line.own) {
    const startSeconds = (start ?? line.start) - line.slideStart;
    const endSeconds = (end ?? line.end) - line.slideStart;
    return { own: [{ ...line.own, startSeconds, endSeconds }] };
  }
  const [first, last] = [line.words[0] ?? line.said[0], line.words.at(-1) ?? line.said.at(-1)];
  return correct(line.said, {
    ...changedOf(line),
    ...(start !== undefined && first && { leadSeconds: first.start - start }),
    ...(end !== undefined && last && { staySeconds: end - last.end }),
  });
}

function moved(line: EditableLine, bySeconds: number): CaptionChange {
  if (line.own) {
    const [start, end] = [line.start + bySeconds, Math.min(line.slideEnd, line.end + bySeconds)];
    return placed(line, { start, end });
  }
  const changed = changedOf(line);
  return correct(line.said, {
    ...changed,
    shiftSeconds: (changed.shiftSeconds ?? 0) + bySeconds,
  });
}
