import { comparedNames } from './compare-things.ts';
import type { TopicShelf } from './topic-shelf.ts';
import { understandKeyword } from './understand-keyword.ts';
import type { WordNet } from './wordnet.ts';

/**
 * What a film can tell of instead, where nothing is known of the very keyword: of movies for "90s movies", of home buying for
 * "renting or buying a house". Who asks how something is done wants no film of who does it.
 */
export function widerName(
  shelf: TopicShelf,
  wordnet: WordNet,
  keyword: string,
): string | undefined {
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
  return [...wider.map((each) => each.pack), ...compared, ...ofPlainer][0]?.title;
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
