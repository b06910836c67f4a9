import type { OwnEntry } from './read-own-entry.ts';

/** What is too long for a slide, as it stands in its entry, and what to do about it. */
interface TextProblem {
  readonly text: string;
  readonly sentence: string;
}

/**
 * What a parser lets through and a film cannot show. Only asked of what somebody writes on the page: files that are
 * read already go on being read.
 */
export function unspeakableTexts(own: OwnEntry): readonly TextProblem[] {
  switch (own.kind) {
    case 'things':
      // Its parser is as strict.
      return [];
    case 'topics': {
      const { hooks, closings, lists } = own.entry;
      const items = lists.flatMap((list) => list.items);
      return [
        ...longerThan(90, [...hooks, ...closings]),
        ...items.flatMap(({ name, facts }) => [
          ...longerThan(40, [name]),
          ...longerThan(80, facts),
        ]),
      ];
    }
    case 'comparisons': {
      const { topic, headline = '', products, features } = own.entry;
      return [
        ...longerThan(40, [topic]),
        ...longerThan(90, [headline]),
        ...products.flatMap(({ name }) => nameProblems(name, 'A product')),
        ...features.flatMap(({ name, comments, why = '' }) => [
          ...nameProblems(name, 'A check'),
          ...comments.flatMap((comment, at) =>
            comment === ''
              ? [{ text: name, sentence: `“${name}” says nothing of ${products[at]?.name}.` }]
              : [],
          ),
          ...longerThan(80, [...comments, why]),
        ]),
      ];
    }
    case 'offers': {
      const { benefits = [], questions = [], proofs = [], ctas = [], ...rest } = own.entry;
      const { desired = '', issue = '', undesired = '', target = '', time = '' } = rest;
      const { product_type = '', dont_need = '', cheaters = '' } = rest;
      const single = [desired, issue, undesired, target, time, product_type, dont_need, cheaters];
      return longerThan(80, [...single, ...benefits, ...questions, ...proofs, ...ctas]);
    }
    default:
      return own satisfies never;
  }
}

function longerThan(letters: number, texts: readonly string[]): readonly TextProblem[] {
  return texts
    .filter((text) => text.length > letters)
    .map((text) => ({ text, sentence: `“${text}” is longer than ${letters} letters.` }));
}

function nameProblems(name: string, what: string): readonly TextProblem[] {
  if (name === '') return [{ text: '', sentence: `${what} has no name.` }];
  return longerThan(30, [name]);
}
