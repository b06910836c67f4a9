import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('text', () => {
  it.each([
    ['UTF-8 when nothing is said', Buffer.from('žluť'), undefined, 'žluť'],
    ['the charset of the header', latin('caf\xe9'), 'text/plain; charset=ISO-8859-1', 'café'],
    ['a quoted charset', latin('caf\xe9'), 'text/plain; charset="windows-1252"', 'café'],
    ['the byte order mark over the header', Buffer.from('\ufeffčaj'), 'a/b; charset=latin1', 'čaj'],
    ['UTF-16', Buffer.from('\ufeffčaj', 'utf16le'), undefined, 'čaj'],
    ['UTF-8 when the charset is unknown', Buffer.from('čaj'), 'a/b; charset=klingon', 'čaj'],
    ['the meta tag', latin('<meta charset="latin1">\xe9'), 'text/html', '<meta charset="latin1">é'],
    [
      'the old meta tag',
      latin('<meta http-equiv=a content="text/html; charset=latin1">\xe9'),
      'text/html',
      '<meta http-equiv=a content="text/html; charset=latin1">é',
    ],
    [
      'the XML declaration',
      latin('<?xml version="1.0" encoding="ISO-8859-1"?>\xe9'),
      'application/rss+xml',
      '<?xml version="1.0" encoding="ISO-8859-1"?>é',
    ],
    [
      'the header over the meta tag',
      Buffer.from('<meta charset=latin1>é'),
      'a/b;charset=utf-8',
      '<meta charset=latin1>é',
    ],
    ['bytes that are wrong, without failing', latin('a\xff'), undefined, 'a\ufffd'],
  ])('is read by %s', (_what, bytes, contentType, text) => {
    expect(decodeText(bytes, contentType)).toBe(text);
  });
});
