import { describe, expect, it } from 'vitest';
import type { DraftItem } from './draft-item.ts';
import { pictureLayers } from './picture-layers.ts';
import {
  type Focus,
  type Palette,
  type PictureFrame,
  type PictureRecipe,
  pictureStyles,
} from './recipe.ts';

const palettes: Readonly<Record<string, Palette>> = {
  dark: {
    ground: '#4b3fb0',
    groundDeep: '#171238',
    accent: '#ffb84d',
    ink: '#ffffff',
    isDark: true,
  },
  light: {
    ground: '#f6f1e7',
    groundDeep: '#d9cdb8',
    accent: '#b91c1c',
    ink: '#1c1917',
    isDark: false,
  },
};
const sizes = { wide: [1920, 1080], square: [720, 720], vertical: [1080, 1920] } as const;
const recipe = {
  objects: ['hot-beverage', 'croissant', 'country-fr', 'flag-france'],
  place: 'city',
  seed: 'a-1',
  words: ['21 million', 'coins'],
  values: [40, 60],
};

const all = (items: readonly DraftItem[]): DraftItem[] =>
  items.flatMap((item) => [item, ...all(item.children ?? [])]);

function draw(
  style: (typeof pictureStyles)[number],
  size: keyof typeof sizes,
  palette: string,
  focus: Focus,
  what: Partial<PictureRecipe> = {},
) {
  const [width, height] = sizes[size];
  const frame: PictureFrame = {
    width,
    height,
    focus,
    startTime: 0,
    endTime: 4,
    palette: palettes[palette] ?? (palettes.dark as Palette),
  };
  return { layers: pictureLayers({ ...recipe, style, ...what }, frame, 'p'), width, height };
}

describe.each(pictureStyles)('a picture in the style %s', (style) => {
  it.each([
    ['wide', 'dark', 'right'],
    ['wide', 'light', 'left'],
    ['square', 'dark', 'center'],
    ['vertical', 'light', 'top'],
  ] as const)('fills a %s frame in %s colours, seen to the %s', (size, palette, focus) => {
    const { layers, width, height } = draw(style, size, palette, focus);
    const [first] = layers.ground;
    const covers = all(layers.ground).some(
      (item) =>
        (item.x ?? 0) <= 0 &&
        (item.y ?? 0) <= 0 &&
        (item.width ?? 0) >= width &&
        (item.height ?? 0) >= height * 0.99,
    );
    expect(covers || first?.id === 'p-floor').toBe(true);
    const items = all([...layers.ground, ...layers.subject]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const item of items) {
      for (const value of [item.x, item.y, item.width, item.height])
        expect(Number.isFinite(value)).toBe(true);
      if (item.url)
        expect(item.url).toMatch(
          /^\/library\/[a-z]+\/[a-z0-9-]+\.(png|webp)(\?[a-z0-9=&]{1,80})?$/,
        );
      // Blur and outlines are drawn once, into the art: every frame of a film would pay for them otherwise.
      expect(item.filters?.blur ?? 0).toBe(0);
      expect(item.outline).toBeUndefined();
    }
    expect(items.some(({ effects }) => effects?.stay)).toBe(true);
  });

  it('is the same every time', () => {
    expect(draw(style, 'wide', 'dark', 'right')).toEqual(draw(style, 'wide', 'dark', 'right'));
  });
});

// Two things are compared, or there is no such picture.
it.each(pictureStyles.filter((style) => style !== 'versus'))(
  'shows no sign in place of what nobody drew: %s',
  (style) => {
    const { layers } = draw(style, 'wide', 'dark', 'right', { objects: [] });
    expect(layers.ground.length).toBeGreaterThan(0);
    expect(JSON.stringify(layers)).not.toContain('sparkles');
  },
);
