import { expect, it } from 'vitest';
import { findFontFile } from './find-font-file.ts';

it('finds the file of a font', () => {
  expect(findFontFile('sen/files/sen-latin-700-normal.woff2')).toMatch(
    /sen-latin-700-normal\.woff2$/,
  );
});

it.each([
  '',
  'sen/package.json',
  'sen/files/../package.woff2',
  '../sen/files/sen-latin-700-normal.woff2',
  'sen/files/sen-latin-700-normal.woff2/..',
  'sen/files/no-such-face.woff2',
  'no-such-font/files/no-such-font-latin-400-normal.woff2',
  'sen\u0000/files/sen-latin-700-normal.woff2',
])('finds nothing under %j', (path) => {
  expect(findFontFile(path)).toBeUndefined();
});
