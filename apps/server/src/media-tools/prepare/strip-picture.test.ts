import { expect, it } from 'vitest';
import { stripPicture } from './strip-picture.ts';

const chunk = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};
const webp = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

it('keeps nothing of a WebP but the picture, in its frames too', () => {
  const secret = Buffer.from('where I live');
  const pixels = chunk('VP8L', Buffer.from('pixels!'));
  const header = chunk('VP8X', Buffer.from([0x0e, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
  const frame = (...inner: Buffer[]) => chunk('ANMF', Buffer.concat([Buffer.alloc(16), ...inner]));
  const given = webp(
    header,
    chunk('EXIF', secret),
    chunk('ANIM', Buffer.alloc(6)),
    chunk('secr', secret),
    frame(pixels, chunk('GPS ', secret)),
    chunk('XMP ', secret),
  );
  const kept = stripPicture('image/webp', given);
  expect(kept.includes(secret)).toBe(false);
  const plainHeader = chunk('VP8X', Buffer.from([0x02, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
  expect(kept).toEqual(webp(plainHeader, chunk('ANIM', Buffer.alloc(6)), frame(pixels)));
});
