import { expect, it } from 'vitest';
import { type Stamp, stampBytes, writeStamp } from './stamper.ts';

const frame = { width: 64, height: 32 };
const mask = { bytes: new Uint8Array(20 * 20), width: 20, height: 20 };
const stamp = { mask, x: 10, y: 10, scaleX: 1, scaleY: 1, opacity: 1, color: 0 };

it.each([
  ['to the left', { x: -30 }],
  ['to the right', { x: 70 }],
  ['above', { y: -30 }],
  ['below', { y: 40 }],
  ['nowhere', { x: Number.NaN }],
  ['infinitely far away', { y: Number.POSITIVE_INFINITY }],
])('leaves letters out that lie %s', (_, place: Partial<Stamp>) => {
  const list = new Int32Array(stampBytes / 4);
  expect(writeStamp(list, 0, { ...stamp, ...place }, 0, frame)).toBe(false);
  expect(list.some(Boolean)).toBe(false);
});

it.each([
  ['in the middle', {}],
  ['over the corner', { x: -2, y: -2 }],
  ['over the other corner', { x: 62.5, y: 30.5 }],
  ['twice as small', { scaleX: 0.5, scaleY: 0.5 }],
])('stays within the frame and the mask with letters %s', (_, place: Partial<Stamp>) => {
  const list = new Int32Array(stampBytes / 4);
  expect(writeStamp(list, 0, { ...stamp, ...place }, 0, frame)).toBe(true);
  const [, , x = 0, y = 0, columns = 0, rows = 0, u = 0, across = 0, v = 0, down = 0] = list;
  expect([x % 2, y % 2, columns % 2, rows % 2]).toEqual([0, 0, 0, 0]);
  expect(Math.min(x, y, u, v)).toBeGreaterThanOrEqual(0);
  expect(x + columns).toBeLessThanOrEqual(frame.width);
  expect(y + rows).toBeLessThanOrEqual(frame.height);
  // Each px is mixed of two columns and two rows of the mask.
  expect((u + (columns - 1) * across) / 65_536).toBeLessThan(mask.width - 1);
  expect((v + (rows - 1) * down) / 65_536).toBeLessThan(mask.height - 1);
});
