import { describe, expect, it } from 'vitest';
import { attachmentHeader } from './attachment-header.ts';

describe('the header of a download', () => {
  it.each([
    ['film.mp4', `attachment; filename="film.mp4"; filename*=UTF-8''film.mp4`],
    ['Můj film.mp4', `attachment; filename="M_j film.mp4"; filename*=UTF-8''M%C5%AFj%20film.mp4`],
    ['映画.mp4', `attachment; filename="__.mp4"; filename*=UTF-8''%E6%98%A0%E7%94%BB.mp4`],
    ['a"b\\c/d.mp4', `attachment; filename="a_b_c_d.mp4"; filename*=UTF-8''a_b_c_d.mp4`],
    ['../../x.mp4', `attachment; filename=".._.._x.mp4"; filename*=UTF-8''.._.._x.mp4`],
    [
      'a\r\nset-cookie: b',
      `attachment; filename="a_set-cookie_ b"; filename*=UTF-8''a_set-cookie_%20b`,
    ],
    [
      "it's (50%).mp4",
      `attachment; filename="it's (50_).mp4"; filename*=UTF-8''it%27s%20%2850%25%29.mp4`,
    ],
    ['half \ud83d', `attachment; filename="half _"; filename*=UTF-8''half%20%EF%BF%BD`],
  ])('carries the name %j', (name, header) => {
    expect(attachmentHeader(name)).toBe(header);
  });

  it('cuts names no file system would take', () => {
    expect(attachmentHeader('🎬'.repeat(500)).length).toBeLessThan(3000);
  });
});
