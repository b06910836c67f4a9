import { type Item, newProjectData, Slide } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { type MotionPart, triedPart } from './tried-motion.ts';

const slide = Slide.parse({
  id: 's',
  duration: 10,
  items: [
    { id: 'a', type: 'text', timing: { startTime: 1, endTime: 9 } },
    {
      id: 'g',
      type: 'group',
      children: [{ id: 'b', type: 'image', timing: { startTime: 2, endTime: 8 } }],
    },
  ],
});
const movie = { ...newProjectData(), frames: [slide] };
const effects = {
  effect: 'none',
  in: { effect: 'x', duration: 800 },
  out: { effect: 'y', duration: 500 },
};
const tryOn = (part: MotionPart, ...itemIds: string[]) =>
  triedPart({ slideId: 's', part, itemIds, change: (item): Item => ({ ...item, effects }) }, movie);

it('shows the moments at which the motion is at work', () => {
  expect(tryOn('in', 'a')).toMatchObject({ from: 1, to: 2.8 });
  expect(tryOn('out', 'a')).toMatchObject({ from: 7.5, to: 9 });
  expect(tryOn('stay', 'b')).toMatchObject({ from: 2, to: 6.3 });
});

it('changes what is meant, in groups too, and leaves the document as it is', () => {
  const items = tryOn('in', 'b')?.movie.frames[0]?.items;
  expect(items?.[1]?.children?.[0]?.effects).toEqual(effects);
  expect(items?.[0]?.effects).toBeUndefined();
  expect(slide.items[1]?.children?.[0]?.effects).toBeUndefined();
});

it('is nothing on another slide', () => {
  expect(
    triedPart({ slideId: 't', part: 'in', itemIds: ['a'], change: (item) => item }, movie),
  ).toBeUndefined();
  expect(tryOn('in', 'gone')).toBeUndefined();
});
