import { processorMs } from '../processor-ms.ts';
import { hostileTexts } from './hostile-texts.ts';

interface SlowText {
  readonly beginning: string;
  readonly length: number;
  readonly ms: number;
}

/** Small steps first: what doubles with every few letters is noticed before it takes minutes. */
const lengths = [
  16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 400, 512, 640, 800,
  1024, 2048, 4096, 8192,
];
/** A pattern that reads each letter once needs a hundredth of it. */
const maxMs = (length: number) => Math.max(2, length / 200);
const manyTries = 25;

/**
 * A text that a pattern takes much too long for; undefined when there is none.
 * @param maxLetters for patterns that only ever see short texts
 * @param tries fewer where nobody minds that others had the processor
 */
export function slowestText(
  pattern: RegExp,
  maxLetters = Number.POSITIVE_INFINITY,
  tries = manyTries,
): SlowText | undefined {
  const wanted = new RegExp(pattern.source, pattern.flags.replace('y', ''));
  for (const make of hostileTexts(pattern)) {
    for (const length of lengths.filter((one) => one <= maxLetters)) {
      const text = make(length);
      const ms = quickestMs(() => read(wanted, text), maxMs(length), tries);
      if (ms > maxMs(length)) return { beginning: text.slice(0, 24), length, ms: Math.round(ms) };
    }
  }
  return undefined;
}

function read(pattern: RegExp, text: string): void {
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
}

/** The quickest of a few: others may have had the processor meanwhile. */
function quickestMs(work: () => void, enoughMs: number, tries: number): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && quickest > enoughMs; attempt += 1) {
    quickest = Math.min(quickest, processorMs(work));
  }
  return quickest;
}
