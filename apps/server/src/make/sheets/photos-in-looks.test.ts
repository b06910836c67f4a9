import { videoSizes } from '@reelwright/movie';
import type { Script, ScriptPart } from '@reelwright/wizards';
import { scriptToMovie, themeList } from '@reelwright/wizards';
import { describe, expect, it } from 'vitest';
import { drawPhoto, photoSize, subjectOf } from '../../../test/drawn-photos.ts';
import { movieAssets } from './draw-moments.ts';
import { measureWords } from './measure-words.ts';

type Craft = NonNullable<ScriptPart['craft']>;

const looks = ['full', 'stage', 'magazine', 'window', 'collage', 'type', 'theme'] as const;
const lights = ['own', 'accent', 'deep'] as const;
const sizes = [videoSizes.wide, videoSizes.vertical, videoSizes.square];
const kinds = ['busy', 'dark', 'light', 'upright'] as const;

const inTurn = <Value>(list: readonly Value[], at: number) => list[at % list.length] as Value;

/** One slide of a photo in a look. */
function slideOf(kind: (typeof kinds)[number], look: Craft['look'], at: number): Script {
  const text = 'The French dip their croissants into bowls of it at breakfast.';
  const entry = {
    url: `https://photos.test/${kind}.jpg`,
    type: 'image' as const,
    ...photoSize[kind],
    focus: subjectOf[kind] ?? { x: 0.4, y: 0.5 },
  };
  return {
    title: 'Ten coffees',
    parts: [
      {
        id: 'slide',
        layout: at % 2 ? 'media_with_subtitle' : 'heading_with_text_and_media',
        role: 'fact',
        heading: 'Café au lait',
        minSeconds: 5,
        craft: { look, light: inTurn(lights, at), move: 'in', isOther: at % 2 === 1 },
        lines: [
          {
            id: 'line',
            text,
            spoken: text,
            media: [entry],
            picture: { style: 'scene', objects: [], seed: '1' },
          },
        ],
      },
    ],
  };
}

describe('words on photos of others', () => {
  it.each(kinds)(
    'are read on what is really behind them, in every look: a %s one',
    async (kind) => {
      const photo = drawPhoto(kind, '1', 640);
      for (const [turn, look] of looks.entries()) {
        const at = turn + kinds.indexOf(kind);
        const theme = inTurn(themeList, at * 5);
        const { width, height } = inTurn(sizes, at);
        const { movie } = scriptToMovie(slideOf(kind, look, at), { theme, width, height });
        const own = await movieAssets(movie, () => undefined);
        const assets = {
          ...own,
          image: (url: string) => (url.startsWith('https://photos.test/') ? photo : own.image(url)),
        };
        const measured = measureWords(movie, 0, 0.93, { assets, width: 240 });
        const about = `${look} of ${theme.id}, ${width} × ${height}`;
        expect(measured.length, about).toBeGreaterThan(0);
        for (const { id, contrast, isInside } of measured) {
          expect(contrast, `${id} in ${about}`).toBeGreaterThanOrEqual(4.5);
          expect(isInside, `${id} in ${about}`).toBe(true);
        }
      }
    },
  );
});

it('has words stand beside what has to be seen of a photo, whichever side that is', () => {
  const sideOf = (focusX: number) => {
    const [part] = slideOf('light', 'full', 0).parts;
    const [line] = part?.lines ?? [];
    if (!part || !line) throw new Error('There is a slide.');
    const media = [{ ...line.media[0], focus: { x: focusX, y: 0.5 } }];
    const script = { title: 'Ten coffees', parts: [{ ...part, lines: [{ ...line, media }] }] };
    const theme = inTurn(themeList, 0);
    const { movie } = scriptToMovie(script, { theme, ...videoSizes.wide });
    const words = movie.frames[0]?.items.find(({ type }) => type === 'text');
    return words && words.x < videoSizes.wide.width / 2 ? 'left' : 'right';
  };
  expect([sideOf(0.8), sideOf(0.2)]).toEqual(['left', 'right']);
});
