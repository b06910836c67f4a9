import { expect, it } from 'vitest';
import { parseRangeHeader } from './parse-range-header.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=100-', { start: 100 }],
  ['bytes=-500', { lastBytes: 500 }],
  ['bytes= 5 - 9', { start: 5, end: 9 }],
  ['bytes=9-5', undefined],
  ['bytes=0-1,5-9', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  ['bytes=1-99999999999999999999', undefined],
  [undefined, undefined],
])('reads %s', (header, range) => {
  expect(parseRangeHeader(header)).toEqual(range);
});
