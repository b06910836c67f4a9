import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { measureJson, measureText } from './measure-json.ts';

const anyText = fc.string({ unit: 'binary' });
const anyJson = fc.jsonValue({ stringUnit: 'binary' }) as fc.Arbitrary<Json>;

/** The spec's own words: letters, digits and braces of the JSON text. */
const lettersIn = (text: string) => text.match(/[a-zA-Z0-9{}]/g)?.length ?? 0;

/** In UTF-8. */
const bytesOf = (text: string) => encodeURIComponent(text).replaceAll(/%../g, '_').length;

describe('measuring JSON', () => {
  it('counts the bytes and letters that JSON.stringify would write', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const text = JSON.stringify(value);
        expect(measureText(text)).toEqual(measureJson(value));
        expect(measureJson(value)).toEqual({
          bytes: bytesOf(text),
          letters: lettersIn(text),
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('counts texts of any script, halves of pairs included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyText, fc.constantFrom('\ud83d', '👋', '\u2028'))),
        (texts) => {
          const text = JSON.stringify(texts);
          expect(measureJson(texts).bytes).toBe(bytesOf(text));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('does not mind the order of keys, nor keys without a value', () => {
    const size = measureJson({ a: 1, b: { c: 'x' } });
    expect(measureJson({ b: { c: 'x' }, a: 1 })).toEqual(size);
    expect(measureJson({ gone: undefined, b: { c: 'x' }, a: 1 } as never)).toEqual(size);
  });
});
