import { expect, it } from 'vitest';
import { paletteOf, recipeOf } from './picture-address.ts';
import { pictureOfSlide } from './picture-of-slide.ts';

it('is the subject of a slide in the colours of its ground, and nothing that lies out of focus behind it', () => {
  const url = pictureOfSlide([
    '/library/grounds/hall.webp?s=wide&a=2a1a12&b=120a06&c=d98a4e&n=3',
    '/library/objects/jar.webp?blur=12',
    '/library/objects/bread.webp?light=d98a4e',
    '/library/objects/wheat.webp',
  ]);
  expect(recipeOf(url ?? '')).toMatchObject({ style: 'studio', objects: ['bread'] });
  expect(paletteOf(url ?? '')).toMatchObject({
    ground: '#2a1a12',
    accent: '#d98a4e',
    isDark: true,
  });
});

it('is nothing where a slide shows nothing that we drew', () => {
  expect(pictureOfSlide([])).toBeUndefined();
  expect(pictureOfSlide(['/files/abc.jpg', '/library/objects/icon-star.webp'])).toBeUndefined();
});
