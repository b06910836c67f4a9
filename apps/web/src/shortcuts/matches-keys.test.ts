import { expect, it } from 'vitest';
import { type KeyPress, matchesKeys } from './matches-keys.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it('takes ⌘ and Ctrl for mod', () => {
  expect(matchesKeys(press('k', { metaKey: true }), ['mod', 'K'])).toBe(true);
  expect(matchesKeys(press('k', { ctrlKey: true }), ['mod', 'K'])).toBe(true);
  expect(matchesKeys(press('k'), ['mod', 'K'])).toBe(false);
  expect(matchesKeys(press('k', { ctrlKey: true, shiftKey: true }), ['mod', 'K'])).toBe(false);
});

it('takes a sign with Shift or without, but not with Ctrl', () => {
  expect(matchesKeys(press('?', { shiftKey: true }), ['?'])).toBe(true);
  expect(matchesKeys(press('?'), ['?'])).toBe(true);
  expect(matchesKeys(press('?', { ctrlKey: true }), ['?'])).toBe(false);
});

it('knows a chord of four', () => {
  const chord = ['ctrl', 'alt', 'shift', 'd'];
  const held = { ctrlKey: true, altKey: true, shiftKey: true };
  expect(matchesKeys(press('D', held), chord)).toBe(true);
  expect(matchesKeys(press('D', { ...held, altKey: false }), chord)).toBe(false);
});

it('knows the space bar by its name', () => {
  const bar = { key: ' ', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(matchesKeys(bar, ['Space'])).toBe(true);
  expect(matchesKeys({ ...bar, ctrlKey: true }, ['Space'])).toBe(false);
});
