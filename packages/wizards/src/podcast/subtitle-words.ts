/** A transcript that says itself when its lines are heard: subtitles, or what video sites show beside a film. */
import { spreadWords, type TimedWord, wordsOfText } from './timed-words.ts';

interface Cue {
  readonly start: number;
  readonly end?: number;
  readonly texts: string[];
}

const moment = String.raw`[[(]?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?[\])]?`;
const cueTimes = new RegExp(String.raw`^${moment}\s*-->\s*${moment}`);
const timedRow = new RegExp(String.raw`^${moment}\s*[-–]?\s*(.*)$`);

/** A line whose time says no more than when it begins lasts about as long as it takes to say. */
const secondsPerLetter = 0.085;
/** Within longer ones words would be found too far from where they are said. */
const maxCueSeconds = 20;
const leastCues = 3;

/**
 * Its words with their times; none unless all of it has times that are near enough to each other. Nobody has to listen
 * to the sound then.
 * @param seconds how long the sound is: times beyond it are those of another one.
 */
export function subtitleWords(transcript: string, seconds: number): readonly TimedWord[] {
  const cues = readCues(transcript);
  if (cues === undefined || cues.length < leastCues) return [];
  const words: TimedWord[] = [];
  let from = 0;
  for (const [at, { start, end, texts }] of cues.entries()) {
    const text = wordsOfText(texts.join(' ').replace(/<[^<>]*>/g, ' '));
    const usual = start + secondsPerLetter * (text.join(' ').length + 4);
    const next = cues[at + 1]?.start ?? seconds;
    const until = Math.min(end ?? Math.min(next, usual), seconds);
    const isUsable = start >= from && until > start && until - start <= maxCueSeconds;
    if (!isUsable && text.length > 0) return [];
    from = start;
    words.push(...spreadWords(text, Math.max(start, words.at(-1)?.endTime ?? 0), until));
  }
  return words;
}

/** Undefined where something has no time. */
function readCues(transcript: string): readonly Cue[] | undefined {
  const cues: Cue[] = [];
  const rows = transcript.split(/\r?\n/).map((row) => row.trim());
  const isSubtitles = rows.some((row) => cueTimes.test(row));
  for (const row of rows) {
    const times = cueTimes.exec(row);
    const begun = isSubtitles ? undefined : timedRow.exec(row);
    if (times) {
      cues.push({ start: secondsOf(times, 1), end: secondsOf(times, 5), texts: [] });
    } else if (begun) {
      cues.push({ start: secondsOf(begun, 1), texts: begun[5] ? [begun[5]] : [] });
    } else if (row !== '' && !/^(?:WEBVTT\b.*|NOTE\b.*|\d+)$/.test(row)) {
      const last = cues.at(-1);
      if (!last) return undefined;
      last.texts.push(row);
    }
  }
  return cues;
}

/** Of the four numbers of a time that begin with this group. */
function secondsOf(found: RegExpExecArray, group: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = [0, 1, 2].map((at) =>
    Number(found[group + at] ?? 0),
  );
  const fraction = Number(`0.${found[group + 3] ?? '0'}`);
  return hours * 3600 + minutes * 60 + seconds + fraction;
}
