import { expect, it } from 'vitest';
import { sniffType } from './sniff-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\0\0\0\x20ftypM4A ', 'audio/mp4'],
  ['\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x82\x84webm', 'video/webm'],
  ['ID3\x03\0', 'audio/mpeg'],
  ['\xff\xfb\x90\x64', 'audio/mpeg'],
  ['\xff\xf1\x50\x80', 'audio/aac'],
  ['OggS\0\x02', 'audio/ogg'],
  ['<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml'],
])('%j is %s', (head, type) => {
  expect(sniffType(bytes(head))).toBe(type);
});

it.each([
  '<!DOCTYPE html><svg>',
  '<html><body>',
  '#EXTM3U\nhttp://127.0.0.1/secret',
  'ffconcat version 1.0',
  '<?xml version="1.0"?><MPD>',
  '\xff\xff\xff\xff',
  '%PDF-1.7',
  'MZ\x90',
  '\0\0\0\x18ftypheic',
  '',
])('%j is no media of ours', (head) => {
  expect(sniffType(bytes(head))).toBeUndefined();
});

it('knows at once that a hundred comments without a drawing are none', () => {
  const comments = '<!---->'.repeat(145);
  expect(sniffType(Buffer.from(`${comments}x`))).toBeUndefined();
  expect(
    sniffType(Buffer.from(`<?xml version="1.0"?>${comments.slice(70)} <!DOCTYPE svg>\n<SVG >`)),
  ).toBe('image/svg+xml');
  expect(sniffType(Buffer.from('<!-- never ends <svg>'))).toBeUndefined();
});
