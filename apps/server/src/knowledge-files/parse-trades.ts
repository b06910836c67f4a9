import { KnowledgeProblem, readEntries, wordsOf } from './read-entries.ts';

/** What businesses of a kind know about, and post of. */
export interface Trade {
  /** What such a business is called: 'bakery'. */
  readonly kinds: readonly string[];
  /** Topics and things by their names, the best first. */
  readonly topics: readonly string[];
  /** Comparisons that such a business can post, where there are some. */
  readonly comparisons: readonly string[];
}

/** `# cafe, coffee bar | Coffee, Tea | coffee or tea` */
export function parseTrades(text: string): readonly Trade[] {
  return readEntries(text).map(({ head }) => {
    const [kinds, topics, comparisons] = head.cells;
    const trade = {
      kinds: wordsOf(kinds),
      topics: wordsOf(topics),
      comparisons: wordsOf(comparisons),
    };
    if (trade.kinds.length === 0 || trade.topics.length === 0) {
      throw new KnowledgeProblem(head.number, 'a trade has a kind of business and topics.');
    }
    return trade;
  });
}
