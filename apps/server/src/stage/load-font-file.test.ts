import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { loadFontFile } from './load-font-file.ts';

/** In these fonts, letters that are drawn as one are the last drawing of the file. */
it.each([
  ['tt', 'sen', 'sen-latin-400-normal'],
  ['tt', 'sen', 'sen-latin-700-normal'],
  ['fl', 'pt-serif', 'pt-serif-latin-400-normal'],
  ['fi', 'unna', 'unna-latin-400-normal'],
  ['ll', 'patrick-hand', 'patrick-hand-latin-400-normal'],
  ['ffl', 'lobster', 'lobster-latin-400-normal'],
])('shows %s in %s', (letters, family, name) => {
  loadFontFile({ name, path: `${family}/files/${name}.woff2` });
  const context = createCanvas(200, 100).getContext('2d');
  context.font = `60px "${name}"`;
  context.fillText(letters, 20, 70);
  const { data } = context.getImageData(0, 0, 200, 100);
  expect(data.some((value) => value > 0)).toBe(true);
});
