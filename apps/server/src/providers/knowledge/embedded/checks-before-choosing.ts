import type { TopicShelf } from './topic-shelf.ts';

const mostChecks = 3;
const longestCheck = 56;
/** What whoever looks for such a business can do. */
const isDone = /^(?:ask|bring|check|compare|look|read|see|test|try|visit|watch)\b/i;

/** What is known of a kind of business that helps to choose one: "Ask who bakes". */
export function checksBeforeChoosing(shelf: TopicShelf, kind: string): readonly string[] {
  const pack = shelf
    .meaningsOf(kind)
    .find(({ kinds = [] }) => kinds.some((one) => businesses.has(one)));
  const items = pack?.lists.find(({ unit }) => unit === 'thing')?.items ?? [];
  return items
    .flatMap(({ name, facts }) => [name, ...facts].find((text) => isCheck(text)) ?? [])
    .map((text) => text.replace(/\.$/, ''))
    .slice(0, mostChecks);
}

const businesses: ReadonlySet<string> = new Set(['business', 'local business', 'service']);

const isCheck = (text: string) =>
  isDone.test(text) && text.length <= longestCheck && text.split(' ').length > 2;
