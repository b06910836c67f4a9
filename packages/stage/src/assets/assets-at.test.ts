import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { assetsAt, assetsNeeded } from './assets-needed.ts';

const slide = (id: string) => ({
  id,
  duration: 3,
  transition: { type: 'css', in: { effect: 'fade-in', duration: 1000 } },
  items: [{ id: `${id}-item`, type: 'image', url: `/${id}.webp` }],
});
const { data: movie } = readProjectData({
  version: 1,
  frames: ['a', 'b', 'c'].map(slide),
  movie: {},
});

it('needs one slide for a moment at rest, and both while one gives way to the other', () => {
  expect(assetsAt(movie, 5).images).toEqual(['/b.webp']);
  expect(assetsAt(movie, 3.5).images).toEqual(['/b.webp', '/a.webp']);
});

it('needs the neighbours too where it is to be played from', () => {
  expect(assetsNeeded(movie, 5, 5).images).toEqual(['/a.webp', '/b.webp', '/c.webp']);
});
