import { expect, it } from 'vitest';
import { adjustPixels, noAdjustments } from './adjust-pixels.ts';

/** Dark blue on the left, light orange on the right. */
function sample() {
  const [width, height] = [4, 2];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    data.set(at % width < 2 ? [20, 40, 90, 255] : [230, 170, 110, 255], at * 4);
  return { width, height, data } as unknown as ImageData;
}
const changed = (part: object) => adjustPixels(sample(), { ...noAdjustments, ...part }).data;
const left = (data: ArrayLike<number>) => [...Array.from(data).slice(0, 3)];

it('leaves a picture as it is where nothing is asked', () => {
  expect(changed({})).toEqual(sample().data);
});

it('makes it brighter or darker, and keeps what is see-through', () => {
  expect(left(changed({ brightness: 50 }))).toEqual([80, 100, 150]);
  expect(left(changed({ brightness: -100 }))).toEqual([0, 0, 0]);
  expect(changed({ brightness: 50 })[3]).toBe(255);
});

it('takes contrast and colour away until there is none', () => {
  const [flat] = [changed({ contrast: -100 })];
  expect(new Set(left(flat))).toEqual(new Set([128]));
  const [red, green, blue] = left(changed({ colour: -100 }));
  expect([red, blue]).toEqual([green, green]);
  const colourful = left(changed({ colour: 100 }));
  expect((colourful[2] ?? 0) - (colourful[0] ?? 0)).toBeGreaterThan(90 - 20);
});

it('makes edges steeper, or softer', () => {
  const step = (data: Uint8ClampedArray) => (data[8] ?? 0) - (data[4] ?? 0);
  expect(step(changed({ sharpness: -50 }))).toBeLessThan(step(sample().data));
  // Bright beside dark: what is dark already cannot become darker than black.
  expect(changed({ sharpness: 50 })[6]).not.toBe(sample().data[6]);
});
