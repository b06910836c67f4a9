/**
 * The most important lines of an article, in their order: those that many others speak of, that stand first, that say
 * what the title says, that hold numbers and names. No line comes twice, and none that needs the line before it without that line.
 */
import { articleLimits } from './article-limits.ts';
import { dependsOnBefore } from './depends-on-before.ts';
import { likeness, lineRanks, type WordWeights, wordWeights } from './line-ranks.ts';
import { lineWords } from './line-words.ts';
import { plainText } from './plain-text.ts';

export interface SummarizeOptions {
  readonly title?: string | undefined;
  /** At most so many lines; about a third of them, unless told. */
  readonly max?: number | undefined;
  readonly language?: string | undefined;
  /** The heading each line stands under, where there are some. */
  readonly headings?: readonly (string | undefined)[] | undefined;
}

/** Lines that say nearly the same: one is enough. */
const sameLikeness = 0.6;
/** How much a line loses for saying what was said. */
const repeatCost = 0.75;
/** What needs more lines before it than this is left out. */
const longestChain = 2;

export function summarize(
  lines: readonly string[],
  options: SummarizeOptions = {},
): readonly number[] {
  return createSummaries(lines, options)(options.max ?? usualLength(lines.length));
}

/** How many lines are left of so many, unless somebody says: about a third. */
export function usualLength(count: number): number {
  return Math.min(15, Math.max(articleLimits.summary + 1, Math.round(count * 0.35)));
}

/** Summaries of one article of any length: what takes time is done once. */
export function createSummaries(
  lines: readonly string[],
  { title = '', headings }: SummarizeOptions,
): (room: number) => readonly number[] {
  const texts = lines.map(plainText);
  const bare = texts.map(bareWords);
  const [titleWeights = new Map(), ...weights] = wordWeights([
    lineWords(title),
    ...texts.map(lineWords),
  ]);
  const worth = worthOf(texts, weights, titleWeights, headings);
  const groups = texts.map((_, at) => needed(texts, at, headings));
  return (room) => {
    const chosen = new Set<number>();
    /** What each line is still worth beside those that are chosen. */
    const left = [...worth];
    const nearest = texts.map(() => 0);
    const share = texts.map(() => 1);
    const choose = (at: number) => {
      chosen.add(at);
      for (const other of texts.keys()) {
        const like =
          bare[at] === bare[other]
            ? 1
            : likeness(weights[at] ?? new Map(), weights[other] ?? new Map());
        nearest[other] = Math.max(nearest[other] ?? 0, like);
        share[other] = (share[other] ?? 1) * spread(at, other, headings);
        const most = nearest[other] ?? 0;
        left[other] =
          most > sameLikeness
            ? 0
            : (worth[other] ?? 0) * (1 - repeatCost * most) * (share[other] ?? 1);
      }
    };
    while (chosen.size < room) {
      let best: readonly number[] = [];
      let bestWorth = 0;
      for (const group of groups) {
        const added = group?.filter((at) => !chosen.has(at)) ?? [];
        if (added.length === 0 || chosen.size + added.length > room) continue;
        const values = added.map((at) => left[at] ?? 0);
        const value = values.reduce((sum, one) => sum + one, 0) / values.length;
        if (value > bestWorth && values.every((one) => one > 0)) [best, bestWorth] = [added, value];
      }
      if (best.length === 0) break;
      for (const at of best) choose(at);
    }
    return [...chosen].sort((a, b) => a - b);
  };
}

/** Nobody wants these in a video. */
const furniture =
  /^(?:read (?:more|also|next)|subscribe|sign up|click here|advertisement|follow us|share this|related:|photo:|image:|source:|sources:|all rights reserved|©|copyright|tags?:|filed under|comments?|leave a (?:reply|comment)|cookie|mehr lesen|lesen sie|foto:|quelle:|anzeige|abonnieren|media contact|contact:|press contact|pressekontakt|about the author)\b|^###|\bnewsletter\b.*\b(?:sign|subscribe|join)|(?:sign|subscribe|join).*\bnewsletter\b/i;

/** Whether a line belongs to the page around an article: "Read more: …". */
export function isFurniture(line: string): boolean {
  return furniture.test(plainText(line));
}

function worthOf(
  texts: readonly string[],
  weights: readonly WordWeights[],
  title: WordWeights,
  headings: SummarizeOptions['headings'],
): readonly number[] {
  const ranks = lineRanks(weights);
  return texts.map((text, at) => {
    const words = text.split(/\s+/).length;
    if (furniture.test(text) || !/\p{L}/u.test(text)) return 0;
    const isFirstOfSection = headings !== undefined && headings[at] !== headings[at - 1];
    const names = text.slice(1).match(/(?<![.!?:]["”]?\s)(?<=\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0;
    const raised =
      (ranks[at] ?? 1) +
      (at === 0 ? 0.8 : 0.35 * Math.exp(-at / 2)) +
      0.9 * likeness(title, weights[at] ?? new Map()) +
      (at === texts.length - 1 ? 0.15 : 0) +
      (isFirstOfSection ? 0.4 : 0) +
      (/\d/.test(text) ? 0.12 : 0) +
      (/[$€£%]|\b(?:euros?|dollars|pounds|percent|million|billion)\b/i.test(text) ? 0.12 : 0) +
      0.06 * Math.min(3, names);
    const length = words < 5 ? 0.5 : words > 45 ? 0.75 : words > 30 ? 0.92 : 1;
    // "800 g of potatoes" alone says nothing.
    const isSentence = /[.!?…:"”“’)]$/u.test(text);
    const kind = !isSentence ? 0.6 : text.endsWith('?') ? 0.6 : text.endsWith('!') ? 0.85 : 1;
    return Math.max(0.01, raised * length * kind);
  });
}

/** What stands beside a line that is chosen, or under a heading that has one, is worth less: all of the article is told. */
function spread(chosen: number, at: number, headings: SummarizeOptions['headings']): number {
  const isSameSection = headings?.[at] !== undefined && headings[at] === headings[chosen];
  return (Math.abs(chosen - at) <= 2 ? 0.9 : 1) * (isSameSection ? 0.75 : 1);
}

function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The line with those that it needs to be understood; undefined where those are too many, or missing. */
function needed(
  texts: readonly string[],
  at: number,
  headings: SummarizeOptions['headings'],
): readonly number[] | undefined {
  let from = at;
  while (from > 0 && needsBefore(texts, from)) from -= 1;
  let to = at;
  // A question wants its answer, and what ends in a colon what it announces.
  while (to < texts.length - 1 && /[?:]["”]?$/.test(texts[to] ?? '')) to += 1;
  if (/[?:]["”]?$/.test(texts[to] ?? '')) return undefined;
  if (at - from > longestChain || to - at > longestChain) return undefined;
  if (headings && headings[from] !== headings[at]) return undefined;
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** What is short after a question answers it. */
function needsBefore(texts: readonly string[], at: number): boolean {
  const [text = '', before = ''] = [texts[at], texts[at - 1]];
  if (dependsOnBefore(text)) return true;
  return (
    before.endsWith('?') &&
    (text.split(/\s+/).length < 8 ||
      /^["“„«]/u.test(text) ||
      /^(?:yes|no|because|ja|nein|weil)\b/i.test(text))
  );
}
