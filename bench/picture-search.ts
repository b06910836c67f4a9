import { readTopicPacks } from '../apps/server/src/providers/knowledge/embedded/topic-shelf.ts';
import { createBuiltInPictures } from '../apps/server/src/providers/media-search/built-in/built-in-pictures.ts';
import { p95 } from './call-times.ts';
import type { Figure } from './figure.ts';

const goalMs = 20;
const signal = new AbortController().signal;

/** Built-in pictures for keywords and whole sentences of all topics, ten for each. */
export async function benchPictureSearch(): Promise<Figure[]> {
  const packs = await readTopicPacks();
  const keywords = packs.flatMap(({ keywords: words, lists }) => [
    ...words,
    ...lists.flatMap(({ items }) => items.flatMap(({ name, facts }) => [name, ...facts])),
  ]);
  const { search } = createBuiltInPictures();
  const ask = (keyword: string) =>
    search({ keyword, type: 'image', num: 10, shape: 'wide', signal });
  const began = performance.now();
  await ask('coffee');
  const firstMs = performance.now() - began;
  const times: number[] = [];
  let found = 0;
  for (const keyword of keywords) {
    const start = performance.now();
    if ((await ask(keyword)).length > 0) found += 1;
    times.push(performance.now() - start);
  }
  const ms = p95(times);
  return [
    {
      what: 'built-in picture search, p95',
      value: `${ms.toFixed(2)} ms`,
      goal: `≤ ${goalMs} ms`,
      met: ms <= goalMs,
      detail: `${keywords.length} keywords and sentences, something found for ${Math.round((100 * found) / keywords.length)} %; the first search reads its words in ${Math.round(firstMs)} ms`,
    },
  ];
}
