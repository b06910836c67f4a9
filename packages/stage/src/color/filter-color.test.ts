import { expect, it } from 'vitest';
import { filterColor } from './filter-color.ts';

const color = { red: 200, green: 100, blue: 50, alpha: 0.5 };

it.each([
  [{}, { red: 200, green: 100, blue: 50 }],
  [{ brightness: 1.2 }, { red: 240, green: 120, blue: 60 }],
  [{ brightness: 9 }, { red: 255, green: 255, blue: 255 }],
  // What browsers make of it: 0.213 of red, 0.715 of green and 0.072 of blue.
  [{ grayscale: 1 }, { red: 118, green: 118, blue: 118 }],
  [{ saturate: 0 }, { red: 118, green: 118, blue: 118 }],
  [{ contrast: 0 }, { red: 128, green: 128, blue: 128 }],
  [{ sepia: 1 }, { red: 165, green: 147, blue: 114 }],
  [{ hueRotateDeg: 360 }, { red: 200, green: 100, blue: 50 }],
  [{ hueRotateDeg: 180 }, { red: 35, green: 135, blue: 185 }],
])('makes of a colour what the filters of %j would', (pose, expected) => {
  expect(filterColor(color, pose)).toEqual({ ...expected, alpha: 0.5 });
});
