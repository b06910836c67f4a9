import { singular } from '@reelwright/english';
import { comparedNames } from './compare-things.ts';
import type { TopicShelf } from './topic-shelf.ts';
import { understandKeyword } from './understand-keyword.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

interface Known {
  readonly shelf: TopicShelf;
  readonly wordnet: WordNet;
  /** What lies near in meaning, the nearest first. */
  readonly near: (
    text: string,
  ) => Promise<readonly { readonly title: string; readonly likeness: number }[]>;
}

/** A neighbour in meaning whose name the wish holds: tiny houses, of "tiny house interior design". */
const leastLikeness = 0.5;

/**
 * What a film can tell of instead, where nothing is known of the very keyword: of movies for "70s movies", of home buying for
 * "renting or buying a house". Who asks how something is done wants no film of who does it.
 */
export async function widerName(
  { shelf, wordnet, near }: Known,
  keyword: string,
): Promise<string | undefined> {
  const { pack, wider = [] } = understandKeyword(shelf, wordnet, keyword);
  if (pack || /^(?:how|why|when|where|what|who|can|should|is|are|do|does)\b/i.test(keyword.trim()))
    return undefined;
  const compared = (comparedNames(keyword) ?? []).flatMap(
    (name) => understandKeyword(shelf, wordnet, name).pack ?? [],
  );
  const ofPlainer = plainerWishes(keyword).flatMap((wish) => {
    const meant = understandKeyword(shelf, wordnet, wish);
    return meant.pack ?? meant.wider?.map((each) => each.pack) ?? [];
  });
  const [first] = [...wider.map((each) => each.pack), ...compared, ...ofPlainer];
  return first?.title ?? namedAmong(await near(keyword), keyword);
}

/** The one of which the wish says most words. */
function namedAmong(near: Awaited<ReturnType<Known['near']>>, keyword: string): string | undefined {
  const said = new Set(plainWords(keyword).map(singular));
  const named = near.filter(
    ({ title, likeness }) =>
      likeness >= leastLikeness && plainWords(title).every((word) => said.has(singular(word))),
  );
  return named.toSorted((a, b) => plainWords(b.title).length - plainWords(a.title).length)[0]
    ?.title;
}

/** Who something happens to, and what of some years is asked for: landlords, and pop music of the nineties. */
function plainerWishes(keyword: string): readonly string[] {
  const wish = keyword.trim().replace(/\s(?:quiz|trivia)$/i, '');
  const decade = /^(?:the )?(?:19|20)?\d0s\s(.+)$/i.exec(wish)?.[1];
  const whose =
    /^(?:mistakes|habits|lies|secrets)\s(?:that )?(?:(?:first-time|new|young|beginner|most|many)\s)?(.+)\s(?:make|have|tell|keep)$/i.exec(
      wish,
    )?.[1];
  return [decade, whose].filter((each) => each !== undefined);
}
