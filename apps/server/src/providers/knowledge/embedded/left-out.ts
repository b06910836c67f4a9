/** What of a wish a film does not speak of: "for low light", of houseplants. */
import { singular, smallNumbers } from '@reelwright/english';
import { claimsNothing } from './claims-nothing.ts';
import { isAnnouncing } from './list-nouns.ts';
import { withoutAsking } from './search-words.ts';
import { plainWords } from './words.ts';

/** They say nothing by themselves. */
const small: ReadonlySet<string> = new Set(
  `become begin build buy choose create find get grow improve keep learn make pick plan practice run start use using write
  a about all also an and any are as at be been by can could do does each every fact facts for from guess has have how i i'm if in into is it its
  like many me more most my need no of on or our quiz should so some than that the their them then there these they this
  those to top trivia us video want was we what when where which who why will with without would you your`.split(
    /\s+/,
  ),
);

/** Words that say something; in singular. */
export function contentWords(text: string): readonly string[] {
  return plainWords(text).flatMap((word) => (isContent(word) ? singular(word) : []));
}

function isContent(word: string): boolean {
  return !small.has(word) && !isAnnouncing(word) && !claimsNothing(word);
}

/**
 * As it was typed, with the small words before it. Undefined where the film speaks of all of it.
 * @param told all that the film is called, and what it says it is about
 */
export function leftOutOf(wish: string, told: readonly string[]): string | undefined {
  const said = new Set(told.flatMap(plainWords).map(singular));
  const tokens = withoutAsking(wish.trim()).replace(howMany, '').split(/\s+/);
  const plain = tokens.map((token) => plainWords(token));
  const isSaid = (at: number) => (plain[at] ?? []).some((word) => said.has(singular(word)));
  const groups: string[][] = [];
  let isOpen = false;
  for (const [at, token] of tokens.entries()) {
    if (isSaid(at)) {
      isOpen = false;
      continue;
    }
    if (!isOpen) groups.push([]);
    isOpen = true;
    groups.at(-1)?.push(token);
  }
  const spoken = groups
    .filter((group) => group.some((token) => plainWords(token).some(isContent)))
    .map((group) =>
      withoutEnds(group, group === groups.at(-1) && !isSaid(tokens.length - 1)).join(' '),
    );
  return spoken.length > 0 ? spoken.join(' … ') : undefined;
}

/** The title says itself how many there are. */
export const howMany = new RegExp(
  `^(?:the )?(?:top )?(?:\\d{1,3}|${[...smallNumbers.slice(2), 'twenty'].join('|')})\\s(?!(?:minute|hour|day|week|month|year)s?\\b)`,
  'i',
);

/** Small words at its end lead to what is told: 'the best' of "the best dogs". */
function withoutEnds(group: readonly string[], isLast: boolean): readonly string[] {
  const isKept = (token: string) => plainWords(token).some(isContent);
  const last = isLast ? group.length : group.findLastIndex(isKept);
  return group
    .slice(0, last + 1)
    .filter((token, at) => at > 0 || !/^(?:a|an|the|my|our|your)$/i.test(token));
}
