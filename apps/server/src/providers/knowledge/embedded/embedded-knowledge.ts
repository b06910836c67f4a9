import { rankIdeas } from '@reelwright/wizards';
import { soldName } from '@reelwright/wizards/affiliate';
import type { KnownTopic } from '@reelwright/wizards/draft';
import { createThreadPool } from '../../../threads/thread-pool.ts';
import { sharedMeaning } from '../../sentence-meaning/embedded/embedded-meaning.ts';
import type { SentenceMeaning } from '../../sentence-meaning/sentence-meaning-port.ts';
import type { Idea, ItemHints, Knowledge, SuggestionQuestion } from '../knowledge-port.ts';
import { noOwnEntries, type OwnEntries, type OwnKnowledge } from '../own-knowledge.ts';
import { createOwnMeanings, type KeptMeanings } from '../own-meanings.ts';
import { wantedFirst } from './asked-of-topic.ts';
import { businessWords } from './business-words.ts';
import { checksBeforeChoosing } from './checks-before-choosing.ts';
import { findComparison } from './compare-things.ts';
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
import { type BusinessWords, findOwnBusiness } from './find-own-business.ts';
import { itemFacts } from './item-facts.ts';
import { keptQualification } from './kept-qualification.ts';
import { meaningOf } from './keyword-meaning.ts';
import { itemsPromised } from './narrowed-list.ts';
import { isCalled, nearest } from './nearest-names.ts';
import { offerOfKnowledge } from './offer-of-knowledge.ts';
import { pictureWords } from './picture-words.ts';
import type { pictureWordsWork } from './picture-words-thread.ts';
import { type Qualification, qualifiedTitle } from './qualifiers.ts';
import { readIdeaQuestion } from './read-idea-question.ts';
import { type ShippedLibrary, shippedLibrary } from './shipped-library.ts';
import { completions } from './suggestions.ts';
import { isThing, type ShelfPack } from './thing-pack.ts';
import { quizOf } from './thing-quiz.ts';
import { type ShelfList, TopicShelf, type TopicsAndThings } from './topic-shelf.ts';
import { tradesOf } from './trades-of.ts';
import { type Understood, understandKeyword } from './understand-keyword.ts';
import { widerTopicOf } from './wider-name.ts';
import type { WordNet } from './wordnet.ts';
import { asTyped, subjectName } from './written-name.ts';
import { writtenOffer } from './written-offer.ts';

/** What is offered in place of a keyword that we do not know. */
const maxChoices = 4;
/** Less is no neighbour. */
const leastLikeness = 0.5;

/** A few sentences take milliseconds; a script is read in a thread of its own, where nobody waits for it. */
export const pictureLimits = { lettersAtOnce: 2000 };
const pictureThreads = createThreadPool<typeof pictureWordsWork>({
  file: new URL('./picture-words-thread.ts', import.meta.url),
  threads: 1,
  memoryMegabytes: 512,
  timeoutMs: 30_000,
  waitMs: 20_000,
  failure: 'knowledge-busy',
});

interface EmbeddedSetup {
  readonly meaning?: SentenceMeaning;
  /** What the owner of the installation wrote. */
  readonly own?: OwnKnowledge | undefined;
  /** Where it is kept what these mean. Default: in memory. */
  readonly keptMeanings?: KeptMeanings | undefined;
  /** Shared by several, what ships is in memory once. */
  readonly library?: ShippedLibrary;
}

