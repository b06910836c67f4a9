import { expect, it } from 'vitest';
import { themeList } from '../themes/theme-list.ts';
import { composeSlide } from './compose-slide.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
];
const checks = ['Deep carpet', 'Stairs', 'Under furniture', 'Curtains and shelves', 'Your effort'];
const products = ['Upright', 'Canister', 'Cordless stick', 'Robot'];

/** Texts of the score of this many products after this many checks. */
function wordsOf(checkCount: number, productCount: number) {
  return themeList.flatMap((theme) =>
    sizes.flatMap((size) =>
      composeSlide(
        {
          id: 'score',
          role: 'verdict',
          layout: 'score',
          heading: 'Final score',
          lines: checks.slice(0, checkCount).map((label, at) => ({
            id: label,
            label,
            text: products[at % productCount] ?? '',
            spoken: '',
            media: [],
            picture: { style: 'studio', objects: [], seed: 'a' },
          })),
          scores: products.slice(0, productCount).map((name, points) => ({ name, points })),
        },
        { ...size, theme, index: 3, seconds: 5, lineTimes: [], wordTimes: [] },
      ).filter(({ type }) => type === 'text'),
    ),
  );
}

it.each([
  [2, 2],
  [3, 3],
  [5, 2],
  [5, 4],
])('cuts no name of %i checks won by %i products', (checkCount, productCount) => {
  const texts = wordsOf(checkCount, productCount).map(({ text }) => text ?? '');
  expect(texts.some((text) => text.includes('Upright'))).toBe(true);
  expect(texts.filter((text) => text.includes('…'))).toEqual([]);
});

it('still says who won a few checks', () => {
  const texts = wordsOf(2, 2).map(({ text }) => text ?? '');
  expect(texts.some((text) => text.includes('Stairs'))).toBe(true);
});
