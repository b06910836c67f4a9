import { Captions, movieSeconds, slideSeconds } from '@reelwright/movie';
import { pictureStyles } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import type { PartRole, Script, ScriptPart } from './script.ts';
import { scriptToMovie } from './script-to-movie.ts';
import { themeCalled, themeList } from './themes/theme-list.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 720, height: 720 },
  { width: 1080, height: 1920 },
];

const layouts = { title: 'title', number: 'number', closing: 'title' } as const;

function part(role: PartRole, at: number): ScriptPart {
  const style = pictureStyles[at % pictureStyles.length] ?? 'place';
  const id = `part-${at}`;
  return {
    id,
    role,
    layout: role in layouts ? layouts[role as keyof typeof layouts] : 'heading_with_text_and_media',
    heading: 'Espresso',
    number: 3,
    lines: [
      {
        id: `${id}-line`,
        spoken: 'Hot water meets fine coffee.',
        text: 'Hot water meets <fine> coffee & milk.',
        media: [],
        picture: { style, objects: ['hot-beverage', 'teapot'], place: 'lobby', seed: String(at) },
        voice: { url: `${id}.mp3`, startSeconds: 0, seconds: 4.2, words: [] },
      },
    ],
    ...(at === 2 && { breathSeconds: 0.6 }),
  };
}

const roles: readonly PartRole[] = ['title', 'number', 'fact', 'number', 'fact', 'closing'];
const script: Script = { title: 'Coffee', parts: roles.map(part) };
const silent: Script = {
  ...script,
  parts: script.parts.map((one) => ({
    ...one,
    lines: one.lines.map(({ voice, ...line }) => line),
  })),
};
const wide = { theme: themeCalled(undefined), width: 1920, height: 1080 };

