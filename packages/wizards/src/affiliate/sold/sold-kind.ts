/** Kinds of things that people sell, and what is true of each of them, whoever sells it. */
import {
  isPluralPhrase,
  plural,
  singular,
  withAbbreviations,
  withArticle,
} from '@reelwright/english';
import { isPursuit } from '../is-pursuit.ts';
import { ownedKinds } from './owned-kinds.ts';
import type { Sold, SoldKind } from './sold.ts';
import { soldName } from './sold-name.ts';
import { taughtKinds } from './taught-kinds.ts';
import { uncounted } from './uncounted.ts';
import { usedKinds } from './used-kinds.ts';
import { visitedKinds } from './visited-kinds.ts';
import { wornKinds } from './worn-kinds.ts';

export const soldKinds: readonly SoldKind[] = [
  ...taughtKinds,
  ...usedKinds,
  ...visitedKinds,
  ...wornKinds,
  ...ownedKinds,
];

const usualKind = 'thing';

export function soldKindCalled(id: string): SoldKind | undefined {
  return soldKinds.find((kind) => kind.id === id);
}

/**
 * The kind of a thing by the last word of its name, else by what the dictionary says that word is.
 * @param kindsOf all that a noun is one of, the nearest first
 */
export function soldKindOf(
  keyword: string,
  kindsOf: (noun: string) => readonly string[] = () => [],
): SoldKind | undefined {
  const noun = lastNoun(keyword);
  const byName = kindByNoun().get(noun);
  if (byName) return byName;
  if (isDoneForYou(keyword)) return soldKindCalled('service');
  if (isPursuit(keyword)) return soldKindCalled('pursuit');
  const above = kindsOf(noun);
  const found = above
    .map((name) => soldKinds.find(({ dictionary = [] }) => dictionary.includes(name)))
    .find((kind) => kind !== undefined);
  return found ?? soldKindCalled(usualKind);
}

/** 'mobile car washing' and 'dog walking' are bought, and not taken up. */
function isDoneForYou(keyword: string): boolean {
  return /^(?:mobile|emergency|professional|residential|commercial) .*ing$|^(?:dog|cat|pet|baby|house) (?:walking|sitting)$/i.test(
    keyword.trim(),
  );
}

/** 'dog training' of a 'dog training course'; empty where the last word does not say in which form something is sold. */
export function subjectOf(keyword: string): string {
  const words = keyword.trim().toLowerCase().split(/\s+/);
  const kind = kindByNoun().get(lastNoun(keyword));
  return kind && words.length > 1 ? words.slice(0, -1).join(' ') : '';
}

export function soldAs(keyword: string): Sold {
  const name = withAbbreviations(soldName(keyword));
  const head = headOf(name);
  const isUncounted = isPursuit(name) || uncounted.test(head);
  const isMany = isPluralPhrase(head) && !isUncounted;
  const isOne = !isMany && !isUncounted;
  return {
    name,
    one: isOne ? withArticle(name) : name,
    good: isOne ? `a good ${name}` : `good ${name}`,
    many: isOne ? `${plural(head)}${name.slice(head.length)}` : name,
    s: isMany ? '' : 's',
    manyS: isUncounted ? 's' : '',
    them: isUncounted ? 'it' : 'them',
    about: spokenOf(asDoing(withAbbreviations(subjectOf(keyword)))),
  };
}

/** One can read about gardening, Spanish or pets, but nobody reads about resume. */
function spokenOf(about: string): string {
  const last = about.split(' ').at(-1) ?? '';
  return isPursuit(about) || uncounted.test(about) || isPluralPhrase(about) || /^\p{Lu}/u.test(last)
    ? about
    : '';
}

/** A meal planner app is about meal planning. */
function asDoing(about: string): string {
  return about.replace(
    /\b(plann|track|budgett?|schedul|organiz|build|writ|edit|manag)er$/i,
    '$1ing',
  );
}

/** The word of a name that says what it is, as one of it is called: 'planner app' for families is an app. */
export function lastNoun(keyword: string): string {
  return singular(headOf(keyword.trim().toLowerCase()).split(/\s+/).at(-1) ?? '');
}

export function headOf(name: string): string {
  return name.split(/\s(?:for|with|without|of|in|from|about|at|by|on)\s/i)[0] ?? name;
}

let byNoun: ReadonlyMap<string, SoldKind> | undefined;
function kindByNoun(): ReadonlyMap<string, SoldKind> {
  byNoun ??= new Map(
    soldKinds.flatMap((kind) => kind.nouns.split(/\s+/).map((noun) => [noun, kind] as const)),
  );
  return byNoun;
}
