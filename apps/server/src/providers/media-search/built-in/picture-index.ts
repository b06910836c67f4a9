/** Which objects a word means, and how well: read once from lists of words, and small. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { singularOfName } from '@reelwright/english';
import { openIconFile } from '../../../library/built-in/icon-file.ts';
import { openObjects } from '../../../library/built-in/object-drawing.ts';
import { castNames } from '../../../library/built-in/people/cast.ts';
import { brands } from './brands.ts';
import { type Country, readCountries } from './countries.ts';
import { type PartsOfSpeech, readPartsOfSpeech } from './parts-of-speech.ts';
import { type PersonVariants, personVariants } from './person-variants.ts';
import { readWordList } from './read-word-lists.ts';
import { verbStems } from './verb-stems.ts';

export interface PictureIndex extends PersonVariants {
  /** Objects for a word or a short phrase, how well they fit between 0 and 1. */
  meaningOf(phrase: string): Meaning | undefined;
  /** What a word that no list has is made of says: houseplant → plant. */
  meaningOfCompound(word: string): Meaning | undefined;
  countryOf(phrase: string): Country | undefined;
  /** The group an object belongs to, as emoji are grouped; -1 for anything else. */
  groupOf(object: string): number;
  /** Whether an object is somebody, or an animal, that a thing is only called after: a snake, and the snake plant. */
  isOnlyCalledAfter(object: string, thing: string): boolean;
  isAnimal(object: string): boolean;
  /** A firm that is known by a sign of its own. */
  isBrand(word: string): boolean;
  readonly partsOfSpeech: PartsOfSpeech;
}

export interface Meaning {
  /** Objects that lists written by hand give for it, whatever part of speech it is. */
  readonly listed: ReadonlyMap<string, number>;
  /** Objects that are called so, are kinds of it, or are searched for by it. */
  readonly named: ReadonlyMap<string, number>;
  /** An idea rather than a thing. */
  readonly isIdea: boolean;
  /** Found without the ending of a verb: `webbed` by `web`. */
  readonly isStem: boolean;
  /** What it usually means is no thing. */
  readonly cannotBeSeen: boolean;
  /** A list has its verb beside it: "run, running", and not only "a store". */
  readonly isOfDoing: boolean;
}

/** Which of the groups of emoji are people, and which subgroups animals. */
export const peopleGroup = 1;
const animalSubgroups = { first: 34, last: 39 } as const;

interface Emoji {
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly subgroup?: number;
}

/** Objects whose names mean something else in nearly every sentence. */
const misleading = new Set(
  'pick soon back end top cool hook hole record match multiply divide label on up plus minus id ox om ng'.split(
    ' ',
  ),
);
/** Signs and buttons: there to be printed in text, not to be looked at. */
const symbolGroups = new Set([2, 8, 9]);
const weights = {
  name: 1,
  listed: [0.97, 0.92, 0.87, 0.82, 0.78, 0.74],
  kind: 0.88,
  /** An apple for any fruit: for a keyword, and seldom in a sentence. */
  standIn: 0.84,
  head: 0.82,
  /** A word of the names of one object, of two, of several. */
  nameWord: [0.86, 0.74, 0.62],
  icon: 0.66,
  tag: 0.55,
  sign: { word: 0.3, tag: 0.25 },
  face: { tag: 0.4 },
  /** What is in a list for a word that means people: beside them. */
  besidePeople: 0.85,
} as const;

/** One thing that stands for a wide class: fruit, vegetables, plants, clothes, drinks. */
const standIns = new Set(
  'red-apple carrot herb potted-plant tulip deciduous-tree thread top-hat cup-with-straw custard pot-of-food office-building beetle sports-medal crown cityscape'.split(
    ' ',
  ),
);
/** Animals that we drew ourselves. */
const ownAnimals = new Set(
  'alligator anteater centipede koi mole salamander squirrel tapir manatee wombat quokka tasmanian-devil coyote wasp rattlesnake gecko iguana chimpanzee barn-owl snowy-owl kingfisher magpie cockatoo budgie emu monarch-butterfly tarantula basenji greyhound corgi great-dane bulldog french-bulldog pug shiba-inu boxer-dog rottweiler yorkshire-terrier pomeranian cocker-spaniel doberman ragdoll-cat norwegian-forest-cat british-shorthair russian-blue abyssinian-cat manx-cat turkish-van-cat jaguar snow-leopard puma lynx capybara walrus lemur meerkat hyena alpaca armadillo porcupine pangolin axolotl chameleon cobra hammerhead-shark whale-shark humpback-whale manta-ray swordfish appaloosa-horse arabian-horse friesian-horse icelandic-horse lipizzaner shetland-pony shire-horse dog-sitting guinea-pig-front kiwi-bird orca pelican pigeon platypus puffin puppy-playing red-panda reindeer robin sea-turtle sparrow stork swallow-bird toucan vulture beagle bengal-cat border-collie cheetah chihuahua crow dachshund dalmatian falcon ferret german-shepherd golden-retriever grasshopper guinea-pig husky labrador maine-coon persian-cat saint-bernard scottish-fold siamese-cat sphynx-cat toad tortoise anglerfish ankylosaurus archaeopteryx cicada clownfish dragonfly eel firefly flying-fish goldfish hummingbird moth narwhal ostrich parasaurolophus praying-mantis pterosaur salmon seagull seahorse spinosaurus starfish stegosaurus tardigrade triceratops velociraptor woodpecker'.split(
    ' ',
  ),
);
/** What weighs no more is a guess in a sentence, and good enough for a keyword. */
export const vagueWeight = weights.tag;
/** What weighs as much is the thing itself, a kind of it, or the one object that has the word in its name. */
export const surelyShownWeight = 0.88;

