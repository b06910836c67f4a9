/** Of a list, what speaks of the very thing that was asked for: houseplants whose sentences say that they bear low light. */
import type { Idea } from '../knowledge-port.ts';
import { findList } from './find-list.ts';
import { contentWords } from './left-out.ts';
import type { ShelfPack } from './thing-pack.ts';
import type { ShelfList, TopicShelf } from './topic-shelf.ts';
import { plainWords } from './words.ts';

/** Fewer are no list. */
const fewestItems = 5;
type Item = ShelfList['list']['items'][number];

/** An idea that announces only those, where there are enough. */
export function narrowedIdea(
  shelf: TopicShelf,
  pack: ShelfPack,
  leftOut: string,
): Idea | undefined {
  if (denied.test(leftOut)) return undefined;
  const isAfter = /^(?:for|in|on|at|with|without|under|that|who|which|near|from)\b/i.test(leftOut);
  for (const entry of shelf.listsOf(pack)) {
    const { list } = entry;
    const count = mentionedBy(list, leftOut);
    if (list.category !== 'top' || count === undefined) continue;
    const text = isAfter
      ? `${count} ${list.units} ${leftOut}`
      : `${count} ${leftOut} ${list.units}`;
    if (findList(shelf, text)?.list === list) return { text, kind: list.category };
  }
  return undefined;
}

/** How many of a list speak of it, where they are enough for a list of their own. */
export function mentionedBy({ items }: ShelfList['list'], asked: string): number | undefined {
  const wanted = denied.test(asked) ? [] : contentWords(asked);
  const count = wanted.length === 0 ? 0 : items.filter((item) => mentions(item, wanted)).length;
  return count >= fewestItems ? count : undefined;
}

/** The items that an idea promises: all of its list, or those alone that speak of what it says besides. */
export function itemsPromised({ list, pack, ideas }: ShelfList, idea: string): readonly Item[] {
  const known = new Set(
    [pack.title, list.units, list.unit, ...ideas.map(({ text }) => text)].flatMap(contentWords),
  );
  const wanted = contentWords(idea).filter((word) => !known.has(word));
  const [number] = plainWords(idea).filter((word) => /^\d+$/.test(word));
  if (wanted.length === 0 || number === undefined) return list.items;
  const found = list.items.filter((item) => mentions(item, wanted));
  // Who types an idea of their own wants the whole list.
  return found.length >= fewestItems && found.length === Number(number) ? found : list.items;
}

function mentions({ name, facts }: Item, wanted: readonly string[]): boolean {
  return [name, ...facts].some((sentence) => saysAll(sentence, wanted));
}

/** One sentence, and not what somebody should do without. */
function saysAll(sentence: string, wanted: readonly string[]): boolean {
  const words = new Set(contentWords(sentence).map(stem));
  return wanted.every((word) => words.has(stem(word))) && !denying.test(sentence);
}

/** Whoever wants tea without caffeine is told of no tea that has some. */
const denied = /\b(?:without|no|not|non|free|never|less|don't|doesn't|isn't|aren't)\b/i;
const denying =
  /\b(?:avoid|cannot|can't|don't|fails?|hardly|hates?|instead|never|no|none|not|rarely|seldom|suffers?|unless|without|won't)\b/i;

/** 'tolerates', 'tolerating' and 'tolerated' are one word here. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|e|s|ly)$/, '') : word;
}
