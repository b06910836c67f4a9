import { expect, it } from 'vitest';
import { isVersion } from './is-version.ts';

it.each([
  ['1.2.51', true],
  ['2.0.0-beta.1', true],
  ['', false],
  ['<!doctype html>', false],
  ['latest', false],
])('takes %j for a version: %s', (text, expected) => {
  expect(isVersion(text)).toBe(expected);
});
