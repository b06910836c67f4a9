/**
 * The most important lines of an article, in their order: those that many others speak of, that stand first, that say
 * what the title says, that hold numbers and names. No line comes twice, none without those it needs, and every step or
 * every place of a list has its line before any has a second.
 */
import { articleLimits } from './article-limits.ts';
import { type ArticleParts, type ArticlePlan, planArticle } from './article-plan.ts';
import { dependsOnBefore } from './depends-on-before.ts';
import { type LineGroup, lineGroups } from './line-needs.ts';
import { likeness, type WordWeights, wordWeights } from './line-ranks.ts';
import { lineWords } from './line-words.ts';
import { lineWorths } from './line-worth.ts';

/** With the heading and the paragraph each line stands in, where they are known. */
export interface SummarizeOptions extends ArticleParts {
  /** At most so many lines; about a third of them, unless told. */
  readonly max?: number | undefined;
  readonly language?: string | undefined;
}

/** Lines that say nearly the same: one is enough. */
const sameLikeness = 0.6;
/** How much a line loses for saying what was said. */
const repeatCost = 0.75;
/** What a line is worth whose paragraph begins with another line that is not told. */
const tornWorth = 0.7;
/** So often another end is looked for where the last line leaves something open. */
const mostEnds = 6;

export function summarize(
  lines: readonly string[],
  options: SummarizeOptions = {},
): readonly number[] {
  return createSummaries(lines, options).ofLength(options.max ?? usualLength(lines.length));
}

/** How many lines are left of so many, unless somebody says: about a third. */
export function usualLength(count: number): number {
  return Math.min(15, Math.max(articleLimits.summary + 1, Math.round(count * 0.35)));
}

interface Summaries {
  ofLength(room: number): readonly number[];
  /** The same lines with one more, and those it needs; the most important first. */
  longerThan(chosen: readonly number[]): readonly (readonly number[])[];
}

/** Summaries of one article of any length: what takes time is done once. */
export function createSummaries(lines: readonly string[], parts: ArticleParts): Summaries {
  const plan = planArticle(lines, parts);
  const [titleWeights = new Map(), ...weights] = wordWeights([
    lineWords(parts.title ?? ''),
    ...plan.texts.map(lineWords),
  ]);
  const worth = lineWorths(plan, weights, titleWeights);
  const likenessOf = rememberLikeness(plan.texts, weights);
  const open = new Set<number>();
  let groups = lineGroups(plan, open);
  return {
    ofLength: (room) => {
      let chosen = choose(plan, groups, worth, likenessOf, room);
      for (let tries = 0; tries < mostEnds; tries += 1) {
        const last = chosen.at(-1) ?? 0;
        if (!isLeftOpen(plan, last) || open.has(last)) break;
        open.add(last);
        groups = lineGroups(plan, open);
        chosen = choose(plan, groups, worth, likenessOf, room);
      }
      return withCaveats(plan, groups, worth, chosen, room);
    },
    longerThan: (chosen) =>
      [...plan.texts.keys()]
        .filter((at) => !chosen.includes(at) && (worth[at] ?? 0) > 0)
        .filter((at) => chosen.every((other) => likenessOf(at, other) <= sameLikeness))
        .toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
        .flatMap((at) => {
          const lines = groups[at]?.lines;
          return lines ? [[...new Set([...chosen, ...lines])].toSorted((a, b) => a - b)] : [];
        })
        .filter((longer) => !isLeftOpen(plan, longer.at(-1) ?? 0)),
  };
}

/** Whether the line after this one goes on with it: nothing ends like that. */
function isLeftOpen({ texts, lastOf, parts }: ArticlePlan, at: number): boolean {
  // Of a list and of steps, each is told as far as there is room.
  if (parts.some((part) => part.includes(at))) return false;
  return lastOf(at) > at && dependsOnBefore(texts[at + 1] ?? '');
}

