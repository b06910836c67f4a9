import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import { KnowledgeProblem, picturesOf, readEntries, wordsOf } from './read-entries.ts';

/** What stands before the bar, and where it goes: once, or as often as it is told. */
const single = [
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
const several = {
  benefit: 'benefits',
  question: 'questions',
  proof: 'proofs',
  cta: 'ctas',
} as const;

/** Reads a file of offers: what a film for a kind of business may say, as drafts for its owner. */
export function parseOffers(text: string): readonly ReadyOffer[] {
  return readEntries(text).map(({ head, lines }) => {
    const [keyword = ''] = head.cells;
    const marked = (mark: string) => lines.filter((line) => line.mark === mark);
    const [pictures] = marked('!');
    if (!pictures) throw new KnowledgeProblem(head.number, `${keyword} lacks what it shows (!).`);
    const { objects, place = 'studio' } = picturesOf(pictures);
    const plain = marked('');
    const isKnown = (name: string) =>
      single.some((each) => each === name) || Object.hasOwn(several, name);
    const odd = plain.find(({ cells: [name = ''] }) => !isKnown(name));
    if (odd) throw new KnowledgeProblem(odd.number, `offers tell nothing called ${odd.cells[0]}.`);
    const valuesOf = (name: string) =>
      plain.filter(({ cells }) => cells[0] === name).map(({ cells }) => cells[1] ?? '');
    return {
      keyword,
      otherNames: marked('=').flatMap(({ cells }) => [...wordsOf(cells[0])]),
      place,
      objects: [...objects],
      ...Object.fromEntries(single.flatMap((name) => valuesOf(name).map((value) => [name, value]))),
      ...Object.fromEntries(Object.entries(several).map(([name, key]) => [key, valuesOf(name)])),
    };
  });
}
