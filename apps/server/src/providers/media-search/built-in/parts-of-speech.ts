/** Whether a word of a sentence names a thing, tells what is done, or describes: by the word, and by its neighbours. */
import { readWordList } from './read-word-lists.ts';
import { verbStems } from './verb-stems.ts';
import { wordSet } from './word-set.ts';

export type PartOfSpeech = 'thing' | 'action' | 'quality';

export interface PartsOfSpeech {
  /** Words and punctuation of a sentence, in lower case. What somebody typed as a keyword tells nobody to do anything. */
  partOf(words: readonly string[], at: number, isKeyword?: boolean): PartOfSpeech;
  /** Whether there is a word that may name a thing, rather than tell what is done or how. */
  canBeThing(words: readonly string[], at: number): boolean;
  /** Used as an adjective more often than for a thing. */
  isMostlyAdjective(word: string): boolean;
  /** What it usually means is no thing: stress, marketing, ask. */
  cannotBeSeen(word: string): boolean;
}

const determiners = wordSet(
  'a an the this that these those my your his her its our their every each some any no another both all',
);
const prepositions = wordSet(
  'of in on at by for from with without into onto under over between through across behind beside inside near against about during after before since until per as than like',
);
const subjects = wordSet(
  'i you we they he she it who people everything something nothing anything everyone nobody him her them us me',
);
const helpers = wordSet(
  "to can could will would may might must should shall do does did don't doesn't didn't cannot can't won't let please never always often usually sometimes not also just only simply then and",
);
const beings = wordSet(
  'is are was were be been being am very too so more most less quite rather how',
);
const finite = wordSet('is are was were has have had can could will would may might must should');
/** Past forms that are also names of things: "prices rose", "they saw", "he spoke". */
const irregular = wordSet(
  'rose saw dove spoke fell felt bore wound ground bit shot stole shed lit flew',
);
const adverbs = wordSet('up down out off away back well better best faster together');
const passing = wordSet(
  'instead again today tonight yesterday tomorrow here there now later soon once twice ago already almost already else enough even ever everywhere forever however maybe nearby often perhaps rather sometimes somewhere still though together too yet because while when where which who whom whose that if unless until though although',
);
const endings = new Set([',', '.', ';', ':', '!', '?']);

const isFunction = (word: string | undefined) =>
  word === undefined ||
  endings.has(word) ||
  determiners.has(word) ||
  prepositions.has(word) ||
  subjects.has(word) ||
  helpers.has(word) ||
  beings.has(word) ||
  /^\d/.test(word);

const often = wordSet('early late fast slow daily weekly right twice');
const isManner = (word: string) => /ly$/.test(word) || often.has(word) || passing.has(word);
/** What there is much or many of stands without an article: food, meals. */
const isMany = (word: string) => /[^s]s$/.test(word) || masses.has(word);
const masses = wordSet(
  'food water bread meat milk rice fish fruit money time energy sugar salt oil butter cheese coffee tea wine paper plastic glass wood soil compost grass hair skin clothing laundry luggage furniture equipment trash waste power heat light air ice sleep music art work help advice research data traffic people children',
);

/** Where a clause that begins here ends. */
function clauseEnd(words: readonly string[], at: number): number {
  const end = words.findIndex(
    (word, place) => place > at && (endings.has(word) || joins.has(word)),
  );
  return end < 0 ? words.length : end;
}
const joins = wordSet(
  'and or but because while when if so that which who where how why what than until unless before after',
);

const counts = wordSet(
  'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million dozen several many few',
);

