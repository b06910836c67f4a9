import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paletteOf, pictureAddress, recipeOf, stillAddress } from './picture-address.ts';
import { pictureShapes, pictureStyles } from './recipe.ts';

const name = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });

it('gives every recipe back', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          style: fc.constantFrom(...pictureStyles),
          objects: fc.array(name, { maxLength: 8 }),
          seed: text,
          place: name,
          shape: fc.constantFrom(...pictureShapes),
          words: fc.array(text, { minLength: 1, maxLength: 4 }),
          values: fc.array(fc.integer({ min: -1000, max: 1_000_000 }), {
            minLength: 1,
            maxLength: 6,
          }),
        },
        { requiredKeys: ['style', 'objects', 'seed'] },
      ),
      (recipe) => {
        const address = pictureAddress(recipe);
        expect(address).toMatch(/^\/library\/pictures\/[A-Za-z0-9._~-]+\.webp$/);
        if (address.length <= 900) expect(recipeOf(`${address}?w=320`)).toEqual(recipe);
      },
    ),
  );
});

it.each([
  '/library/pictures/.webp',
  '/library/pictures/unknown~dog.webp',
  '/library/pictures/place~../../secret.webp',
  '/library/pictures/place~Dog.webp',
  '/library/pictures/place~dog~p.city~p.park.webp',
  '/library/pictures/place~dog~s._zz.webp',
  '/library/pictures/place~dog~v.1e999.webp',
  '/library/sample/place~dog.webp',
  'https://example.com/library/pictures/place~dog.webp',
])('knows no recipe behind %s', (address) => expect(recipeOf(address)).toBeUndefined());

it('keeps the colours of a film in the address of a still', () => {
  const palette = {
    ground: '#4b3fb0',
    groundDeep: '#171238',
    accent: '#ffb84d',
    ink: '#ffffff',
    isDark: true,
  };
  const recipe = { style: 'podium', objects: ['rocket'], seed: 'a' } as const;
  const address = stillAddress(recipe, { palette, widthPx: 640.2 });
  expect(paletteOf(address)).toEqual(palette);
  expect(recipeOf(address)).toEqual(recipe);
  expect(paletteOf('/library/pictures/podium~rocket.webp?c=nonsense')).toBeUndefined();
});
