import { expect, it } from 'vitest';
import { isBetweenKeyframes, keyframePose } from './keyframe-pose.ts';

const rest = { x: 0, y: 0, scaleX: 1, scaleY: 1, turnDeg: 0, opacity: 1, easing: 'linear' };
const way = [
  { ...rest, at: 1 },
  { ...rest, at: 3, x: 2, scaleX: 3, turnDeg: 90, opacity: 0 },
];

it('stays as it is in the first and the last keyframe, before and after them', () => {
  expect(keyframePose(way, -5)).toEqual(keyframePose(way, 1));
  expect(keyframePose(way, 99)).toMatchObject({ x: 2, opacity: 0 });
  expect([0.9, 1, 2, 3].map((at) => isBetweenKeyframes(way, at))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(keyframePose([], 1)).toEqual({});
});

it('goes from one to the next, by the curve of the one it comes to', () => {
  expect(keyframePose(way, 2)).toMatchObject({ x: 1, scaleX: 2, rotateDeg: 45, opacity: 0.5 });
  const curved = (easing: string) => way.map((one) => ({ ...one, easing }));
  expect(keyframePose(curved('in-cubic'), 2).x).toBeCloseTo(0.25);
  expect(keyframePose(curved('hold'), 2.99).x).toBe(0);
  expect(keyframePose(curved('unheard-of'), 2).x).toBe(1);
});

it('goes through the point beside the middle where its way bends', () => {
  const bent = way.map((one) => ({ ...one, bend: { x: 0, y: -1 } }));
  expect(keyframePose(bent, 2)).toMatchObject({ x: 1, y: -1 });
  expect(keyframePose(bent, 1).y).toBe(0);
  expect(keyframePose(bent, 3).y).toBe(0);
});
