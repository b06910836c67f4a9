import type { WatchData } from '@reelwright/contract';
import { expect, it } from 'vitest';
import { fittingFormat, inFormat } from './fitting-format.ts';

const other = (format: 'square' | 'vertical' | 'wide', width: number, height: number) => ({
  format,
  width,
  height,
  videoUrl: `/${format}.mp4`,
  posterUrl: `/${format}.jpg`,
});
const video = {
  width: 1920,
  height: 1080,
  videoUrl: '/own.mp4',
  posterUrl: '/own.jpg',
  formats: [other('square', 1080, 1080), other('vertical', 1080, 1920)],
} as unknown as WatchData;

it('takes the upright format on a phone that is held upright, and the film’s own on a wide screen', () => {
  expect(fittingFormat(video, { width: 390, height: 844 })).toBe('vertical');
  expect(fittingFormat(video, { width: 844, height: 390 })).toBeUndefined();
  expect(fittingFormat(video, { width: 1440, height: 900 })).toBeUndefined();
  expect(fittingFormat(video, { width: 500, height: 500 })).toBe('square');
});

it('stays with the film’s own where another is hardly larger, or there is no other', () => {
  expect(fittingFormat(video, { width: 1000, height: 700 })).toBeUndefined();
  expect(fittingFormat({ ...video, formats: [] }, { width: 390, height: 844 })).toBeUndefined();
});

it('shows the files of the format', () => {
  expect(inFormat(video, 'vertical')).toMatchObject({ videoUrl: '/vertical.mp4', width: 1080 });
  expect(inFormat(video, undefined)).toBe(video);
});
