import { expect, it } from 'vitest';
import { problemOfShape, shapeLimits } from './check-shape.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const fields = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;

it.each([
  [
    'a document as people make them',
    JSON.stringify({ frames: [{ id: 'a', items: [1, { b: 2 }] }] }),
  ],
  [
    'brackets, commas and quotes within text',
    JSON.stringify([nested(100), '{,"'.repeat(999), '\\"']),
  ],
  ['as many fields as there may be', fields(shapeLimits.fieldsOfObject)],
  ['as many levels as there may be', nested(shapeLimits.depth)],
  ['what is no JSON, which is not its business', '{"a": "never ended'],
])('takes %s', (_name, text) => {
  expect(problemOfShape(text)).toBeUndefined();
});

it.each([
  [fields(shapeLimits.fieldsOfObject + 1), 'has an object with more than 1,000 fields'],
  [JSON.stringify({ a: Array(20_001).fill(0) }), 'has a list with more than 20,000 entries'],
  [nested(shapeLimits.depth + 1), 'is nested more than 64 levels deep'],
  ['['.repeat(1_000_000), 'is nested more than 64 levels deep'],
])('refuses what no project has: %#', (text, problem) => {
  expect(problemOfShape(text)).toBe(problem);
});

it('counts all values together, whatever lists they are in', () => {
  const text = JSON.stringify(Array(50).fill(Array(10).fill({})));
  expect(problemOfShape(text, { ...shapeLimits, values: 900 })).toBe('holds more than 900 values');
});

it('reads a string of escapes in one go', () => {
  expect(problemOfShape(`"${'\\\\'.repeat(500_000)}"`)).toBeUndefined();
  expect(problemOfShape(`"${'\\"'.repeat(500_000)}"`)).toBeUndefined();
});
