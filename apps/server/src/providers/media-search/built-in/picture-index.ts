/** Which objects a word means, and how well: read once from lists of words, and small. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pluralize from 'pluralize';
import { openIconFile } from '../../../library/built-in/icon-file.ts';
import { openObjects } from '../../../library/built-in/object-drawing.ts';
import { brands } from './brands.ts';
import { type Country, readCountries } from './countries.ts';
import { readWordList } from './read-word-lists.ts';

export interface PictureIndex {
  /** Objects for a word or a short phrase, how well they fit between 0 and 1. */
  meaningOf(phrase: string): ReadonlyMap<string, number> | undefined;
  countryOf(phrase: string): Country | undefined;
  /** The group an object belongs to, as emoji are grouped; -1 for anything else. */
  groupOf(object: string): number;
  /** Whether a word is an idea rather than a thing. */
  isIdea(phrase: string): boolean;
}

interface Emoji {
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
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
  concept: [0.97, 0.92, 0.87, 0.82, 0.78, 0.74],
  kind: 0.84,
  head: 0.8,
  nameWord: 0.62,
  tag: 0.55,
  icon: 0.5,
} as const;

export async function readPictureIndex(): Promise<PictureIndex> {
  const objects = await openObjects();
  const meanings = new Map<string, Map<string, number>>();
  const groups = new Map<string, number>();
  const ideas = new Set<string>();
  const add = (phrase: string, object: string, weight: number) => {
    const known = meanings.get(phrase) ?? new Map<string, number>();
    known.set(object, Math.max(weight, known.get(object) ?? 0));
    meanings.set(phrase, known);
  };

  const file = fileURLToPath(import.meta.resolve('emojibase-data/en/data.json'));
  const emojis = JSON.parse(await readFile(file, 'utf8')) as readonly Emoji[];
  for (const { label, tags = [], group = 8 } of emojis) {
    const object = kebab(label);
    if (!objects.has(object)) continue;
    groups.set(object, group);
    const phrase = object.replaceAll('-', ' ');
    if (!misleading.has(phrase)) add(phrase, object, weights.name);
    const isSign = symbolGroups.has(group);
    const isFace = group === 0 || group === 1;
    const [main = ''] = phrase.split(/ (?:with|in|on|behind|at|over|showing) /);
    const words = main.split(' ').filter((word) => word.length > 2 && !misleading.has(word));
    for (const word of words)
      add(word, object, isSign ? 0.3 : word === words.at(-1) ? weights.head : weights.nameWord);
    for (const tag of tags)
      add(tag.toLowerCase(), object, isSign ? 0.25 : isFace ? 0.4 : weights.tag);
  }
  for (const [words, names] of await readWordList('concepts.txt')) {
    const listed = words.replace(/^~/, '').split(', ');
    if (words.startsWith('~')) for (const word of listed) ideas.add(word);
    for (const [at, object] of names.split(' ').entries()) {
      for (const word of listed) add(word, object, weights.concept[at] ?? 0.7);
    }
  }
  for (const [object, words] of await readWordList('kinds.txt')) {
    for (const word of words.split(', ')) if (!meanings.has(word)) add(word, object, weights.kind);
  }
  for (const [name, logo] of Object.entries(brands)) add(name, `logo-${logo}`, 0.96);
  const icons = await openIconFile('@iconify-json/mdi');
  for (const name of icons.names()) {
    // Outlines and variants of the same sign add nothing.
    if (name.split('-').length > 2 || /outline|variant|alpha|-off$|roman|numeric/.test(name))
      continue;
    const phrase = name.replaceAll('-', ' ');
    if (!meanings.has(phrase)) add(phrase, `icon-${name}`, weights.icon);
  }
  const countries = await readCountries();
  return {
    meaningOf: (phrase) => {
      for (const form of formsOf(phrase)) {
        const found = meanings.get(form);
        if (found) return found;
      }
      return undefined;
    },
    countryOf: (phrase) => countries.get(phrase) ?? countries.get(phrase.replace(/s$/, '')),
    isIdea: (phrase) => [...formsOf(phrase)].some((form) => ideas.has(form)),
    groupOf: (object) => groups.get(object) ?? -1,
  };
}

/** As it is written, then as one thing, then without the endings of verbs. */
function* formsOf(phrase: string): Generator<string> {
  yield phrase;
  const single = pluralize.singular(phrase);
  if (single !== phrase) yield single;
  const stem = /^(.{3,}?)(?:ing|ed)$/.exec(phrase)?.[1];
  if (!stem) return;
  yield stem;
  yield `${stem}e`;
  const doubled = /^(.*)([a-z])\2$/.exec(stem);
  if (doubled?.[1] && doubled[2]) yield `${doubled[1]}${doubled[2]}`;
}

const kebab = (label: string) =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'.“”!]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
