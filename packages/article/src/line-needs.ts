/** Which lines have to be told together: a line with those without which it is not understood, or would mislead. */
import { type ArticlePlan, isSentence } from './article-plan.ts';
import { isWarning } from './caveats.ts';
import { dependsOnBefore } from './depends-on-before.ts';
import { isInstruction } from './is-instruction.ts';

export interface LineGroup {
  readonly lines: readonly number[];
  /** The same without what limits them, for where there is no room for that. */
  readonly bare: readonly number[];
  /** Whether the paragraph of the line begins without being told, or what limits the line is not told. */
  readonly isTorn: boolean;
}

/** What needs more lines than this is left out. */
const mostTogether = 4;
const mostWithCaveats = 5;
/** A first sentence so short announces what follows: "Merchants suffered most." */
const shortOpening = 7;

export function lineGroups(
  plan: ArticlePlan,
  /** Lines that are told only together with the next one. */
  open: ReadonlySet<number> = new Set(),
): readonly (LineGroup | undefined)[] {
  return [...plan.texts.keys()].map((at): LineGroup | undefined => {
    // What people are warned of stands by itself, wherever in its paragraph it is said.
    const isAlone = isWarning(plan.texts[at] ?? '');
    const wanted = isAlone ? depths.filter(({ beginning }) => beginning === 'none') : depths;
    const lines = firstThat(wanted, (depth) => together(plan, at, open, depth));
    if (!lines) return undefined;
    const withoutCaveats = wanted.filter(({ hasCaveats }) => !hasCaveats);
    const bare = firstThat(withoutCaveats, (depth) => together(plan, at, open, depth)) ?? lines;
    const isLimited = plan.caveatsOf(at).every((one) => lines.includes(one));
    const hasBeginning = isAlone || lines.includes(plan.firstOf(at));
    return { lines, bare, isTorn: !hasBeginning || !isLimited };
  });
}

/** How much is told with a line: the beginning of its paragraph or of every one it needs, and what limits it. */
interface Depth {
  readonly beginning: 'every' | 'own' | 'none';
  readonly hasCaveats: boolean;
}

/** As much as has room. */
const depths: readonly Depth[] = [
  { beginning: 'every', hasCaveats: true },
  { beginning: 'own', hasCaveats: true },
  { beginning: 'every', hasCaveats: false },
  { beginning: 'own', hasCaveats: false },
  { beginning: 'none', hasCaveats: true },
  { beginning: 'none', hasCaveats: false },
];

function firstThat<From, To>(
  list: readonly From[],
  find: (one: From) => To | undefined,
): To | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function together(
  plan: ArticlePlan,
  at: number,
  open: ReadonlySet<number>,
  { beginning, hasCaveats }: Depth,
): readonly number[] | undefined {
  const { texts, headings, firstOf, lastOf, introducedAt, caveatsOf } = plan;
  const found = new Set(beginning === 'none' ? [at] : [firstOf(at), at]);
  let caveats = 0;
  for (const line of found) {
    const wanted = new Set(needsOf(plan, line));
    if (open.has(line)) wanted.add(line + 1);
    // Whoever brings a line of another paragraph brings the beginning of that paragraph.
    if (beginning === 'every') wanted.add(firstOf(line));
    for (const other of introducedAt(line)) wanted.add(other);
    if (hasCaveats) {
      for (const other of caveatsOf(line)) wanted.add(other);
      caveats += caveatsOf(line).length;
    }
    for (const other of wanted) {
      if (other < 0) continue;
      if (other >= texts.length || headings?.[other] !== headings?.[at]) return undefined;
      found.add(other);
    }
    const most = caveats > 0 ? mostWithCaveats : mostTogether;
    if (found.size > Math.max(most, itemsOf(plan, at))) return undefined;
  }
  const lines = [...found].sort((a, b) => a - b);
  const end = lines.at(-1) ?? at;
  return /[?:]["”]?$/.test(texts[end] ?? '') && end === lastOf(end) && end === texts.length - 1
    ? undefined
    : lines;
}

function needsOf(plan: ArticlePlan, at: number): readonly number[] {
  const { texts, firstOf, lastOf, isAsked } = plan;
  const text = texts[at] ?? '';
  const needs: number[] = [];
  const isOpening = firstOf(at) === at;
  const isClosing = lastOf(at) === at;
  if (needsBefore(texts, at)) needs.push(at - 1);
  if (isPluralWithout(texts, at)) needs.push(at - 2);
  // A question wants its answer, and what ends in a colon what it announces.
  if (/[?:]["”]?$/.test(text)) needs.push(at + 1);
  if (isAsked(at)) {
    for (let line = firstOf(at); line <= lastOf(at) + 1; line += 1) needs.push(line);
  }
  const isAnswer = firstOf(at) > 0 && isAsked(firstOf(at) - 1) && !isAsked(at);
  if (isAnswer) needs.push(firstOf(at), firstOf(at) - 1);
  if (!isClosing) {
    const next = texts[at + 1] ?? '';
    if (isOpening && at > 0 && isAnnouncement(text) && !isAnswer) needs.push(at + 1);
    if (isQuote(text) && isQuote(next) && !isAnswer) needs.push(at + 1);
  }
  if (!isOpening && isQuote(text) && isQuote(texts[at - 1] ?? '') && !isAnswer) needs.push(at - 1);
  if (itemsOf(plan, at) > 1) {
    if (isItem(plan, at - 1)) needs.push(at - 1);
    if (isItem(plan, at + 1)) needs.push(at + 1);
  }
  return needs;
}

const isQuote = (text: string) => /^["“„«]/u.test(text);

function isAnnouncement(text: string): boolean {
  return text.split(/\s+/).length <= shortOpening && !isInstruction(text);
}

/** "800 g of potatoes" among the sentences of a recipe. */
function isItem({ texts }: ArticlePlan, at: number): boolean {
  const text = texts[at];
  return text !== undefined && !isSentence(text);
}

/** How many items stand around one, where the article is not made of such lines alone. */
function itemsOf(plan: ArticlePlan, at: number): number {
  if (!isItem(plan, at)) return 0;
  if (plan.texts.filter(isSentence).length * 2 < plan.texts.length) return 0;
  let [from, to] = [at, at];
  while (isItem(plan, from - 1)) from -= 1;
  while (isItem(plan, to + 1)) to += 1;
  return to - from + 1;
}

/** "Feed them peel" after a line that names nothing of which there are many. */
function isPluralWithout(texts: readonly string[], at: number): boolean {
  return (
    /^(?:\p{L}+ ){0,3}(?:they|them)(?!\p{L})/iu.test(texts[at] ?? '') &&
    dependsOnBefore(texts[at] ?? '') &&
    !/(?<!\p{L})(?!(?:seconds|minutes|hours|days|weeks|months|years|euros|dollars|metres|degrees|times|this|thus|does|has|was|always|perhaps|its|his|us|is|as)(?!\p{L}))\p{Ll}{2,}[^s\P{L}]s(?!\p{L})|(?<!\p{L})(?:people|children|men|women|they|them|both|and)(?!\p{L})/iu.test(
      texts[at - 1] ?? '',
    )
  );
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
