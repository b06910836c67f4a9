import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

describe('a size', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [20 * 1024 ** 2, '20 MB'],
    [2 * 1024 ** 3, '2 GB'],
    [3 * 1024 ** 4, '3072 GB'],
  ])('of %i bytes reads well', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});
