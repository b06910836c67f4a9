import { expect, it } from 'vitest';
import { newMediaItem } from './new-media-item.ts';

const slide = { id: 's', items: [], duration: 8 };
const stage = { width: 1920, height: 1080 };

it('lies in the middle in its own shape, for as long as the slide', () => {
  const media = { url: '/a.webp', type: 'image' as const, width: 400, height: 800 };
  const item = newMediaItem(media, 'image', slide, stage);
  expect(item).toMatchObject({ type: 'image', url: '/a.webp', height: 756, width: 378 });
  expect(item.x + item.width / 2).toBe(960);
  expect(item.timing).toMatchObject({ startTime: 0, endTime: 8 });
});

it('ends with a sound that is shorter than the slide', () => {
  const item = newMediaItem({ url: '/a.mp3', duration: 2.352 }, 'audio', slide, stage);
  expect(item.timing.endTime).toBe(2.35);
});

it('keeps the part of a clip that was chosen', () => {
  const media = { url: '/a.mp4', type: 'video' as const, startTime: 2, endTime: 5 };
  expect(newMediaItem(media, 'video', slide, stage)).toMatchObject({
    type: 'video',
    startTime: 2,
    endTime: 5,
  });
});

it('stands small and whole beside the rest when it is a sticker', () => {
  const item = newMediaItem({ url: '/library/objects/hot-beverage.webp' }, 'image', slide, stage);
  expect(item).toMatchObject({ width: 378, height: 378 });
});

it('shows all of a clip that is longer than the slide', () => {
  const media = { url: '/a.mp4', type: 'video' as const, duration: 12.04 };
  expect(newMediaItem(media, 'video', slide, stage).timing.endTime).toBe(12.04);
  const part = { ...media, startTime: 2, endTime: 4 };
  expect(newMediaItem(part, 'video', slide, stage).timing.endTime).toBe(8);
});
