import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { applyChanges } from './apply-changes.ts';
import type { Change } from './change.ts';
import { difference } from './difference.ts';
import { jsonEqual } from './json-equal.ts';
import { measureJson } from './measure-json.ts';

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'a', 'b/c', '~'),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.array(tie('entry'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c/d', 'e~f', ''), tie('any'), { maxKeys: 4 }),
  ),
  entry: fc.record({ id: fc.constantFrom('p', 'q', 'r', 's', 't'), value: tie('any') }),
})).any;
const document = fc.dictionary(fc.constantFrom('a', 'frames', 'x/y'), value, { maxKeys: 3 });

function applied(from: JsonObject, changes: readonly Change[]) {
  return applyChanges({ data: from, size: measureJson(from) }, changes);
}

it('leads from any document to any other and back, and counts its letters right', () => {
  fc.assert(
    fc.property(document, document, (from, to) => {
      const [before, after] = [from as JsonObject, to as JsonObject];
      const { changes, inverse } = difference(before, after);
      const result = applied(before, changes);
      expect(jsonEqual(result.data, after)).toBe(true);
      expect(result.size).toEqual(measureJson(after));
      const back = applied(after, inverse);
      expect(jsonEqual(back.data, before)).toBe(true);
      expect(back.size).toEqual(measureJson(before));
    }),
    { numRuns: 600 },
  );
});

it('finds nothing between equal documents', () => {
  fc.assert(
    fc.property(document, (data) => {
      expect(difference(data, JSON.parse(JSON.stringify(data))).changes).toEqual([]);
    }),
  );
});

const slides = (...ids: string[]) => ({ frames: ids.map((id) => ({ id, items: [] })) });

it.each([
  ['a slide put in front', slides('a', 'b'), slides('n', 'a', 'b'), ['add /frames/0']],
  ['a slide taken away', slides('a', 'b', 'c'), slides('a', 'c'), ['remove /frames/1']],
  [
    'a slide moved to the end',
    slides('a', 'b', 'c', 'd'),
    slides('b', 'c', 'd', 'a'),
    ['remove /frames/0', 'add /frames/3'],
  ],
  ['a field that is undefined', { a: undefined, b: 1 }, { b: 1 }, []],
  ['a field set to undefined', { a: 1 }, { a: undefined }, ['remove /a']],
])('tells %s in few words', (_, from, to, expected) => {
  expect(difference(from, to).changes.map(({ op, path }) => `${op} ${path}`)).toEqual(expected);
});
