import { type FramedItem, Item, Keyframe } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { framingAt, keyframeAt, keyframeOfFrame, seenFrame } from './keyed-frame.ts';

const one = { x: 1, y: 1 };
const itemOf = (more: object) =>
  Item.parse({
    id: 'a',
    type: 'image',
    x: 100,
    y: 200,
    width: 400,
    height: 100,
    scaleX: 1,
    scaleY: 1,
    timing: { startTime: 1, endTime: 9 },
    ...more,
  });
const way = [
  Keyframe.parse({ at: 0 }),
  Keyframe.parse({ at: 2, x: 1, y: 2, scaleX: 2, easing: 'linear' }),
];

it('is seen between its keyframes, counted from when it comes', () => {
  const item = itemOf({ keyframes: way });
  expect(seenFrame(item, one, 1)).toMatchObject({ x: 100, y: 200, width: 400 });
  expect(seenFrame(item, one, 2)).toMatchObject({ x: 200, y: 300, width: 600, height: 100 });
  expect(seenFrame(item, { x: 2, y: 1 }, 2)).toMatchObject({ x: 400, y: 300, width: 1200 });
});

it.each([
  ['upright', {}],
  ['turned', { angle: 30 }],
  ['mirrored', { scaleX: -1, angle: 20 }],
  ['flipped', { flip: { x: false, y: true } }],
])('is seen where it was put: %s', (_how, more) => {
  const item = itemOf({ ...more, keyframes: way });
  const frame = { x: 700, y: 50, width: 200, height: 300, angle: 75 };
  const keyframe = keyframeOfFrame(item, frame, 3);
  const seen = seenFrame({ ...item, keyframes: [keyframe] }, one, 3);
  for (const key of ['x', 'y', 'width', 'height', 'angle'] as const)
    expect(seen[key]).toBeCloseTo(frame[key], 0);
});

it('makes keyframes of frames only where an item has some', () => {
  const [keyed, plain] = [itemOf({ keyframes: way }), itemOf({ id: 'b' })];
  const frames: FramedItem[] = [keyed, plain].map(({ id }) => ({ itemId: id, frame: { x: 5 } }));
  const framing = framingAt((id) => [keyed, plain].find((item) => item.id === id), frames, 2);
  expect(framing.frames.map(({ itemId }) => itemId)).toEqual(['b']);
  expect(framing.keyframes.map(({ itemId }) => itemId)).toEqual(['a']);
});

it('begins as the item is at that moment, and takes over the curve', () => {
  expect(keyframeAt(itemOf({ keyframes: way }), 2)).toMatchObject({
    at: 1,
    x: 0.5,
    scaleX: 1.5,
    easing: 'linear',
  });
  expect(keyframeAt(itemOf({}), 4)).toMatchObject({ at: 3, x: 0, scaleX: 1, opacity: 1 });
});
