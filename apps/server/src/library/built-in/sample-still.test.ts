import { loadImage } from '@napi-rs/canvas';
import { wizardList } from '@reelwright/wizards/list';
import { expect, it } from 'vitest';
import { isArtAddress } from './is-art-address.ts';
import { readArt } from './read-art.ts';

it('every wizard has a picture of its sample, and nothing else has', async () => {
  const wizards = wizardList.map(({ id }) => id);
  const pictures = await Promise.all(wizards.map((id) => readArt(`/library/samples/${id}.webp`)));
  for (const picture of pictures) {
    expect(picture?.length).toBeGreaterThan(8000);
    expect((await loadImage(picture ?? Buffer.alloc(0))).width).toBe(960);
  }
  expect(new Set(pictures.map((picture) => picture?.toString('base64'))).size).toBe(wizards.length);
  expect(await readArt('/library/samples/none.webp')).toBeUndefined();
  expect(isArtAddress('/library/samples/../quiz.webp')).toBe(false);
});