export async function readPictureIndex(): Promise<PictureIndex> {
  const objects = await openObjects();
  const partsOfSpeech = await readPartsOfSpeech();
  const [listed, named] = [new Map<string, Weights>(), new Map<string, Weights>()];
  const ideas = new Set<string>();
  const add = (phrase: string, object: string, weight: number, to = named) => {
    const known = to.get(phrase) ?? new Map<string, number>();
    known.set(object, Math.max(weight, known.get(object) ?? 0));
    to.set(phrase, known);
  };
  const addList = (words: string, names: readonly string[], share: (word: string) => number) => {
    const phrases = words.replace(/^~/, '').split(', ');
    for (const phrase of phrases) {
      if (words.startsWith('~')) ideas.add(phrase);
      for (const [at, object] of names.filter((name) => name !== '-').entries())
        add(phrase, object, (weights.listed[at] ?? 0.7) * share(phrase), listed);
    }
  };

  const people = await readWordList('people.txt');
  const peopleWords = new Set(people.flatMap(([words]) => words.replace(/^~/, '').split(', ')));
  const { groups, animals } = await addEmojis(
    add,
    (name) => objects.has(name),
    partsOfSpeech,
    peopleWords,
  );
  const ownNames = await readWordList('own-objects.txt');
  for (const [object, words] of [...(await readWordList('things.txt')), ...ownNames]) {
    for (const word of [object.replaceAll('-', ' '), ...words.split(', ')])
      if (word !== '-') add(word, object, weights.name);
  }
  for (const [words, names] of people) addList(words, names.split(' ').map(personName), () => 1);
  for (const [words, names] of await readWordList('concepts.txt'))
    addList(words, names.split(' '), (word) => (peopleWords.has(word) ? weights.besidePeople : 1));
  for (const [object, words] of await readWordList('kinds.txt')) {
    for (const word of words.split(', ')) {
      // Coffee beans are a kind of fruit to a dictionary, and no apples to anybody else.
      if (standIns.has(object) && word.includes(' ')) continue;
      // A list knows better, and so do names: a dictionary's first sense of chess is a grass.
      const best = Math.max(0, ...(named.get(word)?.values() ?? []));
      const weight = standIns.has(object) ? weights.standIn : weights.kind;
      if (!listed.has(word) && best < 0.6) add(word, object, weight);
    }
  }
  for (const [name, logo] of Object.entries(brands)) add(name, `logo-${logo}`, 0.96);
  for (const name of (await openIconFile('@iconify-json/mdi')).names()) {
    // Outlines and variants of the same sign add nothing.
    if (name.split('-').length > 2 || /outline|variant|alpha|-off$|roman|numeric/.test(name))
      continue;
    const phrase = name.replaceAll('-', ' ');
    if (!named.has(phrase) && !listed.has(phrase)) add(phrase, `icon-${name}`, weights.icon);
  }
  const countries = await readCountries();
  const calledAfter = new Map(
    (await readWordList('called-after.txt')).map(
      ([whom, things]) => [whom, new Set(things.split(', '))] as const,
    ),
  );
  const groupOf = (object: string) =>
    groups.get(object) ?? (object.startsWith('cast-') ? peopleGroup : -1);
  const isKnown = (word: string) => listed.has(word) || named.has(word);
  const sharesList = (word: string, doing: string) => {
    const [first] = listed.get(word)?.keys() ?? [];
    return first !== undefined && listed.get(doing)?.has(first) === true;
  };
  const meaningOf = (phrase: string): Meaning | undefined => {
    const single = singularOfName(phrase);
    for (const form of [phrase, ...verbStems(phrase)]) {
      const forms = form === phrase ? [...new Set([phrase, single])] : [form];
      if (!forms.some(isKnown)) continue;
      return {
        listed: joined(forms.map((one) => listed.get(one))),
        named: joined(forms.map((one) => named.get(one))),
        isIdea: forms.some((one) => ideas.has(one)),
        isStem: form !== phrase,
        cannotBeSeen: !phrase.includes(' ') && partsOfSpeech.cannotBeSeen(form),
        isOfDoing: form !== phrase || doingOf(form).some((doing) => sharesList(form, doing)),
      };
    }
    return undefined;
  };
  return {
    ...personVariants(objects.names()),
    partsOfSpeech,
    meaningOf,
    meaningOfCompound: (word) => {
      const head = headOf(word, (part) => isKnown(part) || isKnown(singularOfName(part)));
      return head === undefined ? undefined : meaningOf(head);
    },
    countryOf: (phrase) => countries.get(phrase) ?? countries.get(phrase.replace(/s$/, '')),
    groupOf,
    isAnimal: (object) => animals.has(object) || ownAnimals.has(object),
    isBrand: (word) => Object.hasOwn(brands, word),
    isOnlyCalledAfter: (object, thing) => {
      const isCalledAfter = (whom: string) =>
        [thing, singularOfName(thing)].some((name) => calledAfter.get(whom)?.has(name));
      return (
        (groupOf(object) === peopleGroup && isCalledAfter('people')) ||
        (animals.has(object) && isCalledAfter('animals'))
      );
    },
  };
}

