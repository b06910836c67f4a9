import { expect, it } from 'vitest';
import { colorOf, contrast } from '../color/colors.ts';
import { themeList } from '../themes/theme-list.ts';
import { composeSlide } from './compose-slide.ts';
import { groundTone } from './tone.ts';

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

it('has whoever lost on a column that is seen on the ground of every theme', () => {
  const shown = { media: [], picture: { style: 'studio', objects: ['cat'], seed: 'a' } } as const;
  const products = ['Cat', 'Dog'].map((name, points) => ({ name, points: points + 1, shown }));
  for (const theme of themeList) {
    const items = composeSlide(
      { id: 'score', role: 'verdict', layout: 'score', lines: [], scores: products },
      {
        width: 1920,
        height: 1080,
        theme,
        index: 3,
        seconds: 5,
        lineTimes: [],
        wordTimes: [],
      },
    );
    const column = items.find(({ id }) => id === 'score-total-1-bar')?.bg?.blob?.fillColor ?? '';
    const points = items.find(({ id }) => id?.startsWith('score-total-1-points'));
    for (const ground of groundTone(theme).grounds)
      expect(contrast(colorOf(column), ground), theme.id).toBeGreaterThan(1.25);
    expect(contrast(colorOf(points?.font?.color ?? ''), colorOf(column)), theme.id).toBeGreaterThan(
      4.4,
    );
  }
});
