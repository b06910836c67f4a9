import { singularOfName } from '@reelwright/english';
import type { Country } from './countries.ts';
import { type Opposites, oppositesOf } from './denied/opposites.ts';
import { type Denials, readDenials } from './denied/read-denials.ts';
import { emptyWords, paleWords } from './pale-words.ts';
import type { PartOfSpeech } from './parts-of-speech.ts';
import {
  type Meaning,
  type PictureIndex,
  peopleGroup,
  surelyShownWeight,
  vagueWeight,
} from './picture-index.ts';
import { readSentenceWords, type SentenceWords } from './sentence-words.ts';

export interface FoundObjects {
  /** The best first. */
  readonly objects: readonly { readonly name: string; readonly match: number }[];
  readonly country: Country | undefined;
  /** What its words only name as absent, denied or replaced. */
  readonly opposites: Opposites;
}

const negations = new Set(['no', 'not', 'without', 'never', 'nor', 'neither', 'instead', 'rather']);

const locating = new Set(['in', 'of', 'from', 'near', 'to', 'at', 'around', 'across']);
const numbers =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|thousand|million|few|several|many)$/;

/** Longer than this, it is a sentence. */
const keywordWords = 3;

/** How much a word of a sentence counts. */
const shares = {
  /** Things that can be seen come before ideas. */
  idea: 0.84,
  unseen: 0.92,
  pale: 0.6,
  negated: 0.62,
  compared: 0.88,
  /** The first word of "river plant", where the second can be shown by itself: it only colours it. */
  modifier: 0.55,
  phrase: 1.06,
  /** A word that only its last part is known of. */
  compound: 0.8,
  notHead: 0.93,
  later: 0.97,
  severalWords: 0.12,
  besideName: 0.9,
  /** "Webbed toes" have nothing to do with the web, nor has whoever "trained" you with a train. */
  stem: 0.5,
  vague: 0.72,
  where: 0.86,
  /** Units: "five minutes", "12 times". */
  counted: 0.84,
} as const;

/** In a sentence: a thing that it names comes to this much at least, and a guess to no more than that. */
const inSentence = { named: 0.9, guessed: 0.78 } as const;
/** What is named like an action or a quality is seldom meant by it, unless a list says so. */
const partShares: Readonly<
  Record<PartOfSpeech, { readonly listed: number; readonly named: number }>
> = {
  thing: { listed: 1, named: 1 },
  action: { listed: 0.93, named: 0.4 },
  quality: { listed: 0.8, named: 0.45 },
};

