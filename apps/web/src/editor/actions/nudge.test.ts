import { expect, it } from 'vitest';
import { nudgeOf } from './nudge.ts';

const press = (key: string, held: object = {}) =>
  nudgeOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held });

it('moves by 1, with Shift 5, with Ctrl 10, with both 25', () => {
  expect(press('ArrowLeft')).toEqual({ x: -1, y: 0 });
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ x: 0, y: 5 });
  expect(press('ArrowUp', { ctrlKey: true })).toEqual({ x: 0, y: -10 });
  expect(press('ArrowRight', { ctrlKey: true, shiftKey: true })).toEqual({ x: 25, y: 0 });
});

it('takes ⌘ for Ctrl, and leaves other keys alone', () => {
  expect(press('ArrowRight', { metaKey: true })).toEqual({ x: 10, y: 0 });
  expect(press('Enter')).toBeUndefined();
});
