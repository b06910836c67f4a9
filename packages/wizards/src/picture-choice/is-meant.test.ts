import { expect, it } from 'vitest';
import { isMeant } from './is-meant.ts';

it('a firm is meant where its name has a capital letter', () => {
  expect(isMeant('logo-stripe', 'Shops take cards with Stripe.')).toBe(true);
  expect(isMeant('logo-stripe', 'The magnetic stripe holds the number.')).toBe(false);
  expect(isMeant('logo-stripe', 'Stripes by day')).toBe(false);
  expect(isMeant('coffee', 'The magnetic stripe holds the number.')).toBe(true);
});
