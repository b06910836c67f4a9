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
  return [...wider.map((each) => each.pack), ...compared][0]?.title;
}