/** What a keyword, or a whole sentence, can be shown with. The last word of a keyword says what it is. */
export function findObjects(index: PictureIndex, text: string): FoundObjects {
  const read = readSentenceWords(text);
  const { words } = read;
  const isSentence = words.filter(isWord).length > keywordWords;
  // "Drum kits" are drums; as the name of an item, "Train dogs early" is no railway.
  const isKeyword = !isSentence && !/^\P{L}*\p{Lu}/u.test(text);
  const scores = new Map<string, number>();
  const named = new Set<string>();
  const denials = readDenials(words, index.partsOfSpeech);
  const deniedObjects = new Set<string>();
  let country: Country | undefined;
  let used = 0;
  const give = (name: string, score: number) => {
    const before = scores.get(name) ?? 0;
    // Meant by several words: rather this one.
    scores.set(name, Math.max(before, score) + shares.severalWords * Math.min(before, score));
  };
  const found = phrasesIn(index, read, isSentence);
  for (const phrase of found) {
    const { meaning, place, start, length, isCompound } = phrase;
    if (isDeniedAll(denials, phrase)) {
      const called = words.slice(start, start + length).join(' ');
      const objects = meaning ? [...meaning.named.keys(), ...meaning.listed.keys()] : [];
      for (const name of objects)
        if (meaning && isShownBy(meaning, name, called)) deniedObjects.add(name);
      continue;
    }
    const isHead = !isSentence && start + length >= words.length;
    const use = isSentence ? useOf(index, read, { phrase, all: found, denials }) : 'own';
    const share =
      (isHead ? 1 : shares.notHead) *
      (length > 1 && !isSentence ? shares.phrase : 1) *
      (isCompound ? shares.compound : 1) *
      shares.later ** used *
      (isSentence ? shareInSentence(words, phrase, denials) : 1) *
      (use === 'colours' ? shares.modifier : 1);
    const part = partOf(index, words, { start, length }, isKeyword);
    used += 1;
    if (place) {
      country ??= place;
      // "In India" says where; "India has" says what it is about.
      const before = words.slice(Math.max(0, start - 2), start);
      const where = isSentence && before.some((word) => locating.has(word)) ? shares.where : 1;
      give(place.flag, 0.95 * share * where);
      give(`country-${place.code}`, 0.9 * share * where);
      if (isSentence && where === 1) named.add(place.flag);
    }
    if (!meaning) continue;
    const called = words.slice(start, start + length).join('-');
    const isNamed = part === 'thing' && isSentence && meaning.named.get(called) === 1;
    // "A ship": the thing of that name, rather than what a list has for "to ship".
    const isDoneSo = part === 'action' && !meaning.isOfDoing && start === 0;
    const listedShare =
      (isDoneSo ? partShares.action.named : partShares[part].listed) *
      (isNamed ? shares.besideName : 1) *
      (part === 'quality' && meaning.isStem ? shares.stem : 1);
    const meant = new Map<string, number>();
    for (const [name, weight] of meaning.named)
      meant.set(
        name,
        weight *
          partShares[part].named *
          (isSentence && isVague(weight) ? shares.vague : 1) *
          (part === 'action' && meaning.isStem ? shares.stem : 1),
      );
    for (const [name, weight] of meaning.listed)
      meant.set(name, Math.max(meant.get(name) ?? 0, weight * listedShare));
    const names = namesAround(words, { start, length });
    const isDesignation = designation.test(words[start + length] ?? '');
    const isSure = use === 'own' && part === 'thing' && isSureIn(words, phrase, denials);
    for (const [name, weight] of meant) {
      // A vacuum cleaner is no cleaner, a snake plant no snake, and "Model 3" nobody.
      if (names.some((thing) => index.isOnlyCalledAfter(name, thing))) continue;
      if (isDesignation && index.groupOf(name) === peopleGroup) continue;
      give(name, weight * share);
      if (isSure && isShownBy(meaning, name, called.replaceAll('-', ' '))) named.add(name);
    }
  }
  const objects = [...scores]
    .map(([name, score]) => ({
      name,
      match: isSentence ? matchInSentence(Math.min(1, score), named.has(name)) : Math.min(1, score),
    }))
    .sort((a, b) => b.match - a.match || (a.name < b.name ? -1 : 1));
  const opposites = oppositesOf({ words, denials, deniedObjects, named });
  return { objects, country, opposites };
}

function matchInSentence(score: number, isNamed: boolean): number {
  const { named, guessed } = inSentence;
  return isNamed ? named + (1 - named) * score : Math.min(guessed, score);
}

/** Whether a word means this object and no other: its name, or what a list has for it first. */
function isShownBy({ named, listed }: Meaning, object: string, words: string): boolean {
  const called = [words, singularOfName(words)]
    .map((name) => name.replaceAll(' ', '-'))
    .find((name) => named.get(name) === 1);
  if (called) return object === called;
  const best = Math.max(...named.values(), 0);
  const [first] = listed.keys();
  if (best < 1 && first !== undefined) return object === first;
  return (named.get(object) ?? 0) >= Math.max(surelyShownWeight, best);
}

const isDeniedAll = ({ isDenied }: Denials, { start, length }: Place) =>
  Array.from({ length }, (_, at) => isDenied(start + at)).every(Boolean);

/** Beside a word that denies, though it does not reach so far: "never put a knife in it". */
const isNegated = (words: readonly string[], start: number, { isHarmless }: Denials) =>
  [start - 2, start - 1].some((at) => negations.has(words[at] ?? '') && !isHarmless(at));