function choose(
  { texts, headings, parts, isHowTo }: ArticlePlan,
  groups: readonly (LineGroup | undefined)[],
  worth: readonly number[],
  likenessOf: (a: number, b: number) => number,
  room: number,
): readonly number[] {
  const chosen = new Set<number>();
  /** What each line is still worth beside those that are chosen. */
  const left = [...worth];
  const nearest = texts.map(() => 0);
  const share = texts.map(() => 1);
  const take = (lines: readonly number[]) => {
    for (const at of lines) {
      chosen.add(at);
      for (const other of texts.keys()) {
        const most = Math.max(nearest[other] ?? 0, likenessOf(at, other));
        nearest[other] = most;
        share[other] = (share[other] ?? 1) * spread(at, other, isHowTo ? undefined : headings);
        left[other] =
          most > sameLikeness
            ? 0
            : (worth[other] ?? 0) * (1 - repeatCost * most) * (share[other] ?? 1);
      }
    }
  };
  const best = (from: readonly (LineGroup | undefined)[], places: number): readonly number[] => {
    let found: readonly number[] = [];
    let foundWorth = 0;
    for (const group of from) {
      const isOpen = (at: number) => !chosen.has(at);
      const whole = group?.lines.filter(isOpen) ?? [];
      const isWhole = whole.length <= places;
      const added = isWhole ? whole : (group?.bare.filter(isOpen) ?? []);
      if (added.length === 0 || added.length > places) continue;
      const values = added.map((at) => left[at] ?? 0);
      const sum = values.reduce((all, one) => all + one, 0);
      const value = (sum / values.length) * (group?.isTorn || !isWhole ? tornWorth : 1);
      if (value > foundWorth && values.every((one) => one > 0))
        [found, foundWorth] = [added, value];
    }
    return found;
  };
  if (parts.length > 0 && parts.length < room) {
    take(best([groups[0]], room - parts.length));
    for (const [done, part] of parts.entries()) {
      if (part.some((at) => chosen.has(at))) continue;
      const places = room - chosen.size - (parts.length - done - 1);
      // As short as can be: the next parts want their place too.
      const own = part.map((at) => groups[at]);
      const single = best(own, 1);
      take(single.length > 0 ? single : best(own, places));
    }
  }
  while (chosen.size < room) {
    const next = best(groups, room - chosen.size);
    if (next.length === 0) break;
    take(next);
  }
  return [...chosen].sort((a, b) => a - b);
}

/**
 * What limits a line that is told takes the place of the least important one that nothing else needs: lines that came in
 * one after the other may be told without it.
 */
function withCaveats(
  { caveatsOf, parts, firstOf }: ArticlePlan,
  groups: readonly (LineGroup | undefined)[],
  worth: readonly number[],
  told: readonly number[],
  room: number,
): readonly number[] {
  const chosen = new Set(told);
  // Of a list and of steps, each has its place.
  if (parts.length > 0) return told;
  const needsOf = (at: number) => groups[at]?.bare ?? [];
  for (const claim of told) {
    for (const caveat of caveatsOf(claim)) {
      const isUnderstood = needsOf(caveat).every((at) => at === caveat || chosen.has(at));
      if (!chosen.has(claim) || chosen.has(caveat) || !isUnderstood) continue;
      if (chosen.size >= room) {
        const isNeeded = (at: number) =>
          // What it is about is said at its beginning.
          firstOf(at) === 0 ||
          at === claim ||
          needsOf(caveat).includes(at) ||
          [...chosen].some((other) => {
            return other !== at && (needsOf(other).includes(at) || caveatsOf(other).includes(at));
          });
        const [least] = [...chosen]
          .filter((at) => !isNeeded(at))
          .toSorted((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0));
        if (least === undefined) continue;
        chosen.delete(least);
      }
      chosen.add(caveat);
    }
  }
  return [...chosen].sort((a, b) => a - b);
}

/** How much two lines say the same; the same words are the same, whatever stands between them. */
function rememberLikeness(
  texts: readonly string[],
  weights: readonly WordWeights[],
): (a: number, b: number) => number {
  const bare = texts.map(bareWords);
  const known = new Map<number, readonly number[]>();
  return (a, b) => {
    let row = known.get(a);
    if (!row) {
      row = texts.map((_, other) =>
        bare[a] === bare[other]
          ? 1
          : likeness(weights[a] ?? new Map(), weights[other] ?? new Map()),
      );
      known.set(a, row);
    }
    return row[b] ?? 0;
  };
}

/** What stands beside a line that is chosen, or under a heading that has one, is worth less: all of the article is told. */
function spread(chosen: number, at: number, headings: ArticleParts['headings']): number {
  const isSameSection = headings?.[at] !== undefined && headings[at] === headings[chosen];
  return (Math.abs(chosen - at) <= 2 ? 0.9 : 1) * (isSameSection ? 0.75 : 1);
}

function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
