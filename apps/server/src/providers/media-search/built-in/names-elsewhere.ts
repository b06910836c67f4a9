/** What things are called in other languages: by our own lists, and by the names of emoji, which come along in two dozen. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readWordList } from './read-word-lists.ts';

interface NamedEmoji {
  readonly hexcode: string;
  readonly label: string;
  readonly group?: number;
}

/** The English names of what a text names, in the order of the text. */
type NamesIn = (text: string) => readonly string[];

const languages = new Set('da de es et fi fr hu it lt nb nl pl pt sv'.split(' '));
/** Those that have a list in library/picture-words. */
const lists: Readonly<Record<string, string>> = {
  de: 'german.txt',
  es: 'spanish.txt',
  fr: 'french.txt',
  it: 'italian.txt',
  nl: 'dutch.txt',
  pt: 'portuguese.txt',
};
/** The left side of words that end like a thing, and are none. */
const nothingSeen = '-';
/** Faces, people, signs and flags: their names mean something else in most sentences. */
const thingGroups = new Set([3, 4, 5, 6, 7]);
/** Languages that write two nouns as one word: the last part says what it is. */
const joining = new Set(['da', 'de', 'nb', 'nl', 'sv']);
const [shortestName, shortestHead, shortestFirstPart] = [4, 4, 3];

const known = new Map<string, Promise<NamesIn>>();

/** Undefined: a language whose names do not come along. */
export function namesElsewhere(language: string): Promise<NamesIn> | undefined {
  const code = language.toLowerCase().split('-', 1)[0] ?? '';
  if (!languages.has(code)) return undefined;
  const reading = known.get(code) ?? readNames(code);
  known.set(code, reading);
  return reading;
}

async function readNames(code: string): Promise<NamesIn> {
  const names = await readList(code);
  const [here, there] = await Promise.all([readEmojis('en'), readEmojis(code)]);
  const english = new Map(here.map(({ hexcode, label }) => [hexcode, label]));
  for (const { hexcode, label, group = -1 } of there) {
    const name = english.get(hexcode);
    if (!name || !thingGroups.has(group) || label.length < shortestName || /\P{L}/u.test(label))
      continue;
    const plain = withoutAccents(label);
    if (!names.has(plain)) names.set(plain, name);
  }
  const heads = joining.has(code)
    ? [...names.keys()].filter((name) => name.length >= shortestHead).sort(byLength)
    : [];
  const called = (form: string) => names.get(form);
  const endsLike = (form: string) => {
    const isHead = (name: string) =>
      form.endsWith(name) && form.length >= name.length + shortestFirstPart;
    return called(heads.find(isHead) ?? '');
  };
  const meaning = (word: string): string | undefined => {
    const forms = formsOf(word, code);
    const found = firstOf(forms, called) ?? firstOf(forms, endsLike);
    return found === nothingSeen ? undefined : found;
  };
  return (text) => {
    const words = text.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
    // German nouns have capitals: "laufen" names nobody's race.
    const nouns = code === 'de' ? words.filter((word) => /^\p{Lu}/u.test(word)) : words;
    return [...new Set(nouns.flatMap((word) => meaning(word) ?? []))];
  };
}

async function readList(code: string): Promise<Map<string, string>> {
  const file = lists[code];
  const names = new Map<string, string>();
  for (const [english, words] of file ? await readWordList(file) : []) {
    for (const word of words.split(', ')) {
      const plain = withoutAccents(word);
      if (!names.has(plain)) names.set(plain, english);
    }
  }
  return names;
}

const byLength = (a: string, b: string) => b.length - a.length;

function firstOf<T>(list: readonly string[], find: (one: string) => T | undefined): T | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Endings of one and many, the shortest first: Städte → stadt, Autos → auto, voitures → voiture. */
const endings: Readonly<Record<string, readonly string[]>> = {
  de: ['e', 'n', 's', 'en', 'er', 'es', 'ern', 'innen'],
  es: ['s', 'es'],
  fr: ['s', 'x'],
  // Italian plurals stand in its list: they change the last letter.
  it: [],
  nl: ['s', 'en'],
  pt: ['s', 'es'],
};
const anyEndings = ['e', 'n', 's', 'a', 'i', 'en', 'er', 'es', 'ar', 'or'];
const shortestStem = 3;

function formsOf(word: string, code: string): readonly string[] {
  const plain = withoutAccents(word);
  const stems = (endings[code] ?? anyEndings)
    .filter((ending) => plain.endsWith(ending) && plain.length - ending.length >= shortestStem)
    .map((ending) => plain.slice(0, -ending.length));
  return [plain, ...stems];
}

const withoutAccents = (word: string) =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

async function readEmojis(code: string): Promise<readonly NamedEmoji[]> {
  const file = fileURLToPath(import.meta.resolve(`emojibase-data/${code}/data.json`));
  return JSON.parse(await readFile(file, 'utf8'));
}
