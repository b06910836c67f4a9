import { expect, it } from 'vitest';
import { emojiAddress } from './emoji-address.ts';
import { isArtAddress } from './is-art-address.ts';
import { readArt } from './read-art.ts';

it('keeps one picture for all ways of writing an emoji', async () => {
  const ways = ['2764.png', '2764-fe0f.png'];
  const addresses = await Promise.all(ways.map(emojiAddress));
  expect(addresses).toEqual(['/emoji/noto-red-heart.png', '/emoji/noto-red-heart.png']);
  const thumbs = ['1f44d.png', '1f44d-1f600.png', '1f44d-1f600-1f601.png'];
  expect(new Set(await Promise.all(thumbs.map(emojiAddress))).size).toBe(1);
});

it.each(['zz.png', '1f600', '41.png', 'ffffff.png', `${'1f600-'.repeat(12)}1f600.png`, '../a.png'])(
  'has no picture of %s',
  async (name) => expect(await emojiAddress(name)).toBeUndefined(),
);

it('draws what is kept, and nothing else', async () => {
  expect(isArtAddress('/emoji/noto-red-heart.png')).toBe(true);
  expect(isArtAddress('/emoji/other-red-heart.png')).toBe(false);
  expect((await readArt('/emoji/noto-red-heart.png'))?.subarray(1, 4).toString()).toBe('PNG');
  expect(await readArt('/emoji/noto-no-such-thing.png')).toBeUndefined();
});
