import { movieSeconds, slideSeconds } from '@reelwright/movie';
import { pictureStyles } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import type { Script, ScriptPart } from './script.ts';
import { scriptToMovie } from './script-to-movie.ts';
import { themeList } from './themes/theme-list.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 720, height: 720 },
  { width: 1080, height: 1920 },
];

function part(kind: ScriptPart['kind'], at: number): ScriptPart {
  const style = pictureStyles[at % pictureStyles.length] ?? 'place';
  return {
    id: `part-${at}`,
    kind,
    spoken: 'Hot water meets fine coffee.',
    text: 'Hot water meets <fine> coffee & milk.',
    label: 'Espresso',
    number: 3,
    picture: { style, objects: ['hot-beverage', 'teapot'], place: 'lobby', seed: String(at) },
  };
}

const kinds = ['title', 'number', 'fact', 'fact', 'number', 'fact', 'fact', 'closing'] as const;
const script: Script = { title: 'Coffee', parts: kinds.map(part) };
const voice = new Map(
  script.parts.map(({ id }) => [id, { url: `${id}.mp3`, seconds: 4.2, words: [] }]),
);

describe('a script becomes a movie', () => {
  it.each(themeList.flatMap((theme) => sizes.map((size) => ({ theme, ...size }))))(
    'words stay inside the frame in $theme.label at $width x $height',
    ({ theme, width, height }) => {
      const movie = scriptToMovie(script, { theme, width, height, voice });
      expect(movie.frames).toHaveLength(script.parts.length);
      for (const item of movie.frames.flatMap(({ items }) => items)) {
        if (item.type !== 'text') continue;
        expect(item.x).toBeGreaterThanOrEqual(0);
        expect(item.y).toBeGreaterThanOrEqual(0);
        expect(item.x + item.width).toBeLessThanOrEqual(width);
        expect(item.y + item.height).toBeLessThanOrEqual(height);
      }
    },
  );

  it('gives a slide the time of its voice and a breath, and holds the last one for three seconds', () => {
    const [theme] = themeList;
    if (!theme) throw new Error('no theme');
    const movie = scriptToMovie(script, { theme, width: 1920, height: 1080, voice });
    expect(movie.frames.map(slideSeconds)).toEqual([4.8, 4.55, 4.55, 4.8, 4.55, 4.55, 4.55, 7.2]);
    const silent = scriptToMovie(script, { theme, width: 1920, height: 1080, voice: new Map() });
    expect(movieSeconds(silent)).toBeGreaterThan(2.5 * script.parts.length);
  });

  it('shows everything in the first frame, which is also the thumbnail', () => {
    const [theme] = themeList;
    if (!theme) throw new Error('no theme');
    const [first] = scriptToMovie(script, { theme, width: 1920, height: 1080, voice }).frames;
    const late = first?.items.filter(
      ({ effects, timing }) =>
        timing.startTime > 0 || (effects?.in && effects.in.effect !== 'none'),
    );
    expect(late).toEqual([]);
  });

  it('takes signs of HTML as the words they are', () => {
    const [theme] = themeList;
    if (!theme) throw new Error('no theme');
    const movie = scriptToMovie(script, { theme, width: 1920, height: 1080, voice });
    const text = movie.frames[2]?.items.find(({ ident }) => ident === 'subtitle')?.text;
    expect(text).toContain('Hot water meets &lt;fine&gt; coffee &amp; milk.');
  });
});
