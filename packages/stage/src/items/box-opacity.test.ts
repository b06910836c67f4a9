import { expect, it } from 'vitest';
import { boxOpacity } from './box-opacity.ts';

const plan = { startSeconds: 1, endSeconds: 5 };
const motion = (effect: string, duration = 500) => ({ effect, duration });

it('fades the box of a text in and out where an effect brings the letters', () => {
  const item = { effects: { effect: 'Typewriter', out: motion('none', 200) } };
  const shown = [1, 1.2, 1.4, 3, 4.9, 5].map((seconds) => boxOpacity(item, plan, seconds));
  expect(shown.map((value) => Number(value.toFixed(3)))).toEqual([0, 0.5, 1, 1, 0.5, 0]);
});

it('leaves it alone where a way in moves all of the item, or no effect does anything', () => {
  expect(boxOpacity({ effects: { effect: 'Typewriter', in: motion('fade-in') } }, plan, 1)).toBe(1);
  expect(boxOpacity({ effects: { effect: 'none' } }, plan, 1)).toBe(1);
  expect(boxOpacity({}, plan, 1)).toBe(1);
});
