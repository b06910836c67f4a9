import { videoSizes } from '@reelwright/movie';
import { findFontFamily } from '@reelwright/stage';
import { layoutIds, scriptToMovie, themeList } from '@reelwright/wizards';
import { describe, expect, it } from 'vitest';
import { hasObject } from '../../library/built-in/object-drawing.ts';
import { movieAssets } from './draw-moments.ts';
import { measureWords } from './measure-words.ts';
import { sampleScript } from './sample-parts.ts';

const sizes = [videoSizes.wide, videoSizes.vertical, videoSizes.square];

/** Each theme with a layout and a size, so that together they see all of them; sheets see every pair. */
const samples = themeList.map((theme, at) => ({
  theme,
  size: sizes[at % sizes.length] ?? videoSizes.wide,
  layout: layoutIds[at % layoutIds.length],
  // Every third one also on its way there.
  moments: at % 3 === 0 ? [0.5, 0.93] : [0.93],
}));

describe('themes', () => {
  it('name fonts and objects that there are', async () => {
    for (const theme of themeList) {
      for (const { font } of [theme.title, theme.heading, theme.subtitle, theme.bullets]) {
        expect(findFontFamily(font.family), font.family).toBeDefined();
      }
      const [, object] = /objects\/(.+)\.png/.exec(theme.bulletUrl) ?? [];
      if (object) expect(await hasObject(object), object).toBe(true);
    }
  });
});

describe('words of a film', () => {
  it.each(samples)(
    'are large enough and read well on what is really behind them in $theme.label',
    async ({ theme, size, layout, moments }) => {
      // Photos are what nobody can plan for.
      const whole = sampleScript({ media: 'photos' });
      const parts = whole.parts.filter((part) => part.layout === layout);
      const { movie } = scriptToMovie(
        { ...whole, parts },
        { theme, width: size.width, height: size.height },
      );
      const missing: string[] = [];
      const assets = await movieAssets(movie, (sentence) => missing.push(sentence));
      const smallest = Math.min(size.width, size.height) * 0.045 - 1;
      for (const [slide] of parts.entries()) {
        for (const share of moments) {
          for (const words of measureWords(movie, slide, share, { assets, width: 240 })) {
            expect(words, `${layout} at ${share}`).toMatchObject({ isInside: true });
            expect(words.contrast, words.id).toBeGreaterThanOrEqual(4.5);
            expect(words.sizePx, words.id).toBeGreaterThanOrEqual(smallest);
          }
        }
      }
      expect(missing.filter((problem) => !problem.includes('social-icons'))).toEqual([]);
    },
  );
});
