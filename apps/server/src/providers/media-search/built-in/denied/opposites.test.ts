/** Sentences of many wordings that deny, replace or contrast something; it must not be what they show. */
import { readFile } from 'node:fs/promises';
import { recipeOf } from '@reelwright/pictures';
import { expect, it } from 'vitest';
import { createBuiltInPictures } from '../built-in-pictures.ts';

const pictures = createBuiltInPictures();

async function readSentences(set: 'open' | 'apart') {
  const text = await readFile(new URL(`${set}.txt`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.includes(' | '));
  return lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' | '));
}

const namesIn = (text = '') => (text === '-' ? [] : text.split(' '));
const isLike = (pattern: string, name: string) =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);

async function misfitsOf(set: 'open' | 'apart'): Promise<readonly string[]> {
  const misfits: string[] = [];
  for (const [about = '', item, sentence = '', denied, affirmed] of await readSentences(set)) {
    const found = await pictures.search({
      keyword: sentence,
      type: 'image',
      num: 4,
      shape: 'wide',
      inFilm: { about, item: namesIn(item), topic: [] },
      signal: new AbortController().signal,
    });
    const shown = found.map(({ url }) => recipeOf(url)?.objects[0] ?? '');
    const isOpposite = namesIn(denied).some((one) => shown.some((name) => isLike(one, name)));
    const wanted = namesIn(affirmed);
    const isMissing =
      wanted.length > 0 && !wanted.some((one) => shown.some((name) => isLike(one, name)));
    if (isOpposite || isMissing) misfits.push(`${sentence} ${shown.join(' ')}`);
  }
  return misfits;
}

it('shows nothing that a sentence denies or replaces, and what it affirms', async () => {
  expect(await misfitsOf('open')).toEqual([]);
});

// 18 of the 20 fitted when they were first looked at, and 10 before there were any rules.
it('does so in nearly all of the sentences that were kept apart', async () => {
  expect((await misfitsOf('apart')).length).toBeLessThanOrEqual(2);
});
