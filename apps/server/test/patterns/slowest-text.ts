import { averageMs, maxGrowth } from '../processor-ms.ts';
import { hostileTexts } from './hostile-texts.ts';

interface SlowText {
  readonly beginning: string;
  readonly length: number;
  /** How many times as long it takes as reading each letter once. */
  readonly times: number;
}

/** Small steps first: what doubles with every few letters is noticed before it takes minutes. */
const lengths = [
  16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 400, 512, 640, 800,
  1024, 2048, 4096, 8192,
];
/** What takes more than so many times as long as reading each letter once is looked at again. */
const doubtfulTimes = 300;
/** What then still takes more than so many times as long is too slow. */
const maxTimes = 2000;
/** From this length on, what is looked at again is a text four times as long: what grows with its square stands out. */
const longText = 2048;
/** Shorter texts are read in no time, which nobody can measure. */
const minLetters = 400;
const quickTries = 5;
const carefulTries = 2;

/**
 * A text that a pattern takes much too long for; undefined when there is none. No time is held to a number, because
 * machines are slow and busy: a pattern is held against one that reads every letter once, at the same moment, and
 * what it takes has to grow faster than its text, each time it is tried.
 * @param maxLetters for patterns that only ever see short texts
 */
export function slowestText(
  pattern: RegExp,
  maxLetters = Number.POSITIVE_INFINITY,
): SlowText | undefined {
  const wanted = new RegExp(pattern.source, pattern.flags.replace('y', ''));
  const letterMs = quickestMs(readPlainText, 0) / plainText.length;
  for (const make of hostileTexts(pattern)) {
    for (const length of lengths.filter((one) => one <= maxLetters)) {
      const text = make(length);
      const enoughMs = letterMs * lettersOf(length) * doubtfulTimes;
      if (quickestMs(() => read(wanted, text), enoughMs) <= enoughMs) continue;
      const longer = length >= longText && length * 4 <= maxLetters ? make(length * 4) : text;
      const times = timesTooLong(wanted, longer, make(Math.ceil(longer.length / 4)));
      if (times) {
        return { beginning: text.slice(0, 24), length: longer.length, times: Math.round(times) };
      }
    }
  }
  return undefined;
}

const lettersOf = (length: number) => Math.max(length, minLetters);

/** Looks again by what the processor did; nothing where it was quick enough once, or grew as the text does. */
function timesTooLong(pattern: RegExp, text: string, part: string): number | undefined {
  let times = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < carefulTries; attempt += 1) {
    const letterMs = averageMs(readPlainText) / plainText.length;
    const partMs = averageMs(() => read(pattern, part));
    const textMs = averageMs(() => read(pattern, text));
    times = Math.min(times, textMs / (letterMs * lettersOf(text.length)));
    if (times <= maxTimes || textMs <= partMs * maxGrowth) return undefined;
  }
  return times;
}

function read(pattern: RegExp, text: string): void {
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
}

const plainText = 'letters, and more letters. '.repeat(300);
/** Looks at every letter once, and never back. */
const plainPattern = /^(?:.~|.)*$/s;
const readPlainText = () => read(plainPattern, plainText);

/** By the clock, the quickest of a few: enough to see what is quick, which is nearly everything. */
function quickestMs(work: () => void, enoughMs: number): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < quickTries && quickest > enoughMs; attempt += 1) {
    const start = performance.now();
    work();
    quickest = Math.min(quickest, performance.now() - start);
  }
  return quickest;
}
