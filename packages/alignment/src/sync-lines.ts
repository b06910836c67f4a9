import { matchWords } from './match-words.ts';

/** A word as it was recognised, and when it was heard. */
export interface HeardWord {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export interface LineTimes {
  readonly startTime: number;
  readonly endTime: number;
  /** How much of the line was heard, 0 to 1. */
  readonly certainty: number;
  /** Every word that is said for the line, in seconds after its start; by its neighbours where it was not heard. */
  readonly words: readonly LineWord[];
}

interface LineWord {
  readonly text: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** Spec: a line starts at least this long after the one before has ended. */
const minGapSeconds = 0.1;
/** Spec: how long a line is when nothing else tells. */
const usualSeconds = 1;
const shortestSeconds = 0.1;

/**
 * Spec: gives every line its start and end by its first and last words among those that were heard, cleaned
 * of everything but letters and digits. All words of the line are matched, so that a misheard first or last one
 * has its time too. `said` turns what is written into the words that are said: '42' and 'forty-two' are the same.
 */
export function syncLines(
  lines: readonly string[],
  heard: readonly HeardWord[],
  wordsToSay: (text: string) => readonly string[] = (text) => [text],
): readonly LineTimes[] {
  const wordsOf = (text: string) =>
    wordsToSay(text)
      .flatMap((part) => part.split(/[\s-]+/))
      .map(clean)
      .filter((word) => word !== '');
  const spoken = heard.flatMap((word) => timed(word, wordsOf(word.text)));
  const written = lines.map(wordsOf);
  const pairs = matchWords(
    written.flat(),
    spoken.map(({ text }) => text),
  );
  let place = 0;
  const found = written.map((words) => {
    const heardWords = Array.from(pairs.subarray(place, place + words.length), (at) => spoken[at]);
    const own = heardWords.filter((word) => word !== undefined);
    place += words.length;
    const line: Found = {
      start: own[0]?.startSeconds,
      end: own.at(-1)?.endSeconds,
      certainty: words.length > 0 ? own.length / words.length : 0,
    };
    return { ...line, words, heardWords };
  });
  return inOrder(found).map((times, at) => {
    const { words = [], heardWords = [] } = found[at] ?? {};
    return { ...times, words: wordTimes(words, heardWords, times) };
  });
}

interface Found {
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly certainty: number;
}

type Times = Omit<LineTimes, 'words'>;

function inOrder(found: readonly Found[]): readonly Times[] {
  const times: Times[] = [];
  let earliest = 0;
  for (const [at, { start, end, certainty }] of found.entries()) {
    const startTime = rounded(Math.max(start ?? earliest, earliest));
    const isValid = end !== undefined && end - startTime >= shortestSeconds;
    const next = found.slice(at + 1).find((line) => line.start !== undefined)?.start;
    const endTime = rounded(isValid ? end : usualEnd(startTime, next));
    times.push({ startTime, endTime, certainty });
    earliest = endTime + minGapSeconds;
  }
  return times;
}

/**
 * Spec: a line with a missing or invalid end has the next line's start, or its own and a second. The gap is left
 * free, so that a line that was heard is not pushed aside by one that was not.
 */
function usualEnd(startTime: number, next: number | undefined): number {
  if (next === undefined) return startTime + usualSeconds;
  return Math.max(startTime + shortestSeconds, next - minGapSeconds);
}

/** Words that were not heard share the time between those that were. */
function wordTimes(
  words: readonly string[],
  heard: readonly (HeardWord | undefined)[],
  { startTime, endTime }: Times,
): readonly LineWord[] {
  const within = (seconds: number) => Math.min(endTime, Math.max(startTime, seconds)) - startTime;
  return words.map((text, at) => {
    const own = heard[at];
    const before = heard.findLastIndex((word, place) => place < at && word !== undefined);
    const after = heard.findIndex((word, place) => place > at && word !== undefined);
    const from = heard[before]?.endSeconds ?? startTime;
    const to = heard[after]?.startSeconds ?? endTime;
    const share = (to - from) / ((after < 0 ? words.length : after) - before - 1);
    const start = own?.startSeconds ?? from + share * (at - before - 1);
    const end = own?.endSeconds ?? start + share;
    return { text, startTime: rounded(within(start)), endTime: rounded(within(end)) };
  });
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

const clean = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A heard word that is said as several ("42") shares its time among them by length. */
function timed(word: HeardWord, parts: readonly string[]): readonly HeardWord[] {
  const letters = parts.reduce((sum, { length }) => sum + length, 0);
  const seconds = word.endSeconds - word.startSeconds;
  let time = word.startSeconds;
  return parts.map((text) => {
    const startSeconds = time;
    time += (seconds * text.length) / letters;
    return { text, startSeconds, endSeconds: time };
  });
}
