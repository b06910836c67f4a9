import { expect, it } from 'vitest';
import { drawSize, shownSize } from './draw-size.ts';

const wide = { width: 1920, height: 1080 };

it('draws what the screen can show, and no more than there is', () => {
  expect(drawSize(wide, { width: 640, height: 360 }, 2)).toEqual({ width: 1280, height: 720 });
  expect(drawSize(wide, { width: 1600, height: 900 }, 2)).toEqual(wide);
});

it('fits any shape into any room', () => {
  expect(shownSize(wide, { width: 960, height: 900 }, undefined)).toEqual({
    width: 960,
    height: 540,
  });
  expect(shownSize({ width: 1080, height: 1920 }, { width: 960, height: 960 }, undefined)).toEqual({
    width: 540,
    height: 960,
  });
});

it('keeps to the scale it was given while there is room', () => {
  expect(shownSize(wide, { width: 1900, height: 1000 }, 0.5)).toEqual({ width: 960, height: 540 });
});
