import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const hash = 'a3f0';
const nameOf = (text: string) => (text === '/media/photo' ? hash : undefined);

it('gives equal values equal texts, whatever order their names were written in', () => {
  expect(canonicalJson({ b: [1, null], a: undefined, c: 'x' })).toBe('{"b":[1,null],"c":"x"}');
  expect(canonicalJson({ c: 'x', b: [1, null] })).toBe(canonicalJson({ b: [1, null], c: 'x' }));
});

it("never takes a text that a person typed for a file's content", () => {
  const file = canonicalJson({ url: '/media/photo' }, nameOf);
  for (const typed of [hash, `#${hash}`, `"#${hash}"`]) {
    expect(canonicalJson({ url: typed }, nameOf)).not.toBe(file);
  }
});
