import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import { KnowledgeProblem, picturesOf, readEntries, wordsOf } from './read-entries.ts';

/** What stands before the bar, and where it goes: once, or as often as it is told. */
export const singleOfOffer = [
  'kind',
  'desired',
  'issue',
  'undesired',
  'target',
  'time',
  'product_type',
  'dont_need',
  'cheaters',
] as const;
export const severalOfOffer = {
  benefit: 'benefits',
  question: 'questions',
  proof: 'proofs',
  cta: 'ctas',
} as const;

/**
 * Reads a file of offers: what a film for a kind of business may say, as drafts for its owner. An installation's own may
 * leave out what they show.
 */
export function parseOffers(text: string, { isOwn = false } = {}): readonly ReadyOffer[] {
  return readEntries(text).map(({ head, lines }) => {
    const [keyword = ''] = head.cells;
    const marked = (mark: string) => lines.filter((line) => line.mark === mark);
    const [pictures] = marked('!');
    if (!pictures && !isOwn) {
      throw new KnowledgeProblem(head.number, `${keyword} lacks what it shows (!).`);
    }
    const { objects = [], place = 'studio' } = pictures ? picturesOf(pictures) : {};
    const plain = marked('');
    const isKnown = (name: string) =>
      singleOfOffer.some((each) => each === name) || Object.hasOwn(severalOfOffer, name);
    const odd = plain.find(({ cells: [name = ''] }) => !isKnown(name));
    if (odd) throw new KnowledgeProblem(odd.number, `offers tell nothing called ${odd.cells[0]}.`);
    const valuesOf = (name: string) =>
      plain.filter(({ cells }) => cells[0] === name).map(({ cells }) => cells[1] ?? '');
    return {
      keyword,
      otherNames: marked('=').flatMap(({ cells }) => [...wordsOf(cells[0])]),
      place,
      objects: [...objects],
      ...Object.fromEntries(
        singleOfOffer.flatMap((name) => valuesOf(name).map((value) => [name, value])),
      ),
      ...Object.fromEntries(
        Object.entries(severalOfOffer).map(([name, key]) => [key, valuesOf(name)]),
      ),
    };
  });
}
