import { expect, it } from 'vitest';
import { parsePlayerQuery } from './player-query.ts';

it('reads everything an address can ask for', () => {
  expect(
    parsePlayerQuery('?pid=7&preview=1&loop=1&update=3&autoplay=1&scale=0.62&fIndex=2'),
  ).toEqual({
    pid: 7,
    preview: true,
    loop: true,
    autoplay: true,
    update: true,
    scale: 0.62,
    slideIndex: 2,
  });
});

it.each([
  '',
  '?pid=&scale=&fIndex=&update=0',
  '?pid=-3&scale=-1&fIndex=-2',
  '?pid=x&scale=0&fIndex=y',
])('takes nothing from %j', (search) => {
  expect(parsePlayerQuery(search)).toEqual({
    pid: undefined,
    preview: false,
    loop: false,
    autoplay: false,
    update: false,
    scale: undefined,
    slideIndex: 0,
  });
});

it('never shows a movie larger than it is', () => {
  expect(parsePlayerQuery('?scale=3').scale).toBe(1);
});
