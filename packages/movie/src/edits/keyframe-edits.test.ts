import { expect, it } from 'vitest';
import { readProjectData } from '../read-project-data.ts';
import { Keyframe } from '../schema/keyframe.ts';
import { runEdit } from './edit.ts';
import { staggerItems } from './item-edits.ts';
import { removeKeyframes, retimeKeyframe, setKeyframe, withKeyframe } from './keyframe-edits.ts';
import { frameItems } from './selection-edits.ts';
import { splitItems } from './timing-edits.ts';

const at = (seconds: number, more: object = {}) => Keyframe.parse({ at: seconds, ...more });
const movieOf = (keyframes?: readonly Keyframe[]) =>
  readProjectData({
    frames: [
      {
        id: 's',
        duration: 8,
        items: [{ id: 'a', type: 'image', timing: { startTime: 1, endTime: 7 }, keyframes }],
      },
    ],
  }).data;
const place = { slideId: 's', itemId: 'a' };
const timesOf = (data: ReturnType<typeof movieOf>, index = 0) =>
  data.frames[0]?.items[index]?.keyframes?.map((one) => one.at);

it('keeps keyframes in the order of time, one for each moment', () => {
  const once = runEdit(movieOf([at(2)]), setKeyframe, { ...place, keyframe: at(0.5) }).data;
  expect(timesOf(once)).toEqual([0.5, 2]);
  const twice = runEdit(once, setKeyframe, { ...place, keyframe: at(2.02, { x: 1 }) }).data;
  expect(timesOf(twice)).toEqual([0.5, 2.02]);
  expect(twice.frames[0]?.items[0]?.keyframes?.[1]?.x).toBe(1);
});

it('moves one past another, and drops what it is put on', () => {
  const movie = movieOf([at(0), at(1), at(2)]);
  expect(timesOf(runEdit(movie, retimeKeyframe, { ...place, at: 0, to: 1.5 }).data)).toEqual([
    1, 1.5, 2,
  ]);
  expect(timesOf(runEdit(movie, retimeKeyframe, { ...place, at: 0, to: 2 }).data)).toEqual([1, 2]);
});

it('leaves nothing behind when the last one goes', () => {
  const movie = movieOf([at(0), at(1)]);
  const one = runEdit(movie, removeKeyframes, { ...place, at: 0 }).data;
  expect(timesOf(one)).toEqual([1]);
  const none = runEdit(one, removeKeyframes, place).data;
  expect(none.frames[0]?.items[0]).not.toHaveProperty('keyframes');
});

it('goes on at the same moments when its item is split', () => {
  const movie = movieOf([at(0), at(4, { x: 1 })]);
  const details = { slideId: 's', itemIds: ['a'], atSeconds: 3, newId: () => 'b' };
  const { data } = runEdit(movie, splitItems, details);
  expect(timesOf(data)).toEqual([0, 4]);
  expect(timesOf(data, 1)).toEqual([-2, 2]);
});

it('sets places and keyframes of several items in one step', () => {
  const { data } = runEdit(movieOf(), frameItems, {
    slideId: 's',
    frames: [],
    keyframes: [{ itemId: 'a', keyframe: at(1, { x: 2 }) }],
  });
  expect(timesOf(data)).toEqual([1]);
});

it('lets items come one after the other, and leave when they did', () => {
  const timing = { startTime: 1, endTime: 5 };
  const items = ['a', 'b', 'c'].map((id) => ({ id, type: 'image', timing }));
  const movie = readProjectData({ frames: [{ id: 's', duration: 6, items }] }).data;
  const details = { slideId: 's', itemIds: ['c', 'a', 'b'], gapSeconds: 0.4 };
  const { data } = runEdit(movie, staggerItems, details);
  const times = data.frames[0]?.items.map(({ timing: { startTime, endTime } }) => [
    startTime,
    endTime,
  ]);
  expect(times).toEqual([
    [1.4, 5],
    [1.8, 5],
    [1, 5],
  ]);
});

it('leaves a bent way as bent as it was when a keyframe comes between', () => {
  const way = [Keyframe.parse({ at: 0 }), Keyframe.parse({ at: 4, x: 4, bend: { x: 0, y: 1 } })];
  const between = withKeyframe(way, Keyframe.parse({ at: 2, x: 2, y: 1 }));
  expect(between.map(({ bend }) => bend)).toEqual([
    undefined,
    { x: 0, y: 0.25 },
    { x: 0, y: 0.25 },
  ]);
});