function isSureIn(
  words: readonly string[],
  { meaning, start, length }: Phrase,
  denials: Denials,
): boolean {
  if (!meaning || meaning.isIdea || meaning.isStem) return false;
  const isCalledSo = Math.max(0, ...meaning.named.values()) === 1;
  const cannotBeSeen = meaning.cannotBeSeen && !isCalledSo;
  if (length === 1 && (cannotBeSeen || paleWords.has(words[start] ?? ''))) return false;
  const before = words.slice(Math.max(0, start - 2), start);
  const isCompared = before.includes('than') || /^like an?$/.test(before.join(' '));
  return !isNegated(words, start, denials) && !isCompared;
}

/** Parts of animals: they are drawn as those of people, and the animal itself tells more. */
const partsOfAnimals = new Set(
  'wing wings tooth teeth heart hearts tongue tail eye eyes ear ears nose beak bill foot feet leg legs paw paws head skin fur coat brain stomach blood bone bones neck back belly mouth skull horn horns claw claws body face hair voice song call cry lungs liver mane trunk hump fins fin gills nest hive web'.split(
    ' ',
  ),
);

/**
 * What a phrase does for its neighbours: it is a thing of its own, or it only colours what follows ("river plant",
 * "the bank's economist"). "A bee's wing" is seen by its bee.
 */
function useOf(
  index: PictureIndex,
  read: SentenceWords,
  {
    phrase,
    all,
    denials,
  }: { readonly phrase: Phrase; readonly all: readonly Phrase[]; readonly denials: Denials },
): 'own' | 'colours' {
  const { words } = read;
  const { start, length } = phrase;
  const after = start + length;
  const next = all.find((other) => other.start >= after);
  const isOwner = read.isOwner(after - 1);
  const between = next ? words.slice(after, next.start) : [];
  const isNear = next !== undefined && between.every((word) => /^[a-z-]+$/.test(word));
  if (isOwner) {
    const owned = words.slice(after, after + 3).some((word) => partsOfAnimals.has(word));
    const isSeenByOwner = owned && isAnimal(index, phrase);
    const isFollowed =
      next !== undefined && next.start <= after + 1 && isSureIn(words, next, denials);
    return isSeenByOwner || !isFollowed ? 'own' : 'colours';
  }
  const owner = all.findLast(
    (other) => other.start < start && start - (other.start + other.length) <= 1,
  );
  // The wing of "a bee's wing".
  if (
    owner &&
    read.isOwner(owner.start + owner.length - 1) &&
    partsOfAnimals.has(words[after - 1] ?? '') &&
    isAnimal(index, owner)
  )
    return 'colours';
  // "Families know", "camels store": what is many describes nothing.
  if (/[^s]s$/.test(words[after - 1] ?? '')) return 'own';
  if (next && isNear && between.length === 0 && isModifier(index, words, phrase, next))
    return 'colours';
  return isBeforeUnknownThing(index, words, phrase, next) ? 'colours' : 'own';
}

function isAnimal(index: PictureIndex, { meaning }: Phrase): boolean {
  return [...(meaning?.named ?? []), ...(meaning?.listed ?? [])].some(
    ([name, weight]) => weight >= surelyShownWeight && index.isAnimal(name),
  );
}

/** "Ear cushions" show no ear; "the olive harvest" shows olives. */
function isBeforeUnknownThing(
  index: PictureIndex,
  words: readonly string[],
  { start, length, meaning }: Phrase,
  next: Phrase | undefined,
): boolean {
  const after = words[start + length] ?? '';
  if (next?.start === start + length || !index.partsOfSpeech.canBeThing(words, start + length))
    return false;
  return after !== '' && isOfPeople(index, { meaning });
}

/** Somebody, a face, or a part of a body. */
function isOfPeople(index: PictureIndex, { meaning }: Pick<Phrase, 'meaning'>): boolean {
  const objects = [...(meaning?.named ?? []), ...(meaning?.listed ?? [])];
  const [best] = objects.toSorted((a, b) => b[1] - a[1]);
  const group = best && best[1] >= surelyShownWeight ? index.groupOf(best[0]) : -1;
  return group >= 0 && group <= peopleGroup;
}

/** A figure or a letter that tells one make from the next. */
const designation = /^(?:\d[\da-z]*|[b-hj-z])$/;
const longestName = 3;

