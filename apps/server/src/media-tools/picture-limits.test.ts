import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { problemOfPicture } from './picture-limits.ts';

const photo = createCanvas(64, 48);
const svg = (attributes: string, inner = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);

/** A PNG that says it is this large, and has nothing to show for it. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(photo.toBuffer('image/png'));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

it.each([
  ['png', photo.toBuffer('image/png')],
  ['jpeg', photo.toBuffer('image/jpeg')],
  ['webp', photo.toBuffer('image/webp')],
  ['avif', photo.toBuffer('image/avif')],
  ['a large photo', pngOf(8000, 6000)],
  ['a drawing', svg('width="800" height="600"', '<filter><feGaussianBlur/></filter>')],
  ['no picture', Buffer.from('ID3 some sound')],
  ['nothing', Buffer.alloc(0)],
])('lets %s through', (_name, bytes) => {
  expect(problemOfPicture(bytes)).toBeUndefined();
});

const jpeg = Buffer.from(photo.toBuffer('image/jpeg'));
const frame = jpeg.findIndex(
  (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[at + 1] ?? 0),
);
jpeg.writeUInt16BE(16_000, frame + 5);
jpeg.writeUInt16BE(16_000, frame + 7);
const nested = (levels: number) =>
  Array.from(
    { length: levels },
    (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`,
  );

it.each([
  [pngOf(16_000, 16_000), 'It is 16,000 × 16,000 px; at most 100 megapixels can be shown.'],
  [jpeg, 'It is 16,000 × 16,000 px; at most 100 megapixels can be shown.'],
  [svg('width="16000" height="16000"'), /16,000 × 16,000 px; at most 16 megapixels/],
  [svg('viewBox="0 0 90000 90000"'), /90,000 × 90,000 px/],
  [svg('width="2000mm" height="2000mm"'), /7,559 × 7,559 px/],
  [svg('width="9" height="9"', '<feTurbulence/>'.repeat(40)), /more effects than can be drawn/],
  [svg('width="9" height="9"', '<feTurbulence numOctaves="99999"/>'), /more effects than can/],
  [svg('width="9" height="9"', '<use href="#a"/>'.repeat(600)), /more copies of its parts/],
  [svg('width="9" height="9"', `<g id="a0"/>${nested(9).join('')}`), /more copies of its parts/],
  [Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><svg width="1" height="1"/>'), /words of its own/],
])('names what is wrong before anything is decoded: %#', (bytes, problem) => {
  expect(problemOfPicture(bytes)).toMatch(problem);
});
