import { expect, it } from 'vitest';
import { subjectOf } from './subject-of.ts';

it.each([
  ['?subject=change+plan', 'Change plan'],
  ['?subject=premium%20feature%20request', 'Premium feature request'],
  ['?subject=', ''],
  ['', ''],
])('reads the subject from %j', (query, subject) => {
  expect(subjectOf(query)).toBe(subject);
});
