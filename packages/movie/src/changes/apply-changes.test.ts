import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { applyChanges, ChangeRefused } from './apply-changes.ts';
import { type Change, stepsOf } from './change.ts';
import { problemOfJson } from './check-json.ts';
import { measureJson } from './measure-json.ts';

const anyKey = fc.oneof(
  fc.constantFrom('a', 'b', 'frames', 'x/y', 'm~n', '', '0', '-'),
  fc.string({ maxLength: 5 }).filter((key) => !problemOfJson({ [key]: 0 })),
);
const { anyJson, anyObject } = fc.letrec<{ anyJson: Json; anyObject: JsonObject }>((tie) => ({
  anyJson: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ unit: 'grapheme' })),
    fc.array(tie('anyJson'), { maxLength: 4 }),
    tie('anyObject'),
  ) as fc.Arbitrary<Json>,
  anyObject: fc.dictionary(anyKey, tie('anyJson'), { maxKeys: 5, noNullPrototype: true }),
}));

const escaped = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** The plain way to do it: copy everything, then change the copy. */
function applyPlainly(data: JsonObject, changes: readonly Change[]): JsonObject {
  const copy = JSON.parse(JSON.stringify(data));
  for (const change of changes) {
    const steps = stepsOf(change.path);
    const last = steps.at(-1) ?? '';
    const owner = steps.slice(0, -1).reduce<Json>((value, step) => {
      return Array.isArray(value) ? value[Number(step)] : (value as JsonObject)[step];
    }, copy) as Json[] | Record<string, Json>;
    const value = change.op === 'remove' ? null : JSON.parse(JSON.stringify(change.value));
    if (Array.isArray(owner)) {
      const index = last === '-' ? owner.length : Number(last);
      if (change.op === 'add') owner.splice(index, 0, value);
      else if (change.op === 'remove') owner.splice(index, 1);
      else owner[index] = value;
    } else if (change.op === 'remove') delete owner[last];
    else owner[last] = value;
  }
  return copy;
}

/** Where something can be changed in a document: every place, chosen by a number. */
function changeFor(
  data: JsonObject,
  [where, kind, value]: readonly [number, number, Json],
): Change | undefined {
  const places: { path: string; ops: readonly ('add' | 'replace' | 'remove')[] }[] = [];
  const walk = (node: Json, path: string) => {
    if (Array.isArray(node)) {
      for (const [index, entry] of node.entries()) {
        places.push({ path: `${path}/${index}`, ops: ['add', 'replace', 'remove'] });
        walk(entry, `${path}/${index}`);
      }
      places.push(
        { path: `${path}/${node.length}`, ops: ['add'] },
        { path: `${path}/-`, ops: ['add'] },
      );
    } else if (isJsonObject(node)) {
      for (const [key, entry] of Object.entries(node)) {
        places.push({ path: `${path}/${escaped(key)}`, ops: ['add', 'replace', 'remove'] });
        walk(entry, `${path}/${escaped(key)}`);
      }
      places.push({ path: `${path}/new`, ops: ['add'] });
    }
  };
  walk(data, '');
  const place = places[where % places.length];
  const op = place?.ops[kind % place.ops.length];
  if (!place || !op) return undefined;
  return op === 'remove' ? { op, path: place.path } : { op, path: place.path, value };
}

const anyChoices = fc.array(fc.tuple(fc.nat(), fc.nat(), anyJson), { maxLength: 12 });

/** Changes that fit, each made for the document as those before it leave it. */
function changesFor(
  data: JsonObject,
  choices: readonly (readonly [number, number, Json])[],
): Change[] {
  const changes: Change[] = [];
  for (const choice of choices) {
    const change = changeFor(applyPlainly(data, changes), choice);
    if (change) changes.push(change);
  }
  return changes;
}

const sized = (data: JsonObject) => ({ data, size: measureJson(data) });

