import { newProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { shapeOf, withShape, withSize } from './video-shapes.ts';

it('calls sizes what people call them', () => {
  const data = newProjectData();
  expect(shapeOf(data.movie.size)).toBe('wide');
  expect(shapeOf(withShape(data, 'square').movie.size)).toBe('square');
  expect(shapeOf(withShape(data, 'vertical').movie.size)).toBe('vertical');
  const own = withSize(data, { width: 800, height: 600, custom: true });
  expect(shapeOf(own.movie.size)).toBe('custom');
  expect(shapeOf(withShape(own, 'wide').movie.size)).toBe('wide');
});
