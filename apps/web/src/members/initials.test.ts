import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Mia Wong', 'mia@example.com', 'MW'],
  ['Mia van der Berg', 'mia@example.com', 'MB'],
  ['', 'mia.wong@example.com', 'MW'],
  ['', 'mia@example.com', 'M'],
  ['𝒜da', 'a@example.com', '𝒜'],
])('shortens %j or %s to %s', (name, email, letters) => {
  expect(initials(name, email)).toBe(letters);
});
