import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from '@napi-rs/canvas';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [bitsPerChannel, redGreenBlueAlpha] = [8, 6];

/**
 * Pixels as a PNG in a fifth of the time that Skia takes, which tries every filter on every row.
 * @param level 1 for what is read again at once on the same machine; 4 is a fifth larger than Skia's
 */
export function quickPng(canvas: Canvas, level = 1): Buffer {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitsPerChannel, redGreenBlueAlpha], 8);
  const rowBytes = 4 * width;
  // Before each row stands how it is filtered: not at all.
  const rows = Buffer.alloc(height * (rowBytes + 1));
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  }
  const pixels = deflateSync(rows, { level });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
