import { expect, it } from 'vitest';
import { type Fingers, isBetween, pinchedFrame } from './pinched-frame.ts';

const frame = { x: 100, y: 100, width: 200, height: 100, angle: 0 };
/** Left and right of a point, so far apart, turned. */
const fingersAt = (x: number, y: number, apart: number, degrees = 0): Fingers => {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => of((degrees * Math.PI) / 180));
  const half = { x: (apart / 2) * (cos ?? 1), y: (apart / 2) * (sin ?? 0) };
  return [
    { x: x - half.x, y: y - half.y },
    { x: x + half.x, y: y + half.y },
  ];
};
const held = fingersAt(200, 150, 80);
const near = (expected: object) =>
  Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, expect.closeTo(value)]));

it.each([
  ['moves', fingersAt(230, 140, 80), { ...frame, x: 130, y: 90 }],
  [
    'grows around the fingers',
    fingersAt(200, 150, 160),
    { ...frame, x: 0, y: 50, width: 400, height: 200 },
  ],
  ['turns', fingersAt(200, 150, 80, 30), { ...frame, angle: 30 }],
  ['stands at quarters', fingersAt(200, 150, 80, 87), { ...frame, angle: 90 }],
])('%s with two fingers', (_how, to, expected) => {
  expect(pinchedFrame(frame, held, to)).toEqual(near(expected));
});

it('keeps under the fingers what was under them', () => {
  const corner = fingersAt(100, 100, 80);
  expect(pinchedFrame(frame, corner, fingersAt(100, 100, 160))).toEqual(
    near({ x: 100, y: 100, width: 400, height: 200, angle: 0 }),
  );
});

it('is taken hold of between the fingers, turned as it is', () => {
  const upright = { ...frame, angle: 90 };
  expect(isBetween(fingersAt(290, 150, 400), frame, 0)).toBe(true);
  expect(isBetween(fingersAt(290, 150, 400), upright, 0)).toBe(false);
  expect(isBetween(fingersAt(200, 240, 400), upright, 0)).toBe(true);
});
