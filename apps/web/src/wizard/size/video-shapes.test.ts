import { newProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { orientationOf, shapeOf, videoShapes, withShape, withSize } from './video-shapes.ts';

it('calls sizes what people call them', () => {
  const data = newProjectData();
  expect(videoShapes.map(({ label }) => label)).toEqual([
    'YouTube video',
    'Instagram Square',
    'Instagram Vertical',
    'Instagram Portrait',
    'Custom video',
  ]);
  expect(shapeOf(data.movie.size)).toBe('wide');
  expect(shapeOf(withShape(data, 'square').movie.size)).toBe('square');
  expect(shapeOf(withShape(data, 'vertical').movie.size)).toBe('vertical');
  const portrait = withShape(data, 'portrait').movie.size;
  expect([shapeOf(portrait), orientationOf(portrait)]).toEqual(['portrait', 'vertical']);
  const own = withSize(data, { width: 800, height: 600, custom: true });
  expect(shapeOf(own.movie.size)).toBe('custom');
  expect(shapeOf(withShape(own, 'wide').movie.size)).toBe('wide');
});
