import { Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { keyedColors } from './keyed-colors.ts';

const way = [
  { at: 0 },
  { at: 2, tint: { color: '#ff0000', strength: 80 }, textColor: '#ff0000', easing: 'linear' },
  { at: 4, tint: { color: '#0000ff', strength: 100 }, easing: 'linear' },
];
const item = (type: string) =>
  Item.parse({ id: 'a', type, keyframes: way, font: { color: '#00ff00' } });

it('goes from one colour to the next, and from none without a detour', () => {
  expect(keyedColors(item('image'), -1).tint?.strength).toBe(0);
  expect(keyedColors(item('image'), 1)).toEqual({ tint: { color: '#ff0000', strength: 40 } });
  expect(keyedColors(item('image'), 3).tint).toEqual({ color: '#800080', strength: 90 });
});

it('leaves words their own colour where a keyframe has none', () => {
  expect(keyedColors(item('text'), 1).text).toBe('#808000');
  expect(keyedColors(item('text'), 9).text).toBe('#00ff00');
});
