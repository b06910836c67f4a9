/** Where a talk begins to speak of something else, and what it speaks of then. */
import { topicOf } from '@reelwright/article';
import { capitalize } from '@reelwright/english';
import type { Para } from '../paragraphs/paragraph.ts';
import { wordsIn } from '../paragraphs/paragraph-edits.ts';

/** Shorter talks are one chapter. */
const leastTalkSeconds = 150;
const usualChapterSeconds = 150;
const leastChapterSeconds = 60;
const maxChapters = 24;
/** So many passages before and after a place are compared. */
const compared = 5;

/** Talks that have chapters already keep them. */
export function withChapters(paras: readonly Para[]): readonly Para[] {
  const starts = paras.map(({ audio }) => audio?.startTime ?? 0);
  const seconds = (paras.at(-1)?.audio?.endTime ?? 0) - (starts[0] ?? 0);
  if (seconds < leastTalkSeconds || paras.some(({ title }) => title)) return paras;
  const begins = [0, ...changes(paras, starts, seconds)].sort((a, b) => a - b);
  const titles = new Map<number, string>();
  const used = new Set<string>();
  for (const [at, from] of begins.entries()) {
    const texts = paras.slice(from, begins[at + 1]).map(wordsIn);
    const others = texts.map((text) =>
      text.replace(/\p{L}+/gu, (word) => (used.has(word.toLowerCase()) ? '' : word)),
    );
    const topic = topicOf('', others);
    used.add(topic);
    titles.set(from, topic ? capitalize(topic) : `Part ${at + 1}`);
  }
  return paras.map((para, at) => {
    const title = titles.get(at);
    return title ? { ...para, title } : para;
  });
}

/** The places at which what was said and what comes have least in common. */
function changes(
  paras: readonly Para[],
  starts: readonly number[],
  seconds: number,
): readonly number[] {
  const words = paras.map((para) => contentWords(wordsIn(para)));
  const likeness = paras.map((_, at) =>
    at === 0
      ? 1
      : cosine(
          words.slice(Math.max(0, at - compared), at).flat(),
          words.slice(at, at + compared).flat(),
        ),
  );
  const depth = likeness.map((now, at) => {
    const around = [-3, -2, -1, 1, 2, 3].map((by) => likeness[at + by] ?? now);
    return Math.max(...around.slice(0, 3)) + Math.max(...around.slice(3)) - 2 * now;
  });
  const wanted = Math.min(maxChapters, Math.round(seconds / usualChapterSeconds)) - 1;
  const end = (starts[0] ?? 0) + seconds;
  const chosen: number[] = [];
  for (const at of [...depth.keys()].sort((a, b) => (depth[b] ?? 0) - (depth[a] ?? 0))) {
    if (chosen.length >= wanted) break;
    const time = starts[at] ?? 0;
    const isFar = [starts[0] ?? 0, end, ...chosen.map((one) => starts[one] ?? 0)].every(
      (other) => Math.abs(other - time) >= leastChapterSeconds,
    );
    if (at > 0 && isFar) chosen.push(at);
  }
  return chosen;
}

function contentWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !common.has(word));
}

const common = new Set(
  'about actually after again also always been before being cannot could didn does doesn doing don even ever every from going gonna have here into isn just kind know like little look made make many maybe mean more most much need never only other over people pretty quite really right said same should some something sort still such sure take than that their them then there these they thing things think this those through time very want wasn well were what when where which while will with without would yeah your yours'.split(
    ' ',
  ),
);

function cosine(a: readonly string[], b: readonly string[]): number {
  const counts = (words: readonly string[]) => {
    const found = new Map<string, number>();
    for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
    return found;
  };
  const [left, right] = [counts(a), counts(b)];
  let shared = 0;
  for (const [word, count] of left) shared += count * (right.get(word) ?? 0);
  const length = (found: ReadonlyMap<string, number>) =>
    Math.sqrt([...found.values()].reduce((sum, count) => sum + count * count, 0));
  return shared === 0 ? 0 : shared / (length(left) * length(right));
}
