import { expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

it.each([
  [2900, 'USD', '$29'],
  [1450, 'EUR', '€14.50'],
  [290_000, 'JPY', '¥2,900'],
  [-1000, 'USD', '-$10'],
])('%s of %s', (amountCents, currency, words) => {
  expect(formatPrice(amountCents, currency)).toBe(words);
});