/** What we know without asking anybody: topics by heart first, then a dictionary. */
export function createEmbeddedKnowledge({
  meaning = sharedMeaning,
  own = { read: async () => noOwnEntries },
  keptMeanings,
  library = shippedLibrary,
}: EmbeddedSetup = {}): Knowledge {
  let credits = noOwnEntries.credits;
  const readOwn = async () => {
    const entries = await own.read();
    credits = entries.credits;
    return entries;
  };
  const { loadWordNet } = library;
  const ownMeanings = createOwnMeanings(meaning, keptMeanings);
  // Goes with what ships when that is let go.
  const shelves = new WeakMap<TopicsAndThings, { own: OwnEntries; shelf: TopicShelf }>();
  const loadTopics = async () => {
    const [shipped, entries] = await Promise.all([library.loadTopics(), readOwn()]);
    const last = shelves.get(shipped);
    if (entries.topics.length === 0 && entries.things.length === 0) return library.loadShelf();
    if (last?.own === entries) return last.shelf;
    const shelf = new TopicShelf(shipped, entries);
    shelves.set(shipped, { own: entries, shelf });
    return shelf;
  };
  // The owner's come first: of two that are called the same, theirs is found.
  const loadComparisons = async () => [
    ...(await readOwn()).comparisons,
    ...(await library.loadComparisons()),
  ];
  const loadOffers = async () => [...(await readOwn()).offers, ...(await library.loadOffers())];
  /** What lies near a keyword in meaning. Found or not, nobody waits for an engine that fails. */
  const nearInMeaning = async (shelf: TopicShelf, keyword: string, signal: AbortSignal) => {
    const [direction] = await meaning.embed([keyword], signal).catch(() => []);
    if (!direction || shelf.packs.length === 0) return [];
    const found = [
      ...(await ownMeanings.near(await readOwn(), direction)),
      ...(await library.loadMeanings()).near(direction, maxChoices),
    ];
    // Of two that are equally near, the owner's stays first.
    return found
      .filter(({ likeness }) => likeness >= leastLikeness)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, maxChoices);
  };
  const load = () => Promise.all([loadTopics(), loadWordNet()]);
  // All names of businesses are gathered once for what is known.
  const wordsByShelf = new WeakMap<TopicShelf, { own: OwnEntries; words: BusinessWords }>();
  const loadBusinessWords = async () => {
    const [shelf, wordnet] = await load();
    const entries = await readOwn();
    const last = wordsByShelf.get(shelf);
    if (last?.own === entries) return last.words;
    const [offers, trades] = await Promise.all([loadOffers(), library.loadTrades()]);
    const words = businessWords({ shelf, wordnet, offers, trades });
    wordsByShelf.set(shelf, { own: entries, words });
    return words;
  };
  return {
    creditOf: (sentence) => credits.get(sentence),
    understand: async (keyword, { signal }, film) => {
      const [[shelf, wordnet], comparisons, offers] = await Promise.all([
        load(),
        loadComparisons(),
        loadOffers(),
      ]);
      const near = (words: string) => nearInMeaning(shelf, words, signal);
      return meaningOf({ shelf, wordnet, comparisons, offers, near }, keyword, film);
    },
    async business(keyword) {
      const found = findOwnBusiness(keyword, await loadBusinessWords());
      if (!found) return undefined;
      const { topic, ...business } = found;
      const [shelf, offers] = await Promise.all([loadTopics(), loadOffers()]);
      const { called } = business;
      const checks = checksBeforeChoosing(shelf, called);
      const named = [
        ...offers.map(({ keyword: name, otherNames = [] }) => [name, ...otherNames]),
        ...shelf.meaningsOf(called).map(({ title, keywords }) => [title, ...keywords]),
      ].filter((names) => isCalled(called, names));
      const trade = tradesOf(await library.loadTrades(), business, named.flat());
      return { ...business, checks, ...trade, ...(topic && { trades: [topic] }) };
    },
    async wider(keyword, { signal }) {
      const [shelf, wordnet] = await load();
      return widerTopicOf(
        { shelf, wordnet, near: (text) => nearInMeaning(shelf, text, signal) },
        keyword,
      );
    },
    ideas: async (keyword) => ideasOf(...(await load()), keyword),
    async items(idea) {
      // Most ideas are ours: then nobody waits for the dictionary.
      const ours = findList(await loadTopics(), idea);
      if (ours) return itemsPromised(ours, idea).map(({ name }) => name);
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
      const letters = sentences.reduce((sum, { length }) => sum + length, 0);
      if (letters > pictureLimits.lettersAtOnce) {
        return pictureThreads.pick().ask.pictureWords([...sentences]);
      }
      const wordnet = await loadWordNet();
      return sentences.map((sentence) => pictureWords(wordnet, sentence));
    },
    suggestions: async (question) => suggest(...(await load()), question),
    async quizQuestions(keyword) {
      const [shelf, wordnet] = await load();
      const { pack, word, wider } = understandKeyword(shelf, wordnet, keyword);
      if (pack) return quizOf(shelf, pack);
      return word === undefined || wider ? [] : dictionaryQuestions(wordnet, word);
    },
    async topic(keyword, { signal }) {
      const [shelf, wordnet] = await load();
      const understood = understandKeyword(shelf, wordnet, keyword);
      const { pack, named = '', wider = [], keyword: meant } = understood;
      if (pack) {
        return { topic: topicFor(shelf, pack, asTyped(shelf, meant, named)), close: [] };
      }
      // What it is one of, and what means nearly the same, before what is only written alike.
      const near = [
        ...wider.map((each) => each.pack),
        ...(await nearInMeaning(shelf, keyword, signal)),
      ];
      const titles = [...new Set(near.map(({ title }) => title))].slice(0, maxChoices);
      return { close: titles.length > 0 ? titles : nearest(keyword, shelf.packs.map(topicNames)) };
    },
    async comparison(keyword) {
      const [[shelf, wordnet], comparisons] = await Promise.all([load(), loadComparisons()]);
      const comparison = findComparison({ shelf, wordnet, comparisons }, keyword)?.comparison;
      if (comparison) return { comparison, close: [] };
      const called = comparisons.map(({ topic, keywords = [] }) => [topic, ...keywords]);
      const close = nearest(keyword, called);
      return { close: [...close, ...others(called, close)] };
    },
    async offer(keyword, { signal }) {
      const written = writtenOffer(await loadOffers(), keyword);
      if (written) return written;
      const [shelf, wordnet] = await load();
      const near = (words: string) => nearInMeaning(shelf, words, signal);
      return offerOfKnowledge({ shelf, wordnet, near }, soldName(keyword));
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

/** What a film about a topic needs to know of it: nothing that was said around its name is part of that. */
function topicFor(shelf: TopicShelf, pack: ShelfPack, name: string): KnownTopic {
  const { place, objects = [] } = pack;
  return { name: subjectName(shelf, pack, name), place, objects };
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
  const understood = understandKeyword(shelf, wordnet, keyword);
  const { pack, qualified, wanted, others = [] } = understood;
  const lists = pack ? shelf.listsOf(pack) : [];
  const own = wanted === undefined ? lists : wantedFirst(lists, wanted);
  const ofOthers = others.flatMap((other) => shelf.listsOf(other).flatMap(({ ideas }) => ideas));
  const said = qualified && {
    before: asTyped(shelf, keyword, qualified.before),
    after: asTyped(shelf, keyword, qualified.after),
  };
  const ideas = own.flatMap((entry) => (said ? qualifiedIdeas(entry, said) : entry.ideas));
  return [...ideas, ...ofOthers, ...dictionaryIdeasFor(wordnet, understood)];
}

/** The dictionary helps out where nothing else is known, and has kinds of a thing to tell of besides. */
function dictionaryIdeasFor(wordnet: WordNet, { pack, wider, word }: Understood): readonly Idea[] {
  if (word === undefined || wider || (pack && !isThing(pack))) return [];
  const lists = dictionaryLists(wordnet, word);
  if (!pack) return lists.flatMap(ideasWithKinds);
  const isBesides = ({ kind }: Idea) => kind === 'other';
  return lists
    .filter(({ sort }) => sort === 'kinds')
    .flatMap(ideasWithKinds)
    .filter(isBesides);
}

/** The ideas of a list, with what somebody said around its topic, as far as the list keeps it. */
function qualifiedIdeas(entry: ShelfList, qualification: Qualification): readonly Idea[] {
  const { pack, list, ideas } = entry;
  const names = [pack.title, ...pack.keywords];
  const { kept, count } = keptQualification(entry, qualification);
  if (kept.before === '' && kept.after === '') return ideas;
  const numbered = (text: string) => (count === undefined ? text : text.replace(/\d+/, `${count}`));
  return ideas
    .slice(0, 1)
    .map((idea) => ({ ...idea, text: numbered(qualifiedTitle(idea.text, list, names, kept)) }));
}

function ideasWithKinds(list: DictionaryList): readonly Idea[] {
  return dictionaryIdeas(list).map((text) => ({
    text,
    kind: text.startsWith('Top') ? 'top' : 'other',
  }));
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
