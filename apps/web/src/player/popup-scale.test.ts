import { expect, it } from 'vitest';
import { playerAddress, popupScale } from './popup-scale.ts';

const wide = { width: 1920, height: 1080 };

it.each([
  ['a full-HD window', wide, { width: 1920, height: 1080 }, 0.8],
  ['a low window', wide, { width: 1440, height: 700 }, 0.51],
  ['a narrow window', wide, { width: 800, height: 900 }, 0.33],
  [
    'a movie smaller than the window',
    { width: 720, height: 720 },
    { width: 2000, height: 1500 },
    1,
  ],
])('fits into 80 % of %s', (_, movie, shown, scale) => {
  expect(popupScale(movie, shown)).toBe(scale);
});

it('fills a phone, where the popup is a sheet', () => {
  expect(popupScale(wide, { width: 640, height: 900 })).toBe(0.34);
});

it('asks the player for a preview that goes round, from the slide one is at', () => {
  expect(playerAddress(7, 0.51, 2)).toBe(
    '/player.html?pid=7&preview=1&loop=1&scale=0.51&fIndex=2&autoplay=1',
  );
});
