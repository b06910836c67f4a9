import { expect, it } from 'vitest';
import { emojiPicture } from './emoji-picture.ts';

const flagOf = (place: string) =>
  String.fromCodePoint(
    0x1f3f4,
    ...[...place].map((letter) => letter.charCodeAt(0) + 0xe0000),
    0xe007f,
  );

/** The colour in the middle of the picture. */
async function middle(grapheme: string): Promise<readonly number[]> {
  const picture = await emojiPicture(grapheme);
  const { data } = picture?.getContext('2d').getImageData(128, 128, 1, 1) ?? { data: [] };
  return [...data];
}

it('draws the flags of countries', async () => {
  expect(await middle('🇯🇵')).toEqual([188, 0, 45, 255]);
});

it('draws the flags of parts of a country, and the black flag black', async () => {
  expect(await middle(flagOf('gbeng'))).toEqual([206, 17, 36, 255]);
  expect(await middle(flagOf('gbsct'))).toEqual([255, 255, 255, 255]);
  const [red = 255, green = 255, blue = 255] = await middle('🏴');
  expect(Math.max(red, green, blue)).toBeLessThan(150);
});

it('draws nothing beyond the edges of a flag', async () => {
  const picture = await emojiPicture(flagOf('gbsct'));
  const { data } = picture?.getContext('2d').getImageData(0, 0, 256, 31) ?? { data: [255] };
  expect(Math.max(...data)).toBe(0);
});
