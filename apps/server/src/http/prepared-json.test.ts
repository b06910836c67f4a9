import { expect, it } from 'vitest';
import { acceptedEncoding } from './prepared-json.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  [undefined, undefined],
])('packs a reply for whoever accepts %s as %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});
