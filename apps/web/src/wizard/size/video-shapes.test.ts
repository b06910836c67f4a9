import { newProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { shapeOf, videoShapes, withShape, withSize } from './video-shapes.ts';

it('calls sizes what people call them', () => {
  const data = newProjectData();
  expect(videoShapes.map(({ label }) => label)).toEqual([
    'Youtube video',
    'Instagram Square',
    'Instagram Vertical',
    'Custom video',
  ]);
  expect(shapeOf(data.movie.size)).toBe('wide');
  expect(shapeOf(withShape(data, 'square').movie.size)).toBe('square');
  expect(shapeOf(withShape(data, 'vertical').movie.size)).toBe('vertical');
  const own = withSize(data, { width: 800, height: 600, custom: true });
  expect(shapeOf(own.movie.size)).toBe('custom');
  expect(shapeOf(withShape(own, 'wide').movie.size)).toBe('wide');
});
