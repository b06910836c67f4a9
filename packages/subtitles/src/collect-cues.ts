import { looksLikeTiming, type ReadTiming, readTiming } from './read-time.ts';
import type { ProblemList } from './subtitle-problem.ts';

/** A cue as it stands in the file: nothing about its times or words was put right yet. */
export interface RawCue {
  /** Where its times stand. */
  readonly line: number;
  readonly timing: ReadTiming;
  readonly lines: string[];
}

const numberLine = /^\s*\d{1,9}\s*$/;
const notForViewers = /^(NOTE|STYLE|REGION)(\s|$)/;

/**
 * Walks through the lines once. What makes a cue is its line of times: numbers, names and empty lines around
 * it are often wrong or missing, so none of them is relied on.
 */
export function collectCues(
  lines: readonly string[],
  format: 'srt' | 'vtt',
  problems: ProblemList,
): readonly RawCue[] {
  const cues: RawCue[] = [];
  let number = 0;
  /** Takes lines of text until something else begins; undefined where they belong to nothing. */
  let taking: string[] | undefined;
  let at = format === 'vtt' ? endOfHead(lines) : 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const isFirst = at === 0 || isBlank(lines[at - 1]);
    if (isBlank(line)) {
      at += 1;
    } else if (format === 'vtt' && isFirst && notForViewers.test(line)) {
      taking = undefined;
      at = endOfBlock(lines, at);
    } else if (looksLikeTiming(line)) {
      const timing = readTiming(line);
      taking = [];
      if (timing) {
        if (!isFirst && taken(lines, at, cues.at(-1))) {
          problems.repaired(at + 1, 'There was no empty line before this subtitle.');
        }
        cues.push({ line: at + 1, timing, lines: taking });
      } else {
        problems.leftOut(at + 1, 'The times of this subtitle cannot be read, so it was left out.');
      }
      at += 1;
    } else if (isHeading(lines, at, format)) {
      if (format === 'srt') number = followingNumber(line, at);
      at += 1;
    } else {
      takeText(line, at);
      at += 1;
    }
  }
  return cues;

  function followingNumber(line: string, at: number): number {
    const found = Number(line);
    if (found !== number + 1) {
      const place = number === 0 ? 'The first number' : `The number after ${number}`;
      problems.repaired(at + 1, `${place} is ${found}. The subtitles were renumbered.`);
    }
    return found;
  }

  function takeText(line: string, at: number): void {
    const isAfterGap = at > 0 && isBlank(lines[at - 1]);
    const last = cues.at(-1);
    if (taking && !isAfterGap) {
      taking.push(line);
    } else if (taking && last?.lines === taking && format === 'srt') {
      if (taking.length > 0) {
        problems.repaired(at + 1, 'An empty line in the middle of a subtitle was taken out.');
      }
      taking.push(line);
    } else if (isAfterGap || at === 0 || taking === undefined) {
      if (isAfterGap || at === 0) {
        problems.leftOut(at + 1, 'These words have no times, so they were left out.');
      }
      taking = undefined;
    }
  }
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** The number or name of a cue: the line right before its times, or a number with an empty line between. */
function isHeading(lines: readonly string[], at: number, format: 'srt' | 'vtt'): boolean {
  const line = lines[at] ?? '';
  const next = lines[at + 1];
  const isNumber = numberLine.test(line);
  if (next !== undefined && looksLikeTiming(next)) {
    return isNumber || (format === 'vtt' && (at === 0 || isBlank(lines[at - 1])));
  }
  const afterGap = lines[at + 2];
  const stands = isNumber && (at === 0 || isBlank(lines[at - 1]));
  return stands && isBlank(next) && afterGap !== undefined && looksLikeTiming(afterGap);
}

/** Whether the line before these times, or before their number, is text of the cue before. */
function taken(lines: readonly string[], at: number, before: RawCue | undefined): boolean {
  if (!before) return false;
  const heading = numberLine.test(lines[at - 1] ?? '') ? at - 1 : at;
  return heading === at || !isBlank(lines[heading - 1]);
}

/** The first lines of a WebVTT file tell about it; the empty line after them may be missing. */
function endOfHead(lines: readonly string[]): number {
  let at = 1;
  while (at < lines.length && !isBlank(lines[at]) && !isHeading(lines, at, 'vtt')) {
    if (looksLikeTiming(lines[at] ?? '')) break;
    at += 1;
  }
  return at;
}

function endOfBlock(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && !isBlank(lines[at])) at += 1;
  return at;
}
