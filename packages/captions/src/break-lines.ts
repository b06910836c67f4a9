/** Cuts what is said on a slide into lines, by sense: the cut that hurts least over all of them. */
import { letterWidth, spaceBetween } from '@reelwright/movie/language';
import { breakCost, endsSentence, ordinaryBreak, tearing } from './break-cost.ts';
import { type CaptionLimits, leastSeconds } from './caption-limits.ts';
import type { CaptionWord } from './caption-line.ts';

export interface BreakOptions extends CaptionLimits {
  readonly language?: string;
  /** Somebody wants it as one line: it is one where it fits. */
  readonly isLine?: boolean;
  /** When the next thing must be on the screen: the end of the slide. */
  readonly endSeconds: number;
}

export interface BrokenLine {
  readonly from: number;
  readonly to: number;
  /** Where its second row begins; its end when it has one row. */
  readonly row: number;
}

/** More than any number of torn breaks: a line nobody can read is worse. */
const tooShort = 1_000_000;
/** Each further line costs a little, so that lines are not made for their own sake. */
const perLine = 6;
/** Fewer letters look lost. */
const fewLetters = 14;
/** Longer ones tire. */
const longSeconds = 6;

export function breakLines(
  words: readonly CaptionWord[],
  options: BreakOptions,
): readonly BrokenLine[] {
  const costs = breakCosts(words, options.language);
  const lettersOf = measure(words);
  const whole = options.isLine && rowOf(lettersOf, costs, 0, words.length, options.rowLetters);
  if (whole) return [{ from: 0, to: words.length, row: whole.at }];
  const best: { cost: number; line: BrokenLine }[] = [];
  for (let to = 1; to <= words.length; to += 1) {
    let found = { cost: Number.POSITIVE_INFINITY, line: { from: to - 1, to, row: to } };
    for (let from = to - 1; from >= 0 && to - from <= options.maxWords; from -= 1) {
      const row = rowOf(lettersOf, costs, from, to, options.rowLetters);
      // A single word always fits: those that are too long were cut before.
      if (!row) break;
      const before = from === 0 ? 0 : (best[from]?.cost ?? 0);
      const letters = lettersOf(from, to);
      const cost =
        before +
        row.cost +
        lineCost(words, costs, { from, to, letters, endSeconds: options.endSeconds });
      if (cost < found.cost) found = { cost, line: { from, to, row: row.at } };
    }
    best[to] = found;
  }
  const lines: BrokenLine[] = [];
  for (let to = words.length; to > 0; ) {
    const line = best[to]?.line ?? { from: to - 1, to, row: to };
    lines.push(line);
    to = line.from;
  }
  return lines.reverse();
}

/** What a break before each word costs. */
function breakCosts(
  words: readonly CaptionWord[],
  language: string | undefined,
): readonly number[] {
  return words.map(({ text }, at) => {
    const [before, one] = [words[at - 2]?.text, words[at - 1]?.text];
    if (one === undefined) return 0;
    const startsSentence = before === undefined || endsSentence(before);
    return breakCost(one, text, {
      startsSentence,
      ...(language && { language }),
      ...(before !== undefined && { lead: before }),
    });
  });
}

interface MeasuredLine {
  readonly from: number;
  readonly to: number;
  readonly letters: number;
  readonly endSeconds: number;
}

function lineCost(
  words: readonly CaptionWord[],
  costs: readonly number[],
  { from, to, letters, endSeconds }: MeasuredLine,
): number {
  const [first, last, next] = [words[from], words[to - 1], words[to]];
  if (!first || !last) return 0;
  let cost = perLine + (costs[to] ?? 0);
  if (letters < fewLetters) cost += (fewLetters - letters) * 0.7;
  const room = (next?.start ?? endSeconds) - first.start;
  if (room < leastSeconds) cost += tooShort * (1 + leastSeconds - room);
  const spoken = last.end - first.start;
  if (spoken > longSeconds) cost += (spoken - longSeconds) * 20;
  for (let at = from + 1; at < to; at += 1) {
    const gap = (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0);
    // A pause of the voice is a pause of the reader; and a new sentence deserves a new line.
    if (gap > 0.5) cost += Math.min(60, gap * 14);
    if (costs[at] === 0) cost += 7;
  }
  return cost;
}

/** The best way to set words in one row or two; undefined where they do not fit. */
function rowOf(
  lettersOf: LettersOf,
  costs: readonly number[],
  from: number,
  to: number,
  rowLetters: number,
): { readonly at: number; readonly cost: number } | undefined {
  const letters = lettersOf(from, to);
  if (letters <= rowLetters) return { at: to, cost: 0 };
  if (letters > 2 * rowLetters + 1) return to - from === 1 ? { at: to, cost: 0 } : undefined;
  let best: { at: number; cost: number } | undefined;
  let upper = 0;
  for (let at = from + 1; at < to; at += 1) {
    upper = lettersOf(from, at);
    const lower = lettersOf(at, to);
    if (upper > rowLetters) break;
    if (lower > rowLetters) continue;
    // Rows of about the same length, the lower one rather longer.
    const uneven = Math.abs(lower - upper) / rowLetters + (upper > lower ? 0.2 : 0);
    const cost = 3 + rowBreakCost(costs[at] ?? 0) + uneven * 5;
    if (!best || cost < best.cost) best = { at, cost };
  }
  return best ?? (to - from === 1 ? { at: to, cost: 0 } : undefined);
}

/** Both rows are seen at once, so an ordinary break hurts less than between two lines; one that tears sense does not. */
function rowBreakCost(cost: number): number {
  if (cost === tearing) return tearing / 2;
  return 0.4 * Math.min(cost, ordinaryBreak) + 0.8 * Math.max(0, cost - ordinaryBreak);
}

/** How many letters the words from one place up to another take, with the spaces between them. */
type LettersOf = (from: number, to: number) => number;

/** Each word is looked at once: all ways to break a minute of talk ask for the same words thousands of times. */
function measure(words: readonly CaptionWord[]): LettersOf {
  const spaces = words.map(({ text }, at) => spaceBetween(words[at - 1]?.text ?? '', text).length);
  const ends = [0];
  let letters = 0;
  for (const [at, { text }] of words.entries()) {
    letters += (spaces[at] ?? 0) + letterWidth(text);
    ends.push(letters);
  }
  return (from, to) => (to <= from ? 0 : (ends[to] ?? 0) - (ends[from] ?? 0) - (spaces[from] ?? 0));
}
