import { expect, it } from 'vitest';
import { slideSeconds, timelineSeconds } from '../durations.ts';
import { newProjectData } from '../new-project-data.ts';
import { Item } from '../schema/item.ts';
import { runEdit } from './edit.ts';
import { cutItems, setSlideDuration, splitItems, trimBeginning } from './timing-edits.ts';

const clip = (more: object = {}) =>
  Item.parse({ id: 'a', type: 'video', timing: { startTime: 1, endTime: 5 }, ...more });
const slideOf = (item: Item) => ({ ...newProjectData(), frames: [{ id: 's', items: [item] }] });
const newId = (id: string) => `${id}2`;
const split = (item: Item, atSeconds: number) =>
  runEdit(slideOf(item), splitItems, { slideId: 's', itemIds: ['a'], atSeconds, newId }).data
    .frames[0]?.items ?? [];

it('cuts a clip in two that play on as one', () => {
  const motion = { in: { effect: 'fade-in' }, out: { effect: 'fade-out' } };
  const [first, second] = split(clip({ startTime: 10, effects: motion }), 2.5);
  expect(first).toMatchObject({ id: 'a', startTime: 10, timing: { startTime: 1, endTime: 2.5 } });
  expect(second).toMatchObject({
    id: 'a2',
    startTime: 11.5,
    timing: { startTime: 2.5, endTime: 5 },
  });
  expect(first?.effects).toMatchObject({ in: { effect: 'fade-in' } });
  expect(first?.effects?.out).toBeUndefined();
  expect(second?.effects?.in).toBeUndefined();
  expect(second?.effects).toMatchObject({ out: { effect: 'fade-out' } });
});

it('says a spoken line once', () => {
  const line = Item.parse({ id: 'a', type: 'text', text: 'Hi', audio: { url: '/a.mp3' } });
  const [first, second] = split(line, 2);
  expect(first?.audio?.url).toBe('/a.mp3');
  expect(second?.audio).toBeUndefined();
});

it('draws the sound that is heard in both parts of bars', () => {
  const soundBars = { style: 'bars', levels: 'ABCD', leadSeconds: 4 };
  const bars = clip({ type: 'image', soundBars });
  expect(split(bars, 2.5).map((item) => item.soundBars?.leadSeconds)).toEqual([4, 5.5]);
});

it.each([0.5, 1.05, 4.95, 9])('leaves a layer whole at %s s: nothing of it would be left', (at) => {
  expect(split(clip(), at)).toHaveLength(1);
});

it('leaves a locked layer whole', () => {
  expect(split(clip({ locked: true }), 3)).toHaveLength(1);
});

it.each([
  ['later', 2, 6],
  ['earlier', 0, 4],
])('begins a clip %s at the picture that was there', (_how, startTime, from) => {
  const place = { slideId: 's', itemId: 'a' };
  const before = slideOf(clip({ startTime: 5 }));
  const { data } = runEdit(before, trimBeginning, { ...place, startTime });
  expect(data.frames[0]?.items[0]).toMatchObject({
    startTime: from,
    timing: { startTime, endTime: 5 },
  });
});

it.each([
  ['longer', 12],
  ['shorter', 3],
])('a %s slide takes along what stays to its end, and nothing else', (_how, duration) => {
  const [whole, early, sound] = [clip(), clip(), clip({ type: 'audio' })];
  early.timing.endTime = 2;
  const items = [whole, early, sound];
  const before = { ...newProjectData(), frames: [{ id: 's', items, duration: 5 }] };
  const { frames } = runEdit(before, setSlideDuration, { slideId: 's', duration }).data;
  expect(frames[0]?.duration).toBe(duration);
  expect(frames[0]?.items.map(({ timing }) => timing.endTime)).toEqual([duration, 2, 5]);
});

it.each([
  ['at least 5 s', {}, 5],
  ['as long as what is on it', { items: [clip({ timing: { startTime: 0, endTime: 12 } })] }, 12],
  ['as long as was set', { items: [clip()], duration: 2 }, 2],
])('a slide lasts %s, and its timeline a second more', (_what, fields, seconds) => {
  const slide = { id: 's', items: [], ...fields };
  expect([slideSeconds(slide), timelineSeconds(slide)]).toEqual([seconds, seconds + 1]);
});

it.each([
  ['before', false, [2.5, 5], [5, 7]],
  ['before', true, [1, 3.5], [3.5, 5.5]],
  ['after', false, [1, 2.5], [5, 7]],
  ['after', true, [1, 2.5], [2.5, 4.5]],
] as const)(
  'cuts away what is %s the playhead (later ones move along: %s)',
  (part, ripples, own, later) => {
    const next = { ...clip(), id: 'next', timing: { startTime: 5, endTime: 7 } };
    const before = { ...newProjectData(), frames: [{ id: 's', items: [clip(), next] }] };
    const details = { slideId: 's', itemIds: ['a'], atSeconds: 2.5, part, ripples };
    const items = runEdit(before, cutItems, details).data.frames[0]?.items ?? [];
    const times = items.map(({ timing }) => [timing.startTime, timing.endTime]);
    expect(times).toEqual([own, later]);
    expect(items[0]?.startTime ?? 0).toBe(part === 'before' ? 1.5 : 0);
  },
);
