import type { OwnEntry } from './read-own-entry.ts';

/** What is missing, or too long for a slide: by what its form calls it, or as it stands in its entry. */
export interface TextProblem {
  readonly part?: string;
  readonly text?: string;
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
      return [
        ...longerThan(90, [...hooks, ...closings]),
        ...lists.flatMap(({ items }, list) =>
          items.flatMap(({ name, facts }, at) => [
            ...nameProblems(`List ${list + 1}, item ${at + 1}`, name, 40),
            ...longerThan(80, facts),
          ]),
        ),
      ];
    }
    case 'comparisons': {
      const { topic, headline = '', products, features } = own.entry;
      return [
        ...longerThan(40, [topic]),
        ...longerThan(90, [headline]),
        ...products.flatMap(({ name }, at) => nameProblems(`Product ${at + 1}`, name, 30)),
        ...features.flatMap(({ name, comments, why = '' }, at) => [
          ...nameProblems(`Check ${at + 1}`, name, 30),
          ...comments.flatMap((comment, product) =>
            comment === ''
              ? [
                  {
                    part: `Check ${at + 1}`,
                    sentence: `It says nothing of ${products[product]?.name}.`,
                  },
                ]
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

function nameProblems(part: string, name: string, letters: number): readonly TextProblem[] {
  if (name === '') return [{ part, sentence: 'It has no name yet.' }];
  return longerThan(letters, [name]).map(({ sentence }) => ({ part, sentence }));
}
