import { isPluralWord, singular } from '@reelwright/english';
import { type AskedOfTopic, askedOfTopic, hasWanted } from './asked-of-topic.ts';
import { dictionaryLists } from './dictionary-lists.ts';
import { isForSomebody } from './for-somebody.ts';
import { howMany } from './left-out.ts';
import { isAboutTopic, isAnnouncing } from './list-nouns.ts';
import { isNarrowerThan } from './narrower-keyword.ts';
import { askedFor, otherForms } from './other-forms.ts';
import { type Qualified, qualifiedReadings } from './qualifiers.ts';
import { withoutAsking, withoutSearchWords } from './search-words.ts';
import { correctSpelling } from './spelling.ts';
import type { ShelfPack } from './thing-pack.ts';
import { keywordKey, type TopicShelf } from './topic-shelf.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

export interface Understood {
  /** What it is about, by its own name. */
  readonly pack?: ShelfPack;
  /** The very words that name it: 'space' of "a quiz about space for kids". */
  readonly named?: string;
  /** What else is called so: whoever asks says which one they mean. */
  readonly others?: readonly ShelfPack[];
  /** The word for it in the dictionary. */
  readonly word?: string;
  /** What was part around it. */
  readonly qualified?: Pick<Qualified, 'before' | 'after'>;
  /** What is asked of it: tips, kinds, mistakes … */
  readonly wanted?: AskedOfTopic['wanted'];
  /** We only know what it is one of, or a list that names it: never told as if it were this. */
  readonly wider?: readonly Wider[];
}

interface Wider {
  readonly pack: ShelfPack;
  /** As it stands in a list of the topic. */
  readonly item?: string;
}

interface UnderstoodKeyword extends Understood {
  /** As it was typed, without what only helped a search engine. */
  readonly keyword: string;
}

/** What somebody means with a keyword: a topic or thing of ours, a word, both or neither. */
export function understandKeyword(
  shelf: TopicShelf,
  wordnet: WordNet,
  keyword: string,
): UnderstoodKeyword {
  // An owner may call something "Summer sale 2026".
  const named = lookUp(shelf, wordnet, plainWords(keyword).join(' '));
  if (named.pack) return { ...named, keyword };
  const plain = withoutAsking(withoutSearchWords(keyword));
  const typed = plainWords(plain);
  const understood = understandWords(shelf, wordnet, typed);
  if (understood.pack || understood.word) return { ...understood, keyword: plain };
  // "Ten tips for better sleep" are counted by the title.
  const uncounted = plain.replace(howMany, '');
  const counted = uncounted === plain ? {} : understandWords(shelf, wordnet, plainWords(uncounted));
  if (counted.pack) return { ...counted, keyword: uncounted };
  const corrected = correctSpelling(shelf, wordnet, typed);
  const meant = corrected && understandWords(shelf, wordnet, corrected);
  if (meant?.pack || meant?.word) return { ...meant, keyword: plain };
  return { ...(understood.wider ? understood : meant), keyword: plain };
}

function understandWords(
  shelf: TopicShelf,
  wordnet: WordNet,
  typed: readonly string[],
): Understood {
  // "Time management" and "video games" are topics, though time and videos are what lists are announced with.
  const whole = lookUp(shelf, wordnet, typed.join(' '));
  if (whole.pack) return whole;
  const inOtherWords = otherForms(typed)
    .map((name) => lookUp(shelf, wordnet, name))
    .find(({ pack }) => pack !== undefined);
  if (inOtherWords) return inOtherWords;
  const words = typed.filter((word) => typed.length === 1 || !isAnnouncing(word));
  if (words.length === 0) return {};
  const exact = whole.wider ? whole : lookUp(shelf, wordnet, words.join(' '));
  if (exact.pack) return exact;
  const asked = askedOf(shelf, wordnet, typed);
  const isSame = asked?.pack !== undefined && exact.wider?.[0]?.pack === asked.pack;
  if (exact.wider) return isSame ? asked : exact;
  if (asked?.pack) return asked;
  const readings = qualifiedReadings(typed).map((qualified) => {
    const named = lookUp(shelf, wordnet, qualified.core.join(' '));
    const known = named.pack ? named : (askedOf(shelf, wordnet, qualified.core) ?? named);
    return { qualified, known };
  });
  const reading = readings.find(({ known }) => known.pack !== undefined);
  if (reading?.known.pack) {
    const { known, qualified } = reading;
    return isForSomebody(wordnet, reading.known.pack, qualified.after)
      ? { ...known, qualified }
      : { wider: [{ pack: reading.known.pack }] };
  }
  const lists = exact.word === undefined ? [] : dictionaryLists(wordnet, exact.word);
  // Who asks for famous footballers is not told which positions there are.
  const isOnlyKinds = lists.every(
    ({ sort, of }) => sort !== 'examples' && wordnet.kind(of) === people,
  );
  if (lists.length > 0 && typed.includes('famous') && isOnlyKinds) return {};
  if (lists.length > 0) return exact;
  if (asked) return asked;
  const listed = shelf.listsNaming(words.join(' '));
  const partly = readings.find(({ known }) => known.wider !== undefined)?.known.wider;
  const core = readings.at(-1)?.qualified.core ?? words;
  const wide =
    thingAskedFor(shelf, typed) ??
    widerByFirstWords(shelf, core) ??
    widerTopic(shelf, ['', ...beforeAbout(typed)]) ??
    widerTopic(shelf, core) ??
    widerTopic(shelf, withoutAsked(core)) ??
    widerByOtherName(shelf, typed) ??
    widerByOtherName(shelf, core) ??
    widerByPlural(shelf, wordnet, core);
  const wider = [...listed, ...(partly ?? (wide ? [{ pack: wide }] : []))];
  return wider.length > 0 ? { wider } : exact;
}

