import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assertStorageKey, isStorageKey, newStorageKey, storageKey } from './storage-key.ts';

const id = '0123456789abcdef0123456789abcdef01234567';

describe('a storage key', () => {
  it('is new every time, and long enough that nobody guesses it', () => {
    const keys = Array.from({ length: 1000 }, () => newStorageKey('renders', 'mp4'));
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) {
      expect(key).toMatch(/^renders\/([0-9a-f]{2})\/\1[0-9a-f]{38}\.mp4$/);
      expect(isStorageKey(key)).toBe(true);
    }
  });

  it('can carry the hash of its content', () => {
    const hash = createHash('sha256').update('x').digest('hex');
    expect(storageKey('segments', hash, 'mp4')).toBe(`segments/2d/${hash}.mp4`);
  });

  it.each([
    ['../renders', 'mp4'],
    ['', 'mp4'],
    ['Renders', 'mp4'],
    ['a/b', 'mp4'],
    ['.tmp', 'mp4'],
    ['a'.repeat(33), 'mp4'],
    ['renders', ''],
    ['renders', '../x'],
    ['renders', 'MP4'],
    ['renders', 'tar.gz'],
    ['renders', 'waytoolong'],
  ])('is not made of folder %j and extension %j', (folder, extension) => {
    expect(() => newStorageKey(folder, extension)).toThrow(TypeError);
  });

  it.each([
    '',
    '/',
    '.',
    '..',
    `/renders/01/${id}.mp4`,
    `renders/01/${id}`,
    `renders/01/${id}.`,
    `renders/02/${id}.mp4`,
    `renders/01/../01/${id}.mp4`,
    `renders/./01/${id}.mp4`,
    `renders//01/${id}.mp4`,
    `../renders/01/${id}.mp4`,
    `renders/01/..%2f${id}.mp4`,
    `renders\\01\\${id}.mp4`,
    `renders/01\\${id}.mp4`,
    `renders/01/${id}.mp4\0`,
    `renders/01/${id}\0.mp4`,
    `renders/01/${id}.mp4\n`,
    `renders/01/${id}.mp4/`,
    `renders/01/${id}.mp4.type`,
    `renders/01/${id.toUpperCase()}.mp4`,
    `renders/01/${id.slice(0, 20)}.mp4`,
    `renders/01/01${'a'.repeat(63)}.mp4`,
    `C:/01/${id}.mp4`,
    `con:/01/${id}.mp4`,
    `renders/01/${id}.mp4?x`,
    ` renders/01/${id}.mp4`,
    `.tmp/01/${id}.mp4`,
    'a'.repeat(100_000),
  ])('is not %j', (text) => {
    expect(isStorageKey(text)).toBe(false);
    expect(() => assertStorageKey(text)).toThrow(expect.objectContaining({ code: 'not-found' }));
  });
});
