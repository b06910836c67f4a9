import { singular } from '@reelwright/english';
import { rankIdeas } from '@reelwright/wizards';
import type { KnownTopic } from '@reelwright/wizards/draft';
import { createEmbeddedMeaning } from '../../sentence-meaning/embedded/embedded-meaning.ts';
import type { SentenceMeaning } from '../../sentence-meaning/sentence-meaning-port.ts';
import type {
  Idea,
  ItemHints,
  KeywordChoice,
  Knowledge,
  SuggestionQuestion,
} from '../knowledge-port.ts';
import { comparedNames, compareThings } from './compare-things.ts';
import { findDictionaryList } from './dictionary-idea.ts';
import {
  type DictionaryList,
  dictionaryIdeas,
  dictionaryLists,
  itemNames,
} from './dictionary-lists.ts';
import { dictionaryQuestions } from './dictionary-questions.ts';
import { relatedWords } from './dictionary-related.ts';
import { findList } from './find-list.ts';
import { itemFacts } from './item-facts.ts';
import { kept } from './kept.ts';
import { isAboutTopic } from './list-nouns.ts';
import { readMeanings } from './meaning-shelf.ts';
import { isCalled, nearest } from './nearest-names.ts';
import { pictureWords } from './picture-words.ts';
import { qualifiedTitle } from './qualifiers.ts';
import { readIdeaQuestion } from './read-idea-question.ts';
import { readComparisons, readOffers } from './ready-answers.ts';
import { completions } from './suggestions.ts';
import type { ShelfPack } from './thing-pack.ts';
import { kindOf, loadTopicShelf, type TopicShelf } from './topic-shelf.ts';
import { understandKeyword } from './understand-keyword.ts';
import { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

/** After this long without a question, what was loaded is let go. */
const idleMs = 10 * 60_000;
const maxRelatedTopics = 6;
/** What is offered in place of a keyword that we do not know. */
const maxChoices = 4;
/** Less is no neighbour. */
const leastLikeness = 0.5;

/** What we know without asking anybody: topics by heart first, then a dictionary. */
export function createEmbeddedKnowledge(
  meaning: SentenceMeaning = createEmbeddedMeaning(),
): Knowledge {
  const loadMeanings = kept(async () => readMeanings((await loadTopics()).packs), { idleMs });
  /** What lies near a keyword in meaning. Found or not, nobody waits for an engine that fails. */
  const nearInMeaning = async (shelf: TopicShelf, keyword: string, signal: AbortSignal) => {
    const [direction] = await meaning.embed([keyword], signal).catch(() => []);
    if (!direction || shelf.packs.length === 0) return [];
    const found = (await loadMeanings()).near(direction, maxChoices);
    return found.filter(({ likeness }) => likeness >= leastLikeness).map(({ pack }) => pack);
  };
  /** A whole film was written down for it. */
  const isReady = async (keyword: string) => {
    const [comparisons, offers] = await Promise.all([loadComparisons(), loadOffers()]);
    const called = [
      ...comparisons.map(({ topic, keywords = [] }) => [topic, ...keywords]),
      ...offers.map(({ keyword: name, otherNames = [] }) => [name, ...otherNames]),
    ];
    return called.some((names) => isCalled(keyword, names));
  };
  const loadTopics = loadTopicShelf;
  const loadWordNet = kept(WordNet.read, { idleMs });
  const loadComparisons = kept(readComparisons, { idleMs });
  const loadOffers = kept(readOffers, { idleMs });
  const load = () => Promise.all([loadTopics(), loadWordNet()]);
  return {
    understand: async (keyword, { signal }) => {
      const [shelf, wordnet] = await load();
      const understood = understandKeyword(shelf, wordnet, keyword);
      const { pack, others = [], wider, word } = understood;
      if (pack && others.length > 0) {
        return { kind: 'which', choices: [pack, ...others].map(choiceAmongNamesakes) };
      }
      if (pack) return { kind: 'known', title: pack.title };
      if (word !== undefined && dictionaryLists(wordnet, word).length > 0) {
        return { kind: 'known', title: word };
      }
      if (await isReady(keyword)) return { kind: 'known', title: keyword };
      const compared = comparedNames(keyword)?.map((name) => shelf.topicOf(name));
      if (compared?.every((one) => one !== undefined)) return { kind: 'known', title: keyword };
      const near = await nearInMeaning(shelf, keyword, signal);
      if (wider) return { kind: 'wider', choices: [wider, ...near].map(choiceOf) };
      return { kind: 'unknown', choices: near.map(choiceOf) };
    },
    ideas: async (keyword) => ideasOf(...(await load()), keyword),
    async items(idea) {
      // Most ideas are ours: then nobody waits for the dictionary.
      const ours = findList(await loadTopics(), idea);
      if (ours) return ours.list.items.map(({ name }) => name);
      const wordnet = await loadWordNet();
      const found = findDictionaryList(wordnet, idea);
      return found ? itemNames(wordnet, found) : [];
    },
    facts: async (question) => itemFacts(...(await load()), question),
    async related(keyword) {
      const [shelf, wordnet] = await load();
      const { pack, word } = understandKeyword(shelf, wordnet, keyword);
      return pack?.related ?? (word === undefined ? [] : relatedWords(wordnet, word));
    },
    async pictureKeywords(sentences) {
      const wordnet = await loadWordNet();
      return sentences.map((sentence) => pictureWords(wordnet, sentence));
    },
    suggestions: async (question) => suggest(...(await load()), question),
    async quizQuestions(keyword) {
      const [shelf, wordnet] = await load();
      const { pack, word } = understandKeyword(shelf, wordnet, keyword);
      if (pack) return pack.quiz;
      return word === undefined ? [] : dictionaryQuestions(wordnet, word);
    },
    async topic(keyword) {
      const [shelf, wordnet] = await load();
      const { pack } = understandKeyword(shelf, wordnet, keyword);
      if (pack) return { topic: topicFor(pack, keyword), close: [] };
      return { close: nearest(keyword, shelf.packs.map(topicNames)) };
    },
    async comparison(keyword) {
      const all = await loadComparisons();
      const called = all.map(({ topic, keywords = [] }) => [topic, ...keywords]);
      const at = called.findIndex((names) => isCalled(keyword, names));
      if (at >= 0) return { comparison: all[at], close: [] };
      const made = compareThings(await loadTopics(), keyword);
      if (made) return { comparison: made, close: [] };
      const close = nearest(keyword, called);
      return { close: [...close, ...others(called, close)] };
    },
    async offer(keyword) {
      return (await loadOffers()).find(({ keyword: name, otherNames = [] }) =>
        isCalled(keyword, [name, ...otherNames]),
      );
    },
    async aboutList(idea) {
      const shelf = await loadTopics();
      // A quiz asks with its keyword alone, which announces no list.
      const pack = findList(shelf, idea)?.pack ?? shelf.topicOf(idea);
      if (!pack) return undefined;
      const { hooks, closings, place, objects = [] } = pack;
      return { hooks, closings, place, objects };
    },
    itemHints: async (idea, item) => hintsFor(await loadTopics(), idea, item),
  };
}

function choiceOf({ title }: ShelfPack): KeywordChoice {
  return { label: title, keyword: title };
}

/** 'Jaguar (big cat)' and 'Jaguar (car brand)'. */
function choiceAmongNamesakes(pack: ShelfPack): KeywordChoice {
  const kind = kindOf(pack);
  if (pack.title.toLowerCase().endsWith(kind.toLowerCase())) return choiceOf(pack);
  return { label: `${pack.title} (${kind})`, keyword: `${pack.title} ${kind}` };
}

/** What a film about a topic needs to know of it. */
function topicFor(pack: ShelfPack, keyword: string): KnownTopic {
  const { place, objects = [], written } = pack;
  return { name: written ?? asWritten(keyword, JSON.stringify(pack)), place, objects };
}

/** 'japan' is written with a capital wherever we write about it; 'coffee' is not. */
function asWritten(keyword: string, texts: string): string {
  const name = keyword.charAt(0).toUpperCase() + keyword.slice(1);
  const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const count = (word: string) => texts.split(new RegExp(`[a-z,] ${escaped(word)}\\b`)).length;
  return count(name) > count(keyword) ? name : keyword;
}

function topicNames({ title, keywords }: ShelfPack): readonly string[] {
  return [title.toLowerCase(), ...keywords];
}

/** What there is besides, by the first of its names. */
function others(
  called: readonly (readonly string[])[],
  close: readonly string[],
): readonly string[] {
  return called.flatMap(([name = '']) => (close.includes(name) ? [] : [name]));
}

function ideasOf(shelf: TopicShelf, wordnet: WordNet, keyword: string): readonly Idea[] {
  const { pack, word, qualified, others = [] } = understandKeyword(shelf, wordnet, keyword);
  const own = pack ? shelf.listsOf(pack) : [];
  const ofOthers = others.flatMap((other) => shelf.listsOf(other).flatMap(({ ideas }) => ideas));
  const ideas = [...own.flatMap((entry) => entry.ideas), ...ofOthers].map((idea) =>
    pack && qualified
      ? { ...idea, text: qualifiedTitle(idea.text, [pack.title, ...pack.keywords], qualified) }
      : idea,
  );
  // A topic may be wider than the word (sharks are among the ocean animals), or only tell about it.
  const isCovered = own.some(({ list }) => !isAboutTopic(list.unit) && names(list.unit, word));
  const lists = isCovered || word === undefined ? [] : dictionaryLists(wordnet, word);
  const more = lists.flatMap(ideasWithKinds);
  return [...ideas, ...more, ...(pack || more.length > 0 ? [] : neighbours(shelf, keyword))];
}

function names(unit: string, word: string | undefined): boolean {
  return word === undefined || plainWords(unit).map(singular).includes(singular(word));
}

function ideasWithKinds(list: DictionaryList): readonly Idea[] {
  return dictionaryIdeas(list).map((text) => ({
    text,
    kind: text.startsWith('Top') ? 'top' : 'other',
  }));
}

/** Ideas of topics whose names hold the keyword: 'food' → street food, vegan food. */
function neighbours(shelf: TopicShelf, keyword: string): readonly Idea[] {
  const wanted = keyword.trim().toLowerCase();
  const packs = shelf.packs.filter(({ keywords, title }) =>
    [title.toLowerCase(), ...keywords].some((name) => name.endsWith(` ${wanted}`)),
  );
  return packs
    .slice(0, maxRelatedTopics)
    .flatMap((pack) => shelf.listsOf(pack).flatMap(({ ideas }) => ideas.slice(0, 1)));
}

function suggest(
  shelf: TopicShelf,
  wordnet: WordNet,
  { text, words }: SuggestionQuestion,
): readonly string[] {
  const asked = words === undefined ? readIdeaQuestion(text) : undefined;
  if (asked) {
    const fitting = ideasOf(shelf, wordnet, asked.keyword).filter((idea) => asked.fits(idea));
    if (fitting.length > 0 || asked.isCertain) return rankIdeas(fitting.map((idea) => idea.text));
  }
  return completions(shelf, wordnet, text, words ?? 4);
}

function hintsFor(shelf: TopicShelf, idea: string, item: string): ItemHints {
  const list = findList(shelf, idea);
  const wanted = item.trim().toLowerCase();
  const found = (list ? [list, ...shelf.lists] : shelf.lists)
    .flatMap((entry) => entry.list.items.map((each) => ({ ...each, pack: entry.pack })))
    .find(({ name }) => name.toLowerCase() === wanted);
  if (!found) return { objects: [] };
  const { objects, search, pack, place = pack.place } = found;
  return { objects, search, place };
}