/** Shorter parts are found in nearly any word. */
const [shortestPart, shortestHead, shortestDoing] = [3, 4, 6];

/**
 * The last part of a word of two known ones, which says what it is: the longest there is. What one does is seen by
 * what it is done with: beekeeping → bee.
 */
function headOf(word: string, isKnown: (part: string) => boolean): string | undefined {
  for (
    let cut = word.length - shortestDoing;
    word.endsWith('ing') && cut >= shortestPart;
    cut -= 1
  ) {
    if (isKnown(word.slice(0, cut))) return word.slice(0, cut);
  }
  for (let cut = shortestPart; cut <= word.length - shortestHead; cut += 1) {
    if (isKnown(word.slice(cut)) && isKnown(word.slice(0, cut))) return word.slice(cut);
  }
  return undefined;
}

/** How doing it may be written: walking, baking, running. */
const doingOf = (verb: string): readonly string[] => [
  `${verb}ing`,
  `${verb.replace(/e$/, '')}ing`,
  `${verb}${verb.at(-1)}ing`,
];

type Weights = Map<string, number>;
const none: ReadonlyMap<string, number> = new Map();

/** `team` → `cast-team`, `with-violin` → `cast-with-violin`; figures of the set keep their names. */
export const personName = (name: string) =>
  castNames.includes(name) || name.startsWith('with-') ? `cast-${name}` : name;

/** Objects by their names, by words of their names, and by what people search for; gives the group of each. */
async function addEmojis(
  add: (phrase: string, object: string, weight: number) => void,
  exists: (object: string) => boolean,
  partsOfSpeech: PartsOfSpeech,
  peopleWords: ReadonlySet<string>,
): Promise<{
  readonly groups: ReadonlyMap<string, number>;
  readonly animals: ReadonlySet<string>;
}> {
  const groups = new Map<string, number>();
  const animals = new Set<string>();
  const notKinds = new Map(await readWordList('not-kinds.txt'));
  const file = fileURLToPath(import.meta.resolve('emojibase-data/en/data.json'));
  const emojis = JSON.parse(await readFile(file, 'utf8')) as readonly Emoji[];
  const uses = new Map<string, number>();
  for (const word of emojis.flatMap(({ label }) => [...new Set(kebab(label).split('-'))]))
    uses.set(word, (uses.get(word) ?? 0) + 1);
  for (const { label, tags = [], group = 8, subgroup = 0 } of emojis) {
    const object = kebab(label);
    if (!exists(object)) continue;
    groups.set(object, group);
    if (subgroup >= animalSubgroups.first && subgroup <= animalSubgroups.last) animals.add(object);
    const isMeant = (word: string) =>
      word.length > 2 && !misleading.has(word) && !peopleWords.has(word);
    const phrase = object.replaceAll('-', ' ');
    // Pancakes are found by "pancake".
    for (const name of new Set([phrase, singularOfName(phrase)]))
      if (!misleading.has(name)) add(name, object, peopleWords.has(name) ? 0.9 : weights.name);
    const isSign = symbolGroups.has(group);
    const isFace = group === 0 || group === 1;
    const others = notKinds.get(object)?.split(' ') ?? [];
    const [main = ''] = phrase.split(/ (?:with|without|in|on|behind|at|over|showing) /);
    const words = main.split(' ').filter((word) => isMeant(word) && !others.includes(word));
    const head = main.split(' ').at(-1);
    for (const word of words) {
      if (word !== head && partsOfSpeech.isMostlyAdjective(word)) continue;
      const rarity = weights.nameWord[Math.min(2, (uses.get(word) ?? 1) - 1)] ?? 0;
      const weight = word === head ? Math.max(weights.head, rarity) : rarity;
      add(word, object, isSign ? weights.sign.word : isFace && word !== head ? 0.62 : weight);
    }
    for (const tag of tags.map((text) => text.toLowerCase()).filter(isMeant)) {
      if (others.includes(tag)) continue;
      add(tag, object, isSign ? weights.sign.tag : isFace ? weights.face.tag : weights.tag);
    }
  }
  return { groups, animals };
}

/** Many and one mean the same things: eggs are also an egg. */
function joined(all: readonly (Weights | undefined)[]): ReadonlyMap<string, number> {
  const [first, second] = all.filter((weights) => weights !== undefined);
  if (!first || !second) return first ?? none;
  const both = new Map(first);
  for (const [name, weight] of second) both.set(name, Math.max(weight, both.get(name) ?? 0));
  return both;
}

const kebab = (label: string) =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'.“”!]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
