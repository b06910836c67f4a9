import type { Country } from './countries.ts';
import type { PartOfSpeech } from './parts-of-speech.ts';
import { type Meaning, type PictureIndex, peopleGroup, vagueWeight } from './picture-index.ts';

export interface FoundObjects {
  /** The best first. */
  readonly objects: readonly { readonly name: string; readonly match: number }[];
  readonly country: Country | undefined;
}

const emptyWords = new Set(
  "a an and are as at be been being but by can could did do does doing every each for from get gets got had has have her his how i if in into is it its just like made make makes more most much my no nor not of off on one only or other our out over own so some such than that the their them then there these they this those to too two three four five six seven eight nine ten under until up use uses used using very was we were what when where which while who will with would you your about after again all also any around because before between both down during even few first good great here keep last less let many may might must new next once really right same should since still take takes than thing things through today way well without yet one's another always never".split(
    ' ',
  ),
);
/** They say little of what can be seen, in any sentence. */
const paleWords = new Set(
  'call called calls mean means name names named need needs needed part parts kind kinds side sides line lines point points reason reasons term terms lot lots bit piece pieces number numbers look looks looked help helps helped middle left stay stays try tries tried become becomes leave leaves bring brings turn turns rest case cases matter matters start starts begin begins end ends add adds hold holds put puts show shows see sees seen say says said lead leads led lower lowers raise raises allow allows let lets'.split(
    ' ',
  ),
);
const negations = new Set(['no', 'not', 'without', 'never', 'nor', 'neither', 'instead', 'rather']);

const locating = new Set(['in', 'of', 'from', 'near', 'to', 'at', 'around', 'across']);
const numbers =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|thousand|million|few|several|many)$/;

/** Longer than this, it is a sentence. */
const keywordWords = 3;
const maxWords = 60;

/** How much a word of a sentence counts. */
const shares = {
  /** Things that can be seen come before ideas. */
  idea: 0.84,
  unseen: 0.92,
  pale: 0.6,
  negated: 0.62,
  compared: 0.88,
  /** The first word of "chocolate cake", where the second can be shown by itself. */
  modifier: 0.86,
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
  const words = wordsOf(text);
  const isSentence = words.filter(isWord).length > keywordWords;
  const scores = new Map<string, number>();
  let country: Country | undefined;
  let used = 0;
  const give = (name: string, score: number) => {
    const before = scores.get(name) ?? 0;
    // Meant by several words: rather this one.
    scores.set(name, Math.max(before, score) + shares.severalWords * Math.min(before, score));
  };
  const found = phrasesIn(index, words, isSentence);
  for (const [at, { meaning, place, start, length, isCompound }] of found.entries()) {
    const next = found[at + 1];
    const isHead = !isSentence && start + length >= words.length;
    const share =
      (isHead ? 1 : shares.notHead) *
      (length > 1 ? shares.phrase : 1) *
      (isCompound ? shares.compound : 1) *
      shares.later ** used *
      (isSentence ? shareInSentence(words, { meaning, start, length }) : 1) *
      (isSentence && next && isModifier(index, words, { start, length }, next)
        ? shares.modifier
        : 1);
    const part = partOf(index, words, { start, length });
    used += 1;
    if (place) {
      country ??= place;
      // "In India" says where; "India has" says what it is about.
      const where = isSentence && locating.has(words[start - 1] ?? '') ? shares.where : 1;
      give(place.flag, 0.95 * share * where);
      give(`country-${place.code}`, 0.9 * share * where);
    }
    if (!meaning) continue;
    const called = words.slice(start, start + length).join('-');
    const isNamed = part === 'thing' && isSentence && meaning.named.get(called) === 1;
    // "A ship": the thing of that name, rather than what a list has for "to ship".
    const listedShare =
      partShares[part].listed *
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
    for (const [name, weight] of meant) {
      // A vacuum cleaner is no cleaner, a snake plant no snake, and "Model 3" nobody.
      if (names.some((thing) => index.isOnlyCalledAfter(name, thing))) continue;
      if (isDesignation && index.groupOf(name) === peopleGroup) continue;
      give(name, weight * share);
    }
  }
  const objects = [...scores]
    .map(([name, match]) => ({ name, match: Math.min(1, match) }))
    .sort((a, b) => b.match - a.match || (a.name < b.name ? -1 : 1));
  return { objects, country };
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

/** Words and the punctuation between them, in lower case. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[a-z0-9]+(?:-[a-z0-9]+)*|[,.;:!?]/g)
      ?.slice(0, maxWords) ?? []
  );
}

interface Phrase {
  readonly start: number;
  readonly length: number;
  readonly meaning: Meaning | undefined;
  readonly place: Country | undefined;
  readonly isCompound?: boolean;
}

function phrasesIn(
  index: PictureIndex,
  words: readonly string[],
  isSentence: boolean,
): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    // A sentence has other words to go by; guesses would only lead away from them.
    const found =
      longestMeaning(index, words, at) ?? (isSentence ? undefined : compoundAt(index, words, at));
    if (found) phrases.push(found);
    at += found?.length ?? 1;
  }
  return phrases;
}

function longestMeaning(
  index: PictureIndex,
  words: readonly string[],
  start: number,
): Phrase | undefined {
  for (const length of [4, 3, 2, 1]) {
    if (start + length > words.length) continue;
    const phrase = words.slice(start, start + length).join(' ');
    if (length === 1 && (emptyWords.has(phrase) || phrase.length < 2)) break;
    const [meaning, place] = [index.meaningOf(phrase), index.countryOf(phrase)];
    if (meaning || place) return { start, length, meaning, place };
  }
  return undefined;
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
): number {
  const before = words.slice(Math.max(0, start - 2), start);
  let share = meaning?.isIdea ? shares.idea : meaning?.cannotBeSeen ? shares.unseen : 1;
  if (before.some((word) => negations.has(word)) && !before.includes('only'))
    share *= shares.negated;
  if (before.includes('than')) share *= shares.compared;
  if (length > 1) return share;
  if (meaning?.isIdea && numbers.test(before.at(-1) ?? '')) share *= shares.counted;
  return paleWords.has(words[start] ?? '') ? share * shares.pale : share;
}

type Place = Pick<Phrase, 'start' | 'length'>;

/** Phrases that are known as a whole name things; so does the last word of a keyword. */
function partOf(index: PictureIndex, words: readonly string[], { start, length }: Place) {
  const isLast = start + length >= words.length;
  return length > 1 || isLast ? 'thing' : index.partsOfSpeech.partOf(words, start);
}

/** The first word of two that name one thing. */
function isModifier(index: PictureIndex, words: readonly string[], here: Place, next: Phrase) {
  return (
    next.start === here.start + here.length &&
    next.meaning !== undefined &&
    !next.meaning.isIdea &&
    partOf(index, words, here) === 'thing' &&
    partOf(index, words, next) === 'thing'
  );
}