describe('a script becomes a movie', () => {
  it.each(themeList.flatMap((theme) => sizes.map((size) => ({ theme, ...size }))))(
    'words stay inside the frame in $theme.label at $width x $height',
    ({ theme, width, height }) => {
      const { movie } = scriptToMovie(script, { theme, width, height });
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

  it.each(
    (['low', 'high'] as const).flatMap((position) =>
      [
        { width: 1080, height: 1920, foot: 0.8 },
        { width: 1080, height: 1080, foot: 0.93 },
        { width: 1920, height: 1080, foot: 0.93 },
      ].map((format) => ({ position, ...format })),
    ),
  )(
    'leaves room for captions that somebody wrote, $position, in a film of $width x $height',
    ({ position, foot, ...format }) => {
      const own = roles.map((_, at) => ({
        id: `own-${at}`,
        slide: `part-${at}`,
        startSeconds: 0,
        endSeconds: 2,
        text: 'Agua caliente y buen café.',
      }));
      const edgesOfWords = (captions: object, size: { width: number; height: number }) => {
        const read = Captions.parse({ on: true, position, ...captions });
        const { movie } = scriptToMovie(script, {
          theme: themeCalled(undefined),
          ...size,
          captions: read,
        });
        const texts = movie.frames.flatMap(({ items }) =>
          items.filter(({ type }) => type === 'text'),
        );
        return {
          top: Math.min(...texts.map(({ y }) => y)),
          foot: Math.max(...texts.map(({ y, height }) => y + height)),
        };
      };
      const [plain, roomy] = [edgesOfWords({}, format), edgesOfWords({ own }, format)];
      const room = 0.17 * 1080;
      if (position === 'low') expect(roomy.foot).toBeLessThan(foot * format.height - room);
      else expect(roomy.top).toBeGreaterThan((1 - foot) * 0.6 * format.height + room);
      expect(edgesOfWords({ own: own.slice(0, 1) }, format)).toEqual(plain);
      expect(edgesOfWords({ own, on: false }, format)).toEqual(plain);
    },
  );

  it('gives a slide the time of its voice and a breath', () => {
    const { movie } = scriptToMovie(script, wide);
    expect(movie.frames.map(slideSeconds)).toEqual([4.55, 4.55, 4.8, 4.55, 4.55, 4.55]);
    expect(movieSeconds(scriptToMovie(silent, wide).movie)).toBeGreaterThan(2.5 * roles.length);
  });

  it('plays a sentence that is shown in two lines as the one recording it is', () => {
    const [first] = script.parts;
    const [line] = first?.lines ?? [];
    if (!first || !line?.voice) throw new Error('no line');
    const rest = { ...line, id: 'rest', voice: { ...line.voice, startSeconds: 4.2, seconds: 2 } };
    const lines = [line, rest];
    const { movie } = scriptToMovie({ title: '', parts: [{ ...first, lines }] }, wide);
    expect(movie.frames[0]?.narration).toMatchObject({ url: line.voice.url, duration: 6.2 });
    expect(movie.frames[0]?.items.filter(({ type }) => type === 'audio')).toEqual([]);
  });

  it('keeps with each voice what it says and when, for captions', () => {
    const [first] = script.parts;
    const [line] = first?.lines ?? [];
    if (!first || !line?.voice) throw new Error('no line');
    const [, , , word = { text: 'milk', startSeconds: 1, endSeconds: 1.4 }] = line.voice.words;
    const voice = { ...line.voice, words: [word] };
    const rest = { ...line, id: 'rest', voice: { ...voice, startSeconds: 4.2, seconds: 2 } };
    const parts = [{ ...first, lines: [{ ...line, voice }, rest] }];
    const { movie } = scriptToMovie({ title: '', parts }, wide);
    expect(movie.frames[0]?.narration).toMatchObject({
      text: `${line.spoken} ${line.spoken}`,
      words: [
        { text: word.text, startTime: expect.closeTo(word.startSeconds, 2) },
        { text: word.text, startTime: expect.closeTo(word.startSeconds + 4.2, 2) },
      ],
    });
  });

  it('gives captions the colours of another theme, and keeps what was corrected', () => {
    const { movie } = scriptToMovie(script, wide);
    expect(movie.captions).toBeUndefined();
    const corrections = [{ spoken: 'Coffee', from: 0, to: 1, text: 'Tea' }];
    const data = { ...movie, captions: Captions.parse({ on: true, style: 'pop', corrections }) };
    const looks = themeList.slice(0, 2).map((theme) => {
      const { captions } = scriptToMovie(script, { ...wide, theme, data }).movie;
      expect(captions).toMatchObject({ on: true, style: 'pop', corrections });
      return captions?.look;
    });
    expect(looks[0]).not.toEqual(looks[1]);
  });

  it('shows everything in the first frame, which is also the thumbnail', () => {
    const [first] = scriptToMovie(script, wide).movie.frames;
    const late = first?.items.filter(
      ({ effects, timing }) =>
        timing.startTime > 0 || (effects?.in && effects.in.effect !== 'none'),
    );
    expect(late).toEqual([]);
  });

  it('takes signs of HTML as the words they are', () => {
    const { movie } = scriptToMovie(script, wide);
    const text = movie.frames[2]?.items.find(({ ident }) => ident === 'subtitle')?.text;
    expect(text).toContain('Hot water meets &lt;fine&gt; coffee &amp; milk.');
  });

  it('keeps the music and the background that a person chose instead of the theme’s', () => {
    const made = scriptToMovie(script, { ...wide, musicUrl: 'theme.mp3' }).movie;
    expect(made.movie.audio.url).toBe('theme.mp3');
    const again = scriptToMovie(script, { ...wide, musicUrl: 'other.mp3', data: made }).movie;
    expect(again.movie.audio.url).toBe('other.mp3');
    const bg = { ...made.movie.bg, color: '#123456' };
    const audio = { ...made.movie.audio, url: 'own.mp3' };
    const theirs = { ...made, movie: { ...made.movie, bg, audio } };
    const kept = scriptToMovie(script, { ...wide, musicUrl: 'other.mp3', data: theirs }).movie;
    expect(kept.movie).toMatchObject({ bg: { color: '#123456' }, audio: { url: 'own.mp3' } });
  });
});