describe('applying changes', () => {
  it('gives what plain changing gives, with its size, and leaves the document as it was', () => {
    fc.assert(
      fc.property(anyObject, anyChoices, (data, choices) => {
        const changes = changesFor(data, choices);
        const before = JSON.stringify(data);
        const values = JSON.stringify(changes);
        const { data: after, size } = applyChanges(sized(data), changes);
        expect(after).toEqual(applyPlainly(data, changes));
        expect(size).toEqual(measureJson(after));
        expect(JSON.stringify(data)).toBe(before);
        expect(JSON.stringify(changes)).toBe(values);
      }),
      { numRuns: 300 },
    );
  });

  it('shares what it does not touch', () => {
    const data = { frames: [{ id: 'a' }, { id: 'b', items: [1] }], movie: { size: 1 } };
    const change: Change = { op: 'replace', path: '/frames/0/id', value: 'c' };
    const { data: after } = applyChanges(sized(data), [change]);
    expect(after.movie).toBe(data.movie);
    expect((after.frames as Json[])[1]).toBe(data.frames[1]);
    expect((after.frames as Json[])[0]).not.toBe(data.frames[0]);
  });

  it('refuses what reaches for prototypes, wherever it is hidden', () => {
    const hostile = fc.constantFrom('__proto__', 'constructor', 'prototype');
    const prefix = fc.array(fc.constantFrom('a', '0', 'x~1y'), { maxLength: 3 });
    const suffix = fc.array(fc.constantFrom('a', 'polluted'), { maxLength: 2 });
    fc.assert(
      fc.property(hostile, prefix, suffix, anyObject, (key, before, after, data) => {
        const path = `/${[...before, key, ...after].join('/')}`;
        const changes: Change[] = [
          { op: 'add', path, value: true },
          { op: 'add', path: '/x', value: JSON.parse(`{"deep":[{"${key}":{"polluted":true}}]}`) },
          { op: 'remove', path },
        ];
        for (const change of changes) {
          expect(() => applyChanges(sized(data), [change])).toThrow(ChangeRefused);
        }
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
    );
  });

  it.each([
    ['a list entry that is not there', '/list/5', 'remove'],
    ['an entry behind a gap', '/list/9', 'add'],
    ['an entry by name', '/list/first', 'replace'],
    ['an entry with a leading zero', '/list/00', 'replace'],
    ['an entry before the first', '/list/-1', 'remove'],
    ['the entry after the last, to replace it', '/list/-', 'replace'],
    ['a key that is not there', '/nothing', 'replace'],
    ['a key of a key that is not there', '/nothing/inside', 'add'],
    ['the inside of a text', '/text/0', 'replace'],
    ['what every object has', '/toString', 'remove'],
    ['a place too deep to be', '/a'.repeat(65), 'add'],
  ] as const)('does not fit: %s', (_what, path, op) => {
    const document = sized({ list: [1, 2], text: 'abc' });
    const change = { op, path, value: 1 } as Change;
    try {
      applyChanges(document, [change]);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ name: 'ChangeRefused', reason: 'misfit' });
    }
  });

  it('refuses to grow past the limit, but not to change what is large', () => {
    const document = sized({ big: 'x'.repeat(900) });
    const replace: Change = { op: 'replace', path: '/big', value: 'y'.repeat(950) };
    expect(applyChanges(document, [replace], 1000).size.bytes).toBe(960);
    const add: Change = { op: 'add', path: '/more', value: 'z'.repeat(100) };
    expect(() => applyChanges(document, [add], 1000)).toThrow('too large');
    const flood = Array.from({ length: 3 }, () => replace);
    expect(() => applyChanges(document, flood, 1000)).toThrow('too large');
  });

  it('lets nothing be nested deeper than a document may be', () => {
    const nested = (levels: number): Json => (levels === 0 ? 1 : [nested(levels - 1)]);
    const fits: Change = { op: 'add', path: '/a', value: nested(60) };
    const document = applyChanges(sized({}), [fits]);
    const deeper: Change = { op: 'replace', path: `/a${'/0'.repeat(30)}`, value: nested(40) };
    expect(() => applyChanges(document, [deeper])).toThrow('levels deep');
  });

  it('changes one of very many keys as often as anyone likes without counting them all each time', () => {
    const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, key) => [`k${key}`, 1]));
    const changes = Array.from(
      { length: 2000 },
      (_, value): Change => ({ op: 'replace', path: '/k7', value }),
    );
    const { data, size } = applyChanges({ data: many, size: measureJson(many) }, changes);
    expect(data.k7).toBe(1999);
    expect(size).toEqual(measureJson(data));
  });

  it('adds twenty thousand keys to one object, deep inside', () => {
    const deep = Array.from({ length: 58 }).reduce<JsonObject>((inner) => ({ a: inner }), {});
    const path = '/a'.repeat(58);
    const changes = Array.from(
      { length: 20_000 },
      (_, key): Change => ({ op: 'add', path: `${path}/k${key}`, value: 1 }),
    );
    const { data, size } = applyChanges({ data: deep, size: measureJson(deep) }, changes);
    expect(size).toEqual(measureJson(data));
  });

  it('does not spend minutes on twenty thousand insertions into a long list', () => {
    const document = sized({ list: Array.from({ length: 300_000 }, () => 0) });
    const insert: Change = { op: 'add', path: '/list/0', value: 0 };
    const changes = Array.from({ length: 20_000 }, () => insert);
    expect(() => applyChanges(document, changes)).toThrow('too many changes');
    const replace: Change = { op: 'replace', path: '/list/0', value: 1 };
    const many = Array.from({ length: 20_000 }, () => replace);
    expect(applyChanges(document, many).size).toEqual(document.size);
  });
});
