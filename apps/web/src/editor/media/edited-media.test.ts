import { Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { isSameShape, reshaped } from './reshaped.ts';
import { trimmedTiming } from './trimmed-timing.ts';

const photo = Item.parse({
  id: 'a',
  type: 'image',
  x: 100,
  y: 100,
  width: 400,
  height: 200,
  scaleX: 2,
  scaleY: 2,
  zoom: 3,
});

it('gives a cropped picture a box of its new shape, in the same place', () => {
  const box = reshaped(photo, { width: 300, height: 300 });
  expect(box).toEqual({
    x: 300,
    y: 100,
    width: 200,
    height: 200,
    zoom: undefined,
    position: undefined,
  });
  expect(isSameShape({ width: 1920, height: 1080 }, { width: 641, height: 360 })).toBe(true);
  expect(isSameShape({ width: 1920, height: 1080 }, { width: 300, height: 300 })).toBe(false);
});

it('shows a trimmed clip for as long as it plays', () => {
  const clip: Item = { ...photo, type: 'video', timing: { startTime: 1, endTime: 9 } };
  expect(trimmedTiming(clip, 3).endTime).toBe(4);
  expect(trimmedTiming(clip, 30, 8).endTime).toBe(8);
  expect(trimmedTiming({ ...clip, loop: true }, 3).endTime).toBe(9);
});
