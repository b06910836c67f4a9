import { expect, it } from 'vitest';
import type { Trade } from '../../../knowledge-files/parse-trades.ts';
import { tradesOf } from './trades-of.ts';

const trade = (kind: string): Trade => ({
  kinds: [kind],
  topics: [],
  comparisons: [],
  service: { promise: `What a ${kind} does`, about: kind, does: [] },
});
const trades = [trade('bakery'), trade('bar'), trade('restaurant')];
const promiseOf = (kind: string) => tradesOf(trades, { kind, called: kind }, []).service?.promise;

it.each([
  ['bakery', 'What a bakery does'],
  ['sourdough bakery', 'What a bakery does'],
  ['italian restaurant', 'What a restaurant does'],
  ['dog bakery', undefined],
  ['brow bar', undefined],
])('a %s does: %s', (kind, promise) => {
  expect(promiseOf(kind)).toBe(promise);
});
