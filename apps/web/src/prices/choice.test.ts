import { expect, it } from 'vitest';
import { priceOf, readChoice, yearlySaving } from './choice.ts';

const price = (plan: 'pro' | 'business', every: 'month' | 'year', dollars: number) => ({
  plan,
  every,
  amount_cents: dollars * 100,
  currency: 'USD',
});
const prices = [
  price('pro', 'month', 29),
  price('pro', 'year', 290),
  price('business', 'month', 9),
];

it('reads a choice from an address, and nothing from others', () => {
  const read = (query: string) => readChoice(new URLSearchParams(query));
  expect(read('plan=pro&every=year')).toEqual({ plan: 'pro', every: 'year' });
  expect(read('plan=free&every=year')).toBeUndefined();
  expect(read('plan=pro')).toBeUndefined();
});

it('shows the monthly price of a plan that has no other', () => {
  expect(priceOf(prices, 'pro', 'year')?.amount_cents).toBe(29_000);
  expect(priceOf(prices, 'business', 'year')?.every).toBe('month');
  expect(priceOf(prices, 'free', 'year')).toBeUndefined();
});

it('says what paying yearly saves at least, and nothing where that is nothing', () => {
  expect(yearlySaving(prices)).toBe(16);
  expect(yearlySaving([])).toBeUndefined();
  expect(yearlySaving([price('pro', 'month', 10), price('pro', 'year', 120)])).toBeUndefined();
});
