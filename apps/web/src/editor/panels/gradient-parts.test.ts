import { writeGradient } from '@reelwright/stage';
import { expect, test } from 'vitest';
import { gradientParts } from './gradient-parts.ts';

test('a gradient put together by hand is found again in its text', () => {
  const parts = {
    type: 'linear',
    degrees: 40,
    colors: ['#ff0000', '#00ff0080', '#0000ff'],
  } as const;
  expect(gradientParts(writeGradient(parts.colors, parts))).toEqual(parts);
  const round = { type: 'radial', degrees: 135, colors: ['#102030', '#ffffff'] } as const;
  expect(gradientParts(writeGradient(round.colors, round))).toEqual(round);
});

test('what cannot be put together from colours alone is left to its text', () => {
  expect(gradientParts('conic-gradient(red, blue)')).toBeUndefined();
  expect(gradientParts('repeating-linear-gradient(red, blue 20px)')).toBeUndefined();
  expect(gradientParts('nonsense')).toBeUndefined();
});
