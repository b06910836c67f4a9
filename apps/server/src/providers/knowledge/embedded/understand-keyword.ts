import type { TopicPack } from '@reelwright/wizards';
import { isAnnouncing } from './list-nouns.ts';
import { isMisspelling, maxWrongLetters } from './spelling.ts';
import type { TopicShelf } from './topic-shelf.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

export interface Understood {
  readonly pack?: TopicPack;
  /** The word for it in the dictionary. */
  readonly word?: string;
}

/** What somebody means with a keyword: a topic of ours, a word, both or neither. */
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
  const text = words.join(' ');
  if (text === '') return {};
  const exact = lookUp(shelf, wordnet, text);
  if (exact.pack || exact.word) return exact;
  // 'Italian coffee' is coffee; 'hot dog' has an entry of its own and did not come this far.
  for (let from = 1; from < words.length; from++) {
    const pack = shelf.topicOf(words.slice(from).join(' '));
    if (pack) return { pack };
  }
  const corrected = correctSpelling(shelf, wordnet, text);
  return corrected === undefined ? {} : lookUp(shelf, wordnet, corrected);
}

function lookUp(shelf: TopicShelf, wordnet: WordNet, text: string): Understood {
  const pack = shelf.topicOf(text);
  const word = wordnet.formOf(text);
  return { ...(pack && { pack }), ...(word !== undefined && { word }) };
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
