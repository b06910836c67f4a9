import { isAnnouncing } from './list-nouns.ts';
import { type Qualified, withoutQualifiers } from './qualifiers.ts';
import { isMisspelling, maxWrongLetters } from './spelling.ts';
import type { ShelfPack } from './thing-pack.ts';
import type { TopicShelf } from './topic-shelf.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

export interface Understood {
  /** What it is about, by its own name. */
  readonly pack?: ShelfPack;
  /** What else is called so: whoever asks says which one they mean. */
  readonly others?: readonly ShelfPack[];
  /** The word for it in the dictionary. */
  readonly word?: string;
  /** What was said around it. */
  readonly qualified?: Pick<Qualified, 'before' | 'after'>;
  /** We only know what it is one of: never told as if it were this. */
  readonly wider?: ShelfPack;
}

/** What somebody means with a keyword: a topic or thing of ours, a word, both or neither. */
export function understandKeyword(
  shelf: TopicShelf,
  wordnet: WordNet,
  keyword: string,
): Understood {
  const typed = plainWords(keyword);
  // "Time management" and "video games" are topics, though time and videos are what lists are announced with.
  const whole = lookUp(shelf, wordnet, typed.join(' '));
  if (whole.pack) return whole;
  const words = typed.filter((word) => typed.length === 1 || !isAnnouncing(word));
  if (words.length === 0) return {};
  const exact = lookUp(shelf, wordnet, words.join(' '));
  if (exact.pack) return exact;
  const qualified = withoutQualifiers(typed);
  const core = qualified && lookUp(shelf, wordnet, qualified.core.join(' '));
  if (qualified && core?.pack) return { ...core, qualified };
  if (exact.word) return exact;
  const corrected = correctSpelling(shelf, wordnet, words.join(' '));
  if (corrected !== undefined) return lookUp(shelf, wordnet, corrected);
  const wider = widerTopic(shelf, qualified?.core ?? words);
  return wider ? { wider } : {};
}

function lookUp(shelf: TopicShelf, wordnet: WordNet, text: string): Understood {
  const [pack, ...others] = shelf.meaningsOf(text);
  const word = wordnet.formOf(text);
  return {
    ...(pack && { pack }),
    ...(others.length > 0 && { others }),
    ...(word !== undefined && { word }),
  };
}

/** 'Italian coffee' is one of the coffees, 'vegan burgers' are burgers: the last words say of what. */
function widerTopic(shelf: TopicShelf, words: readonly string[]): ShelfPack | undefined {
  for (let from = 1; from < words.length; from++) {
    const pack = shelf.topicOf(words.slice(from).join(' '));
    if (pack) return pack;
  }
  return undefined;
}

function correctSpelling(shelf: TopicShelf, wordnet: WordNet, typed: string): string | undefined {
  const most = maxWrongLetters(typed);
  if (most === 0) return undefined;
  const near = (word: string) => word[0] === typed[0] && isMisspelling(typed, word, most);
  const topic = shelf.packs.flatMap(({ keywords }) => keywords).find(near);
  if (topic !== undefined) return topic;
  // Words that were never met are more likely to be another mistake than what was meant.
  const words = [...wordnet.words()].filter((word) => near(word) && wordnet.frequency(word) > 0);
  return words.sort((a, b) => wordnet.frequency(b) - wordnet.frequency(a))[0];
}
