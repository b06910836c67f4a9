import type { OwnComparison } from '@reelwright/contract';
import type { ReadyComparison } from '@reelwright/wizards/comparison';
import { filled } from './filled.ts';

/** A comparison as its form shows it. */
export function comparisonForForm(comparison: ReadyComparison): OwnComparison {
  const { topic, headline = '', keywords = [], objects, place, products, features } = comparison;
  return {
    topic,
    headline,
    otherNames: keywords,
    objects,
    place,
    products,
    checks: features.map(({ name, spoken, objects: shown, comments, winner, why = '' }) => ({
      name: spoken ? `${name} (${spoken})` : name,
      objects: shown,
      comments,
      winner: winner === undefined ? 0 : winner + 1,
      why,
    })),
  };
}

/** What somebody typed into the form. Whether it makes a film is seen when it is read as text. */
export function comparisonFromForm(form: OwnComparison): ReadyComparison {
  const { topic, headline, otherNames, objects, place = '', products, checks } = form;
  return {
    topic,
    headline,
    keywords: filled(otherNames),
    objects: filled(objects),
    place,
    products: products.map(({ name, objects: shown }) => ({ name, objects: filled(shown) })),
    features: checks
      .filter(({ name, comments }) => name !== '' || filled(comments).length > 0)
      .map(({ name, objects: shown, comments, winner, why }) => ({
        name,
        objects: filled(shown),
        comments: products.map((_, at) => comments[at] ?? ''),
        ...(winner > 0 && { winner: winner - 1 }),
        why,
      })),
  };
}
