/** Words as they are written, each with the time at which it is heard. */
import { matchWords } from '@reelwright/alignment';

export interface TimedWord {
  readonly text: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** How long a letter takes where nothing else tells. */
const secondsPerLetter = 0.06;

/**
 * Gives written words the times of those that were heard, whoever of both is wrong: words that were not heard share the
 * time between those that were.
 */
export function timeWords(
  written: readonly string[],
  heard: readonly TimedWord[],
  until = Number.POSITIVE_INFINITY,
): readonly TimedWord[] {
  const pairs = matchWords(
    written.map(bare),
    heard.map(({ text }) => bare(text)),
  );
  const known = written.map((_, at) => heard[pairs[at] ?? -1]);
  const timed: TimedWord[] = [];
  let at = 0;
  while (at < written.length) {
    const own = known[at];
    if (own) {
      timed.push(word(written[at], own.startTime, own.endTime, timed.at(-1)));
      at += 1;
      continue;
    }
    let end = at;
    while (end < written.length && !known[end]) end += 1;
    const missing = written.slice(at, end);
    const letters = missing.reduce((sum, { length }) => sum + length + 1, 0);
    const next = known[end]?.startTime ?? until;
    const usual = letters * secondsPerLetter;
    const from =
      timed.at(-1)?.endTime ?? Math.max(0, Math.min(next - usual, heard[0]?.startTime ?? 0));
    const to = Number.isFinite(next) ? Math.max(from, next) : from + usual;
    let place = from;
    for (const text of missing) {
      const share = ((to - from) * (text.length + 1)) / letters;
      timed.push(word(text, place, place + share, timed.at(-1)));
      place += share;
    }
    at = end;
  }
  return timed;
}

function word(
  text: string | undefined,
  start: number,
  end: number,
  before: TimedWord | undefined,
): TimedWord {
  const startTime = Math.max(before?.startTime ?? 0, start);
  return {
    text: text ?? '',
    startTime: rounded(startTime),
    endTime: rounded(Math.max(startTime, end)),
  };
}

export const wordsOfText = (text: string): readonly string[] =>
  text.split(/\s+/).filter((part) => part !== '');

export const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
