import { isPluralWord, singular } from '@reelwright/english';
import type { TopicPack } from '@reelwright/wizards';
import type { IdeaKind } from '../knowledge-port.ts';
import { isAboutTopic, isAnnouncing } from './list-nouns.ts';
import type { ShelfList, TopicShelf } from './topic-shelf.ts';
import { plainWords } from './words.ts';

/**
 * The list that an idea announces. Ideas of ours name theirs; somebody's own words have to say
 * nothing that the list does not keep: 'Top 10 laptops' is no list of laptop tips.
 */
export function findList(shelf: TopicShelf, idea: string): ShelfList | undefined {
  const ours = shelf.listOfIdea(idea);
  if (ours) return ours;
  const found = findTopicIn(shelf, idea);
  if (!found) return undefined;
  const lists = shelf.listsOf(found.pack);
  const asked = found.otherWords.filter((word) => !isAnnouncing(word)).map(singular);
  if (asked.length > 0) {
    return lists.find((entry) => {
      const listWords = new Set([...plainWords(entry.list.idea), ...plainWords(entry.list.unit)]);
      const known = new Set([...listWords].map(singular));
      return asked.every((word) => known.has(word));
    });
  }
  const kind = kindOf(found.otherWords);
  // 'Top 10 laptops' promises laptops; 'top 10 Africa' whatever is best about it.
  const countsThings = isPluralWord(found.phrase.at(-1) ?? '');
  return lists.find(
    ({ list }) =>
      list.category === kind && !(kind === 'top' && countsThings && isAboutTopic(list.unit)),
  );
}

interface TopicFound {
  readonly pack: TopicPack;
  /** How the text names it. */
  readonly phrase: readonly string[];
  readonly otherWords: readonly string[];
}

/** The longest name of a topic among the words of a text, and what else the text says. */
export function findTopicIn(shelf: TopicShelf, text: string): TopicFound | undefined {
  const words = plainWords(text);
  for (let length = Math.min(4, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const phrase = words.slice(from, from + length);
      if (phrase.every((word) => /^\d+$/.test(word))) continue;
      const pack = shelf.topicOf(phrase.join(' '));
      if (pack) {
        return {
          pack,
          phrase,
          otherWords: [...words.slice(0, from), ...words.slice(from + length)],
        };
      }
    }
  }
  return undefined;
}

/** Which kind of ideas a question is about: 'worst coffee' → negative. */
function kindOf(words: readonly string[]): IdeaKind {
  if (words.some((word) => negativeWords.has(word))) return 'negative';
  if (words.some((word) => funnyWords.has(word))) return 'funny';
  return words.some((word) => otherWords.has(word)) ? 'other' : 'top';
}

const negativeWords = new Set([
  'worst',
  'bad',
  'mistake',
  'mistakes',
  'myth',
  'myths',
  'trap',
  'traps',
  'avoid',
  'wrong',
]);
const funnyWords = new Set(['funny', 'funniest', 'weird', 'weirdest', 'strange', 'odd', 'silly']);
const otherWords = new Set([
  'interesting',
  'surprising',
  'facts',
  'fact',
  'tips',
  'tip',
  'secrets',
]);