/** The names of one to three words that a phrase can be part of. */
function namesAround(words: readonly string[], { start, length }: Place): readonly string[] {
  const names: string[] = [];
  for (let from = Math.max(0, start + length - longestName); from <= start; from += 1) {
    const last = Math.min(words.length, from + longestName);
    for (let to = start + length; to <= last; to += 1) names.push(words.slice(from, to).join(' '));
  }
  return names;
}

/** Known only by what people search for it with. */
const isVague = (weight: number) => weight <= vagueWeight;
const isWord = (word: string) => /[a-z0-9]/.test(word);

interface Phrase {
  readonly start: number;
  readonly length: number;
  readonly meaning: Meaning | undefined;
  readonly place: Country | undefined;
  readonly isCompound?: boolean;
}

function phrasesIn(
  index: PictureIndex,
  { words, isName }: SentenceWords,
  isSentence: boolean,
): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    // A sentence has other words to go by; guesses would only lead away from them.
    const found =
      longestMeaning(index, words, at, isSentence ? isName : () => false) ??
      (isSentence ? undefined : compoundAt(index, words, at));
    if (found) phrases.push(found);
    at += found?.length ?? 1;
  }
  return phrases;
}

function longestMeaning(
  index: PictureIndex,
  words: readonly string[],
  start: number,
  isName: (at: number) => boolean,
): Phrase | undefined {
  for (const length of [4, 3, 2, 1]) {
    if (start + length > words.length) continue;
    const phrase = words.slice(start, start + length).join(' ');
    if (length === 1 && (emptyWords.has(phrase) || phrase.length < 2)) break;
    const place = index.countryOf(phrase);
    // "Laura Fox" is no fox; "Eiffel Tower" is known as a whole.
    const meant = index.meaningOf(phrase);
    const areNames = Array.from({ length }, (_, at) => isName(start + at)).every(Boolean);
    const isMeant =
      !areNames || index.isBrand(phrase) || (length > 1 && meant && isWellKnown(meant));
    const meaning = isMeant ? meant : undefined;
    if (meaning || place) return { start, length, meaning, place };
  }
  return undefined;
}

/** Drawn or listed by its name, not only of a kind: "Johannes Gutenberg" is no printer on a desk. */
function isWellKnown({ named, listed }: Meaning): boolean {
  return listed.size > 0 || Math.max(0, ...named.values()) > surelyShownWeight;
}

function compoundAt(
  index: PictureIndex,
  words: readonly string[],
  start: number,
): Phrase | undefined {
  const word = words[start] ?? '';
  const meaning = emptyWords.has(word) ? undefined : index.meaningOfCompound(word);
  return meaning && { start, length: 1, meaning, place: undefined, isCompound: true };
}

function shareInSentence(
  words: readonly string[],
  { meaning, start, length }: Omit<Phrase, 'place'>,
  denials: Denials,
): number {
  const before = words.slice(Math.max(0, start - 2), start);
  let share = meaning?.isIdea ? shares.idea : meaning?.cannotBeSeen ? shares.unseen : 1;
  if (isNegated(words, start, denials) && !before.includes('only')) share *= shares.negated;
  if (before.includes('than')) share *= shares.compared;
  if (length > 1) return share;
  if (meaning?.isIdea && numbers.test(before.at(-1) ?? '')) share *= shares.counted;
  return paleWords.has(words[start] ?? '') ? share * shares.pale : share;
}

type Place = Pick<Phrase, 'start' | 'length'>;

/** Phrases that are known as a whole name things; so does the last word of a keyword. */
function partOf(
  index: PictureIndex,
  words: readonly string[],
  { start, length }: Place,
  isKeyword = false,
) {
  const isLast = start + length >= words.length;
  return length > 1 || isLast ? 'thing' : index.partsOfSpeech.partOf(words, start, isKeyword);
}

/** The first word of two that name one thing. */
function isModifier(index: PictureIndex, words: readonly string[], here: Place, next: Phrase) {
  return (
    next.start === here.start + here.length &&
    next.meaning !== undefined &&
    !next.meaning.isStem &&
    index.partsOfSpeech.canBeThing(words, next.start) &&
    !(next.meaning.isIdea && (next.meaning.cannotBeSeen || isOfPeople(index, next))) &&
    partOf(index, words, here) === 'thing' &&
    partOf(index, words, next) === 'thing'
  );
}
