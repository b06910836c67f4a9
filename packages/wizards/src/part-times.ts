/** When each line and word of a part is heard, and how long its slide stands. */
import type { ScriptLine, ScriptPart, VoiceWord } from './script.ts';

export interface LineTime {
  readonly start: number;
  readonly end: number;
}

export interface PartTimes {
  readonly seconds: number;
  /** One for each line of the part, in seconds of its slide. */
  readonly lineTimes: readonly LineTime[];
  /** The words of each line; empty where nobody speaks or no times are known. */
  readonly wordTimes: readonly (readonly VoiceWord[])[];
}

const breathSeconds = 0.35;
/** Reading speed for slides without a voice. */
const secondsPerWord = 0.38;
const leastSeconds = 2;
const leastSilentSeconds = 2.5;

export function partTimes(part: ScriptPart): PartTimes {
  if (part.through) return timesThrough(part.lines, part.through);
  const lineTimes: LineTime[] = [];
  const wordTimes: VoiceWord[][] = [];
  let clock = 0;
  for (const [at, line] of part.lines.entries()) {
    const seconds = line.isShownOnly ? 0 : (line.voice?.seconds ?? readingSeconds(line));
    lineTimes.push({ start: clock, end: clock + seconds });
    wordTimes.push((line.voice?.words ?? []).map((word) => shifted(word, clock)));
    clock += seconds;
    const next = part.lines[at + 1];
    if (next && !next.isShownOnly && !goesOn(line, next)) clock += breathSeconds;
  }
  const isSpoken = part.lines.some(({ voice }) => voice);
  const least = isSpoken ? leastSeconds : (part.minSeconds ?? leastSilentSeconds);
  const breath = (part.breathSeconds ?? breathSeconds) + (part.countdownSeconds ?? 0);
  return { seconds: wholeBeats(part, Math.max(least, clock + breath)), lineTimes, wordTimes };
}

/** Rounding each by itself would add up to another beat over a film. */
function wholeBeats({ beatSeconds }: ScriptPart, seconds: number): number {
  if (!beatSeconds) return Math.round(seconds * 100) / 100;
  return Math.round(Math.ceil(seconds / beatSeconds - 0.15) * beatSeconds * 10_000) / 10_000;
}

/** The sound goes on whatever is shown: lines come when they are heard in it. */
function timesThrough(
  lines: readonly ScriptLine[],
  { fromSeconds, seconds }: NonNullable<ScriptPart['through']>,
): PartTimes {
  const within = (time: number) => Math.min(seconds, Math.max(0, time - fromSeconds));
  const lineTimes = lines.map(({ voice }) => ({
    start: within(voice?.startSeconds ?? fromSeconds),
    end: within(voice ? voice.startSeconds + voice.seconds : fromSeconds + seconds),
  }));
  const wordTimes = lines.map(({ voice }, at) =>
    (voice?.words ?? []).map((word) => shifted(word, lineTimes[at]?.start ?? 0)),
  );
  return { seconds, lineTimes, wordTimes };
}

/** Whether a line is the rest of the sentence before it, in the same file. */
function goesOn(line: ScriptLine, next: ScriptLine): boolean {
  return line.voice !== undefined && line.voice.url === next.voice?.url;
}

function readingSeconds({ text, spoken }: ScriptLine): number {
  const words = (text || spoken).split(/\s+/).filter(Boolean);
  return words.length === 0 ? 0 : words.length * secondsPerWord + 0.8;
}

function shifted(word: VoiceWord, by: number): VoiceWord {
  return {
    text: word.text,
    startSeconds: word.startSeconds + by,
    endSeconds: word.endSeconds + by,
  };
}
