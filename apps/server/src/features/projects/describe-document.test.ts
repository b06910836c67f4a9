import { recipeOf } from '@reelwright/pictures';
import { expect, it } from 'vitest';
import { describeDocument } from './describe-document.ts';

const image = (url: string) => ({ id: url, type: 'image', url });

it('shows what a drawn film begins with, and a picture that somebody brought before that', () => {
  const drawn = {
    frames: [
      {
        id: 'one',
        background: {
          type: 'image',
          image: '/library/grounds/hall.webp?a=111111&b=222222&c=cc8844',
        },
        items: [image('/library/objects/bread.webp')],
      },
    ],
  };
  const { thumbUrl } = describeDocument(drawn);
  expect(recipeOf(thumbUrl ?? '')?.objects).toEqual(['bread']);
  const brought = { frames: [{ id: 'one', items: [image('/files/mine.jpg')] }] };
  expect(describeDocument(brought).thumbUrl).toBe('/files/mine.jpg');
  expect(describeDocument({ frames: [] }).thumbUrl).toBeNull();
});
