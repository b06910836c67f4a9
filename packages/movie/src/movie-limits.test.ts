import { expect, it } from 'vitest';
import { exceededLimit } from './movie-limits.ts';

const slideOf = (...items: object[]) => ({ items });
const text = (words: string) => ({ type: 'text', text: words });

function nested(depth: number): object {
  let item: object = text('deep');
  for (let level = 0; level < depth; level += 1) item = { type: 'group', children: [item] };
  return item;
}

it.each([
  [
    { frames: Array.from({ length: 2001 }, () => slideOf()) },
    /2,000 slides, and this one has 2,001/,
  ],
  [
    { frames: [slideOf(), slideOf(...Array.from({ length: 1001 }, () => text('')))] },
    /^Slide 2 .*1,000 items/,
  ],
  [{ frames: [slideOf(nested(5000))] }, /groups in groups more than 50 deep/],
  [{ frames: [slideOf(text('a'.repeat(200_000)))] }, /20,000 letters/],
  [{ frames: [slideOf(text(`<p>${'a'.repeat(2001)}</p>`))] }, /word of more than 2,000 letters/],
])('says in a sentence what is too much (%#)', (movie, sentence) => {
  expect(exceededLimit(movie)).toMatch(sentence);
});

it('says nothing of a movie that can be drawn, or that is none', () => {
  expect(
    exceededLimit({ frames: [slideOf(nested(40), text('words '.repeat(2000)))] }),
  ).toBeUndefined();
  expect(exceededLimit({ frames: 'none' })).toBeUndefined();
  expect(exceededLimit({ frames: [null, 5, { items: [null, 7] }] })).toBeUndefined();
});
