/** Words as they are written, each with the time at which it is heard. */
import { matchWords } from '@reelwright/alignment';

export interface TimedWord {
  readonly text: string;
  readonly startTime: number;
  readonly endTime: number;
  /** Who says it, where a recording tells its speakers apart: the first who is heard is 1. */
  readonly speaker?: number | undefined;
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
      const said = word(written[at], own.startTime, own.endTime, timed.at(-1));
      timed.push(own.speaker === undefined ? said : { ...said, speaker: own.speaker });
      at += 1;
      continue;
    }
    let end = at;
    while (end < written.length && !known[end]) end += 1;
    const missing = written.slice(at, end);
    const next = known[end]?.startTime ?? until;
    const usual = lettersOf(missing) * secondsPerLetter;
    const from =
      timed.at(-1)?.endTime ?? Math.max(0, Math.min(next - usual, heard[0]?.startTime ?? 0));
    const to = Number.isFinite(next) ? Math.max(from, next) : from + usual;
    timed.push(...spreadWords(missing, from, to, timed.at(-1)));
    at = end;
  }
  return timed;
}

/** Words one after the other from one moment to another, as long as they are. */
export function spreadWords(
  texts: readonly string[],
  from: number,
  to: number,
  before?: TimedWord,
): readonly TimedWord[] {
  const letters = lettersOf(texts);
  const spread: TimedWord[] = [];
  let place = from;
  for (const text of texts) {
    const share = ((to - from) * (text.length + 1)) / letters;
    spread.push(word(text, place, place + share, spread.at(-1) ?? before));
    place += share;
  }
  return spread;
}

const lettersOf = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length + 1, 0);

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
