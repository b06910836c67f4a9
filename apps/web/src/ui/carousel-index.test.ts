import { expect, it } from 'vitest';
import { carouselIndex } from './carousel-index.ts';

it('falls back to the first slide when the value is unknown', () => {
  expect(carouselIndex(['a', 'b'], 'b')).toBe(1);
  expect(carouselIndex(['a', 'b'], 'z')).toBe(0);
  expect(carouselIndex(['a', 'b'], undefined)).toBe(0);
  expect(carouselIndex([], 'z')).toBe(0);
});
