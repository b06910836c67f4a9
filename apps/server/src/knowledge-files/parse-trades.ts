import { atMost, type Entry, KnowledgeProblem, readEntries, wordsOf } from './read-entries.ts';

/** What businesses of a kind do, know about, and post of. */
export interface Trade {
  /** What such a business is called: 'bakery'. */
  readonly kinds: readonly string[];
  /** Topics and things by their names, the best first. */
  readonly topics: readonly string[];
  /** Comparisons that such a business can post, where there are some. */
  readonly comparisons: readonly string[];
  /** What every such business does for its customers, whoever owns it. */
  readonly service?: TradeService;
}

export interface TradeService {
  /** 'Bread for breakfast, cake for later' */
  readonly promise: string;
  /** What is to be had there, as it goes on after "a bakery in Leeds:". */
  readonly about: string;
  readonly does: readonly string[];
}

const promiseLetters = 48;
const aboutLetters = 100;
const pointLetters = 48;

/**
 * `# cafe, coffee bar | Coffee, Tea | coffee or tea`, with what such a business does below: `> promise`, `~ what is to be had`
 * and points.
 */
export function parseTrades(text: string): readonly Trade[] {
  return readEntries(text).map((entry) => {
    const { head } = entry;
    const [kinds, topics, comparisons] = head.cells;
    const service = serviceOf(entry);
    const trade = {
      kinds: wordsOf(kinds),
      topics: wordsOf(topics),
      comparisons: wordsOf(comparisons),
      ...(service && { service }),
    };
    if (trade.kinds.length === 0 || (trade.topics.length === 0 && !service)) {
      throw new KnowledgeProblem(
        head.number,
        'a trade has a kind of business, and topics or what it does.',
      );
    }
    return trade;
  });
}

function serviceOf({ head, lines }: Entry): TradeService | undefined {
  if (lines.length === 0) return undefined;
  const textsOf = (mark: string, letters: number) =>
    lines
      .filter((line) => line.mark === mark)
      .map((line) => atMost(line, line.cells[0] ?? '', letters));
  const [promise] = textsOf('>', promiseLetters);
  const [about] = textsOf('~', aboutLetters);
  const does = textsOf('', pointLetters);
  if (promise === undefined || about === undefined || does.length < 3) {
    throw new KnowledgeProblem(
      head.number,
      'what a trade does is a promise (>), what is to be had (~) and three points.',
    );
  }
  return { promise, about, does };
}
