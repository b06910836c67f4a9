/** The words of a text as they are written, each with the time at which it is heard in its sound. */
import { matchWords } from '@reelwright/alignment';
import { isSpaceless, wordsOf } from '@reelwright/movie/language';
import { readAloud } from '@reelwright/speech';
import type { CaptionWord } from './caption-line.ts';

/** A word as sounds keep it: as it is written or as it is said, whoever found its time. */
export interface HeardWord {
  readonly text: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** Words that can be said, as they are written. */
export function writtenWords(text: string): readonly string[] {
  return wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word) || word === '&');
}

/** Words that were not heard take the room between those that were; a text of which nothing was heard has none. */
export function timedWords(text: string, heard: readonly HeardWord[]): readonly CaptionWord[] {
  const written = writtenWords(text);
  if (sameWords(written, heard)) return withAllTimes(written, heard.map(timesOf));
  const words = withAllTimes(written, matchedTimes(written, heard));
  return words.length === 0 && isSpaceless(text) ? spread(written, heard) : words;
}

/** Where words are not divided, whoever tells their times divides them otherwise: they share the time in which all is said. */
function spread(written: readonly string[], heard: readonly HeardWord[]): readonly CaptionWord[] {
  const [first, last] = [heard[0], heard.at(-1)];
  if (!first || !last) return [];
  const letters = written.reduce((sum, word) => sum + word.length, 0);
  let place = first.startTime;
  return written.map((text) => {
    const start = place;
    place += ((last.endTime - first.startTime) * text.length) / letters;
    return { text, start, end: place };
  });
}

type Times = { readonly start: number; readonly end: number } | undefined;

const timesOf = ({ startTime, endTime }: HeardWord): Times => ({ start: startTime, end: endTime });

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Voices of ours give the very words that are written: most films need nothing more. */
function sameWords(written: readonly string[], heard: readonly HeardWord[]): boolean {
  return (
    written.length === heard.length &&
    written.every((word, at) => bare(word) === bare(heard[at]?.text ?? ''))
  );
}

/** '42' is heard as 'forty two': both sides are compared as they are said. */
function matchedTimes(written: readonly string[], heard: readonly HeardWord[]): readonly Times[] {
  const wanted = written.flatMap((word, at) => saidWords(word).map((said) => ({ said, at })));
  const found = heard.flatMap((word) => {
    const said = saidWords(word.text);
    const share = (word.endTime - word.startTime) / Math.max(1, said.length);
    return said.map((one, at) => ({
      said: one,
      start: word.startTime + share * at,
      end: word.startTime + share * (at + 1),
    }));
  });
  const pairs = matchWords(
    wanted.map(({ said }) => said),
    found.map(({ said }) => said),
  );
  const times: Times[] = written.map(() => undefined);
  for (const [place, { at }] of wanted.entries()) {
    const match = found[pairs[place] ?? -1];
    if (!match) continue;
    times[at] = { start: times[at]?.start ?? match.start, end: match.end };
  }
  return times;
}

function saidWords(word: string): string[] {
  return readAloud(word)
    .flatMap(({ says }) => says.split(/[\s-]+/))
    .map(bare)
    .filter((said) => said !== '');
}

/** How long a letter takes where nothing else tells. */
const secondsPerLetter = 0.06;

function withAllTimes(written: readonly string[], times: readonly Times[]): readonly CaptionWord[] {
  const words: CaptionWord[] = [];
  let at = 0;
  while (at < written.length) {
    const own = times[at];
    if (own) {
      words.push(inOrder(written[at] ?? '', own, words.at(-1)?.end));
      at += 1;
      continue;
    }
    let until = at;
    while (until < written.length && !times[until]) until += 1;
    const missing = written.slice(at, until);
    const letters = missing.reduce((sum, word) => sum + word.length + 1, 0);
    const next = times[until]?.start;
    const before = words.at(-1)?.end;
    // Nothing was heard at all.
    if (next === undefined && before === undefined) return [];
    const from = before ?? Math.max(0, (next ?? 0) - letters * secondsPerLetter);
    const to = next === undefined ? from + letters * secondsPerLetter : Math.max(from, next);
    let place = from;
    for (const word of missing) {
      const end = place + ((to - from) * (word.length + 1)) / letters;
      words.push({ text: word, start: place, end });
      place = end;
    }
    at = until;
  }
  return words;
}

function inOrder(text: string, { start, end }: NonNullable<Times>, earliest = 0): CaptionWord {
  const from = Math.max(earliest, start);
  return { text, start: from, end: Math.max(from, end) };
}
