import { expect, it } from 'vitest';
import { findFontFile } from './font-files.ts';

it('finds the file of a font', () => {
  expect(findFontFile('inter/files/inter-latin-400-normal.woff2')).toMatch(
    /inter-latin-400-normal\.woff2$/,
  );
});

it.each([
  '',
  'inter/package.json',
  'inter/files/../package.woff2',
  '../inter/files/inter-latin-400-normal.woff2',
  'inter/files/inter-latin-400-normal.woff2/..',
  'inter/files/no-such-face.woff2',
  'no-such-font/files/no-such-font-latin-400-normal.woff2',
  'inter\u0000/files/inter-latin-400-normal.woff2',
])('finds nothing under %j', (path) => {
  expect(findFontFile(path)).toBeUndefined();
});
