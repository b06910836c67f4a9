/** Words that mean several things: a fork in chess is no cutlery, and a glass of water is no pair of glasses. */
import { readWordList } from './read-word-lists.ts';

interface WordSenses {
  /** Whether an object can be meant in a text, by the other words that are in it. */
  canMean(text: string): (object: string) => boolean;
  /** Whether a sentence says what has to be said for the name of an object to mean it. */
  means(sentence: string): (object: string) => boolean;
  /** A place that everybody knows: it is itself and stands for nothing near it. */
  isSight(object: string): boolean;
}

export async function readWordSenses(): Promise<WordSenses> {
  const [elsewhere, needed, sights] = await Promise.all([
    readPatterns('other-senses.txt'),
    readPatterns('meant-by.txt'),
    readWordList('sights.txt'),
  ]);
  const sightNames = new Set(sights.map(([object]) => object));
  return {
    canMean: (text) => (object) => elsewhere.get(object)?.test(text) !== true,
    means: (sentence) => (object) =>
      !isMuchOf(object, sentence) && needed.get(object)?.test(sentence) !== false,
    isSight: (object) => sightNames.has(object),
  };
}

async function readPatterns(file: string): Promise<ReadonlyMap<string, RegExp>> {
  const lines = await readWordList(file);
  return new Map(
    lines.map(([object, words]) => {
      const forms = words.split(', ').map((word) => word.replaceAll('*', '\\w*'));
      return [object, new RegExp(`\\b(?:${forms.join('|')})\\b`, 'i')];
    }),
  );
}

/** Words for much of something: a mountain of leaves is no mountain, and a sea of flowers no sea. */
const words =
  'mountain ocean sea wave river castle wall forest string chain bank ring blanket bed cloud web star bridge ladder window desert island crown rug shower rain fountain volcano waterfall glacier tornado balloon key heart'.split(
    ' ',
  );
const amounts = new Set(words);

function isMuchOf(object: string, sentence: string): boolean {
  const [noun = ''] = object.split('-').slice(-1);
  if (!amounts.has(noun)) return false;
  const named = sentence.match(
    new RegExp(`\\b${noun}s?\\b(?: of (?!the\\b|this\\b|that\\b))?`, 'gi'),
  );
  return named?.every((found) => found.endsWith(' of ')) ?? false;
}
