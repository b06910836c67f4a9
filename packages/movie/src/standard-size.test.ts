import { expect, it } from 'vitest';
import { hasStandardShape, standardSizeFor } from './standard-size.ts';

it.each([
  [1920, 1080, true, 1920, 1080],
  [320, 180, true, 1920, 1080],
  [1080, 1080, true, 720, 720],
  [405, 720, true, 1080, 1920],
  [1600, 1000, false, 1920, 1080],
  [1000, 900, false, 720, 720],
  [500, 2000, false, 1080, 1920],
])('%i × %i has a usual shape: %s; the nearest size is %i × %i', (width, height, usual, w, h) => {
  expect(hasStandardShape({ width, height })).toBe(usual);
  expect(standardSizeFor({ width, height })).toEqual({ width: w, height: h });
});