export async function readPartsOfSpeech(): Promise<PartsOfSpeech> {
  const lists = new Map(
    (await readWordList('parts-of-speech.txt')).map(
      ([name, words]) => [name, wordSet(words)] as const,
    ),
  );
  const listed = (name: string, word: string) =>
    [...stemsOf(word)].some((stem) => lists.get(name)?.has(stem));
  const isVerb = (word: string) =>
    irregular.has(word) || listed('mostly verbs', word) || listed('also verbs', word);
  const isAdjective = (word: string) =>
    listed('mostly adjectives', word) || listed('also adjectives', word);

  /** "Store food safely", "book flights early"; but "train tickets are cheap", and "park benches". */
  const isCommand = (words: readonly string[], at: number): boolean => {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    if (isFunction(words[at + 1]) || adverbs.has(next) || passing.has(next)) return false;
    const isOften = listed('often verbs', word);
    // "Horses eat", "water boils": what is many, or what the next word tells of, is somebody who does it.
    if (/[^s]s$/.test(word)) return false;
    if (/[^s]s$/.test(next) && listed('often verbs', next) && !listed('mostly verbs', word))
      return false;
    const told = words.slice(at + 1, clauseEnd(words, at));
    const ofWhat = told.findIndex((one) => isFunction(one) || isManner(one));
    const rest = ofWhat < 0 ? [] : told.slice(ofWhat);
    // Somebody does something: what begins is who or what does it.
    if (rest.some((one) => finite.has(one) || one === 'do' || one === 'does')) return false;
    const things = ofWhat < 0 ? told : told.slice(0, ofWhat);
    if (things.some((one) => listed('mostly verbs', one) && !isAdjective(one))) return false;
    if (isOften) return rest.length > 0 || isMany(things.at(-1) ?? '');
    // What is seldom done needs to be told how, where or when.
    return isMany(things.at(-1) ?? '') && rest.length > 0 && rest[0] !== 'of';
  };

  const isAction = (words: readonly string[], at: number, isKeyword = false): boolean => {
    const [word = '', before, next] = [words[at], words[at - 1], words[at + 1]];
    // "Coffee beans are": what something is said of is a thing.
    if (!isVerb(word) || finite.has(next ?? '')) return false;
    // "Drones that carry" are drones.
    const leads =
      next !== undefined &&
      next !== 'that' &&
      (determiners.has(next) || next === 'it' || next === 'them');
    const begins = before === undefined || endings.has(before);
    // "Water your cactus", "watch from a hill", "you book early", "cats guard its cellars".
    if (begins) {
      const goesOn = /^\d/.test(next ?? '') || (prepositions.has(next ?? '') && next !== 'of');
      const isDone = goesOn && listed('mostly verbs', word);
      // "Dress one step up".
      const isCounted = counts.has(next ?? '') && listed('often verbs', word);
      return leads || isDone || (!isKeyword && (isCounted || isCommand(words, at)));
    }
    if (before === 'to' || (helpers.has(before) && before !== 'and')) return true;
    if (before === 'and') return leads;
    if (subjects.has(before)) return before !== 'people' || leads || listed('mostly verbs', word);
    if (determiners.has(before) || prepositions.has(before) || /^\d/.test(before)) return false;
    // "Three ships" are ships; "the first three climb it".
    if (counts.has(before) && /[^s]s$/.test(word)) return false;
    if (irregular.has(word)) return !isAdjective(before);
    if (isFunction(before) || /ly$/.test(before)) return leads;
    // "Camels store fat": what is many seldom describes.
    if (/[^s]s$/.test(before) && !/s$/.test(word)) return true;
    // After a thing: "the station moves", "cats sleep up to", "a story sells better".
    const agrees = /[^s]s$/.test(word) ? !/[^s]s$/.test(before) : /[^s]s$/.test(before);
    return (
      leads ||
      listed('mostly verbs', word) ||
      (agrees && (isFunction(next) || adverbs.has(next ?? '')))
    );
  };
  const isQuality = (words: readonly string[], at: number): boolean => {
    const [word = '', before = '', next] = [words[at], words[at - 1], words[at + 1]];
    if (!isAdjective(word)) return /(?:ed|ing)$/.test(word) && isVerb(word) && !isFunction(next);
    if (beings.has(before)) return true;
    return !isFunction(next) && listed('mostly adjectives', word);
  };
  return {
    canBeThing: (words, at) => {
      const word = words[at] ?? '';
      if (isFunction(word) || [finite, adverbs, passing].some((some) => some.has(word)))
        return false;
      if (/(?:ly|ed|ing)$/.test(word) || isAdjective(word)) return false;
      return !isAction(words, at) && !listed('mostly verbs', word);
    },
    partOf: (words, at, isKeyword) =>
      isAction(words, at, isKeyword) ? 'action' : isQuality(words, at) ? 'quality' : 'thing',
    cannotBeSeen: (word) => listed('cannot be seen', word),
    isMostlyAdjective: (word) => lists.get('mostly adjectives')?.has(word) ?? false,
  };
}

/** Without the endings of verbs: hides, hid(d)ing, guarded. */
function* stemsOf(word: string): Generator<string> {
  yield word;
  if (/[^s]s$/.test(word)) yield word.slice(0, -1);
  if (/(?:sh|ch|ss|x|o)es$/.test(word)) yield word.slice(0, -2);
  if (word.endsWith('ies')) yield `${word.slice(0, -3)}y`;
  yield* verbStems(word);
}
