import { contrastRatio } from '@reelwright/contract';
import { expect, it } from 'vitest';
import { pictureColors } from './picture-colors.ts';

const pixels = (...colors: readonly (readonly number[])[]) =>
  colors.flatMap(([r = 0, g = 0, b = 0, a = 255, n = 1]) =>
    Array.from({ length: n }, () => [r, g, b, a]).flat(),
  );

it('takes the ground from what is most of a picture, and the accent from what is strongest', () => {
  const night = pictureColors(
    pixels([20, 24, 60, 255, 900], [250, 180, 30, 255, 60], [40, 40, 44, 255, 300]),
  );
  expect(night?.ink).toBe('#ffffff');
  expect(contrastRatio(night?.ground ?? '', '#ffffff')).toBeGreaterThan(7);
  const accents = night?.accents ?? [];
  expect(accents.some((accent) => /^#f[0-9a-f]b[0-9a-f]/.test(accent))).toBe(true);
});

it('takes the lava of a volcano for its accent, not the brown dark around it', () => {
  const volcano = pictureColors(pixels([60, 28, 14, 255, 900], [255, 120, 60, 255, 40]));
  expect(volcano?.accents[0]).toMatch(/^#ff/);
});

it('reads on light pictures, too', () => {
  const snow = pictureColors(pixels([240, 244, 250, 255, 900], [200, 40, 40, 255, 80]));
  expect(snow?.ink).toBe('#17181c');
  expect(contrastRatio(snow?.ground ?? '', '#17181c')).toBeGreaterThan(7);
});

it('says nothing about a picture that is see-through', () => {
  expect(pictureColors(pixels([10, 20, 30, 0, 50]))).toBeUndefined();
});