/** WordNet's number for nouns of persons. */
const people = 18;

/** "Octopus facts" is what we know of octopuses; "entrepreneur tips" only where there are tips. */
function askedOf(
  shelf: TopicShelf,
  wordnet: WordNet,
  words: readonly string[],
): Understood | undefined {
  const found = askedOfTopic(words).flatMap(({ core, wanted }) => {
    const known = lookUp(shelf, wordnet, core.join(' '));
    return known.pack ? [{ known, pack: known.pack, wanted }] : [];
  });
  const kept = found.find(({ pack, wanted }) => hasWanted(pack, wanted));
  if (kept) return { ...kept.known, wanted: kept.wanted };
  const [first] = found;
  return first && { wider: [{ pack: first.pack }] };
}

function lookUp(shelf: TopicShelf, wordnet: WordNet, text: string): Understood {
  const [pack, ...others] = shelf.meaningsOf(text);
  const word = wordnet.formOf(text);
  if (pack && isNarrowerThan(pack, text, wordnet)) {
    const listed = shelf.listsNaming(text).filter((each) => each.pack === pack);
    return { ...(word !== undefined && { word }), wider: listed.length > 0 ? listed : [{ pack }] };
  }
  return {
    ...(pack && { pack, named: text }),
    ...(others.length > 0 && { others }),
    ...(word !== undefined && { word }),
  };
}

/** Of Porto we know what it is like, and not what to do there; of paella no recipe. */
function thingAskedFor(shelf: TopicShelf, words: readonly string[]): ShelfPack | undefined {
  return askedFor(words)
    .map((name) => shelf.topicOf(name))
    .find((pack) => pack?.kinds?.some((kind) => placesAndDishes.has(kind)));
}
const placesAndDishes = new Set(['place', 'country', 'region', 'food', 'dish', 'drink']);

/** "Street photography tips" are tips for one kind of photography. */
function withoutAsked(words: readonly string[]): readonly string[] {
  return isAboutTopic(singular(words.at(-1) ?? '')) ? words.slice(0, -1) : words;
}

/** 'Italian coffee' is one of the coffees, 'vegan burgers' are burgers: the last words say of what. */
function widerTopic(shelf: TopicShelf, words: readonly string[]): ShelfPack | undefined {
  // "How do airplanes fly" ends with what they do, and "how to declutter your home" is nothing about homes.
  if (/^(?:how|why|when|do|does|can)$/.test(words[0] ?? '')) return undefined;
  for (let from = 1; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    const pack = shelf.topicOf(name);
    // By its own name: what else a mover does is no stain removal.
    if (
      pack &&
      [pack.title, withoutListNoun(pack.title)].map(keywordKey).includes(keywordKey(name))
    )
      return pack;
  }
  return undefined;
}

/** Lunches are what "Lunch ideas" are about. */
function withoutListNoun(title: string): string {
  return title.replace(/ (?:basics|foods|ideas|recipes|tips)$/i, '');
}

/** Books about war are books. */
function beforeAbout(words: readonly string[]): readonly string[] {
  const at = words.indexOf('about');
  return at > 0 ? words.slice(0, at) : [];
}

/** "High protein breakfast ideas" are breakfast ideas, whatever we call these. */
function widerByOtherName(shelf: TopicShelf, words: readonly string[]): ShelfPack | undefined {
  for (let from = 1; from < words.length - 1; from++) {
    const pack = shelf.topicOf(words.slice(from).join(' '));
    if (pack) return pack;
  }
  return undefined;
}

/** Work boots are boots, of which we tell as shoes: both are footwear. Lipstick shades are no sunglasses, whatever these are called. */
function widerByPlural(
  shelf: TopicShelf,
  wordnet: WordNet,
  words: readonly string[],
): ShelfPack | undefined {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !isPluralWord(last) || isAnnouncing(last)) return undefined;
  if (isAboutTopic(singular(last))) return undefined;
  const { pack } = lookUp(shelf, wordnet, last);
  return pack && areAlike(wordnet, last, pack.title) ? pack : undefined;
}

/** Whether both usually are one of the same kind. */
function areAlike(wordnet: WordNet, one: string, other: string): boolean {
  const [meant, called] = [one, other].map((name) => wordnet.meanings(singular(name))[0]);
  // Weather instruments are no musical ones.
  if (meant === undefined || called === undefined || other.includes(' ')) return false;
  const kinds = new Set([called, ...wordnet.parents(called)]);
  return wordnet.parents(meant).some((kind) => kinds.has(kind));
}

/** "Mediterranean diet foods" are more about that diet than about foods: what is named in words that say most. */
function widerByFirstWords(shelf: TopicShelf, words: readonly string[]): ShelfPack | undefined {
  for (let to = words.length - 1; to > 1; to--) {
    const name = words.slice(0, to).join(' ');
    const pack = shelf.topicOf(name);
    if (pack && keywordKey(pack.title) === keywordKey(name)) return pack;
  }
  return undefined;
}
