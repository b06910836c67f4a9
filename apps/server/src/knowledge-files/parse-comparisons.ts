import type { ReadyComparison } from '@reelwright/wizards/comparison';
import {
  type Entry,
  type EntryLine,
  KnowledgeProblem,
  picturesOf,
  readEntries,
  wordsOf,
} from './read-entries.ts';

type Feature = ReadyComparison['features'][number];

/**
 * Reads a file of comparisons: what is compared (*), and a line for each check. An installation's own may leave out what
 * they show.
 */
export function parseComparisons(text: string, { isOwn = false } = {}): readonly ReadyComparison[] {
  return readEntries(text).map((entry) => comparisonOf(entry, isOwn));
}

function comparisonOf({ head, lines }: Entry, isOwn: boolean): ReadyComparison {
  const [topic = '', headline] = head.cells;
  const marked = (mark: string) => lines.filter((line) => line.mark === mark);
  const [pictures] = marked('!');
  if (!pictures && !isOwn) {
    throw new KnowledgeProblem(head.number, `${topic} lacks what it shows (!).`);
  }
  const { objects = [], place = 'studio' } = pictures ? picturesOf(pictures) : {};
  const products = marked('*').map(({ cells: [name = '', shown] }) => ({
    name,
    objects: [...wordsOf(shown)],
  }));
  return {
    topic,
    keywords: marked('=').flatMap(({ cells }) => [...wordsOf(cells[0])]),
    ...(headline && { headline }),
    place,
    objects: [...objects],
    products,
    features: marked('').map((line) => featureOf(line, products.length)),
  };
}

/**
 * `Speed | stopwatch | comment | comment | 2 Why it is better`; `0 Why` where none is. `Under furniture (cleaning under
 * furniture)` is shown by its first words and said by those in brackets.
 */
function featureOf(line: EntryLine, products: number): Feature {
  const [called = '', shown, ...rest] = line.cells;
  const [, name = called, spoken] = /^(.+?) \((.+)\)$/.exec(called) ?? [];
  const comments = rest.slice(0, products);
  const [, winner = '', why = ''] = /^(\d)\s*(.*)$/.exec(rest[products] ?? '') ?? [];
  if (comments.length < products || winner === '' || Number(winner) > products) {
    throw new KnowledgeProblem(
      line.number,
      `a check is name | objects | ${products} comments | number of the better one and why.`,
    );
  }
  return {
    name,
    objects: [...wordsOf(shown)],
    comments,
    ...(spoken && { spoken }),
    ...(winner !== '0' && { winner: Number(winner) - 1 }),
    ...(why && { why }),
  };
}
