/** The objects that a text only names as absent, denied or replaced. */
import { singular } from '@reelwright/english';
import type { Denials } from './read-denials.ts';

export interface Opposites {
  isOpposite(object: string): boolean;
  /** The text without what it denies; undefined where it denies nothing. */
  readonly affirmed: string | undefined;
}

const shortestName = 3;

export function oppositesOf({
  words,
  denials,
  deniedObjects,
  named,
}: {
  readonly words: readonly string[];
  readonly denials: Denials;
  /** What the denied words mean. */
  readonly deniedObjects: ReadonlySet<string>;
  /** What the others surely name. */
  readonly named: ReadonlySet<string>;
}): Opposites {
  const denied = words.filter((_, at) => denials.isDenied(at));
  const affirmed = words.filter((_, at) => !denials.isDenied(at));
  const called = new Set(affirmed.map(singular));
  // "Not a water bottle, but a water filter": the water is no opposite.
  const nouns = new Set(
    denied.map(singular).filter((noun) => noun.length >= shortestName && !called.has(noun)),
  );
  return {
    isOpposite: (object) =>
      !named.has(object) &&
      (deniedObjects.has(object) || object.split('-').some((part) => nouns.has(part))),
    affirmed: denied.length > 0 ? affirmed.join(' ') : undefined,
  };
}
